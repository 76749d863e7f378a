/** Whether a computed colour lets everything through; the empty text of an element without a style is one. */
export const isClear = (color: string): boolean => /^(transparent)?$/.test(color) || /[,/] *0(\.0*)?%?\)$/.test(color);
