/**
 * What a page is measured under: how many times slower the processor is, and whether its files come over a slow network (`slow-network.mjs`) or
 * from the machine itself.
 */
export const CONDITIONS = {
  '1x': { cpu: 1, slow: false },
  '4x': { cpu: 4, slow: false },
  slow: { cpu: 4, slow: true },
};
