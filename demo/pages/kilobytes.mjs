const format = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `2.345` bytes → `2,35 kB`, with 1 kB = 1,000 B. */
export const kilobytes = (bytes) => `${format.format(bytes / 1000)} kB`;
