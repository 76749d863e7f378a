const real = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `R$ 1.234,50`, with a no-break space. @param cents an amount in centavos */
export const money = (cents: number): string => `R$\u00a0${real.format(cents / 100)}`;
