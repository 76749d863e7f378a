/** Shopping cart. */
export const cart = 'M2.5 3.5h2l2 9.5h8.6l1.9-6.5H5.2M8 16.5h.01M14 16.5h.01';
