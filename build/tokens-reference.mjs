/**
 * The table of the custom properties that all blocks share, in Markdown, from their declaration. The README has the same.
 *
 * @param {readonly { name: string, fallback: string, meaning: string }[]} tokens
 */
export const tokensTable = (tokens) =>
  [
    '| property | default | what it is |',
    '|---|---|---|',
    ...tokens.map(({ name, fallback, meaning }) => `| \`${name}\` | ${fallback} | ${meaning} |`),
  ].join('\n');

/** The reference page of those properties. */
export const tokensReference = (tokens) => `# Custom properties

A page sets these for all blocks, for a section or for one block. Blocks have properties of their own beside them, which fall back to these: see the page of
each block.

${tokensTable(tokens)}
`;
