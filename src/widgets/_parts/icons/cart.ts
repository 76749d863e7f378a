/** Shopping cart. */
export const cart =
  'M2.5 3.5h2l2 9.5h8.6l1.9-6.5H5.2M8.5 16.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0M14.5 16.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0';
