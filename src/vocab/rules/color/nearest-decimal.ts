/** The decimal number that a sum stands for, in 15 digits (the project's own): 7 where binary fractions make 7.000000000000001 of 0.07 × 100. */
export const nearestDecimal = (value: number): number => Number(value.toPrecision(15));
