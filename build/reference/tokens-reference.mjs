import { code, tableLines } from '../markdown.mjs';

/** A value of our style sheets as a page would write it: what is private there has a public name, or is its double. */
const asPublic = (css) =>
  css
    .replace(/var\((--vitrine-[\w-]+)\)/g, '$1')
    .replace(/var\(--_(?:button-|field-)?(?=radius)/g, 'var(--_')
    .replace(/var\(--_([\w-]+)\)/g, '--vitrine-$1')
    .replace(/^calc\((\S+) \* (\d+)\)$/, '$2 × $1');

/** The default values of a custom property, each once. */
export const defaultValues = ({ css }) => [...new Set(css.map(asPublic))];

/** What counts where a page does not set a custom property: in words where it has some, else as its values. */
export const tokenDefault = (token) => token.fallback ?? defaultValues(token).join(', ');

/**
 * The table of the custom properties that all blocks share, in Markdown, from their declaration. The README has the same.
 *
 * @param {readonly { name: string, css: readonly string[], fallback?: string, meaning: string }[]} tokens
 */
const tokensTable = (tokens) =>
  tableLines(
    ['property', 'default', 'what it is'],
    tokens.map((token) => [code(token.name), tokenDefault(token), token.meaning]),
  ).join('\n');

/** The reference page of those properties. */
export const tokensReference = (tokens) => `# Custom properties

A page sets these for all blocks, for a section or for one block. Blocks have properties of their own beside them, which fall back to these: see the page of
each block.

${tokensTable(tokens)}
`;
