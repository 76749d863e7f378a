/** Add, or open: two strokes, so that one can turn into the other. */
export const plus = ['M4 10h12', 'M10 4v12'] as const;
