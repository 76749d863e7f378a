/** Returns whether a computed colour is transparent; the empty text of an element without a style counts as transparent. */
export const isClear = (color: string): boolean => /^(transparent)?$/.test(color) || /[,/] *0(\.0*)?%?\)$/.test(color);
