import fc from 'fast-check';

/** Any text at all, halves of characters and control characters among it. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

/** Texts joined of these pieces: such as are nearly what a rule looks for. */
export const textOf = (...pieces: readonly string[]): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces)).map((all) => all.join(''));
