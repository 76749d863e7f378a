/** The kinds of field that a declaration can use. */

export { reference, url } from './fields/address.ts';
export { color } from './fields/color.ts';
export { focalPoint } from './fields/focal-point.ts';
export { listOf } from './fields/list-of.ts';
export { duration, length, ratio } from './fields/measures.ts';
export { count, flag, headingLevel, json, number, oneOf, text } from './fields/plain.ts';
export { shadow } from './fields/shadow.ts';
export { month, timeZone } from './fields/times.ts';
