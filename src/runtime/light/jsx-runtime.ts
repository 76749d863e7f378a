/**
 * Makes the JSX of a light view in its chunk: the same shape as React's elements, so that the single file and tests can
 * use React's own `jsx`.
 */
export const jsx = (type: unknown, props: unknown, key?: string): object => ({ type, props, key });

export const jsxs = jsx;

/** Neither a function nor the name of an element. */
export const Fragment = 0;
