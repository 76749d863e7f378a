const MARK = /^\s*<!--\s*policy:([^>]*)-->\s*/;

/**
 * A page may ask, in a comment on its first line, for a looser policy. The words:
 * `none` (no policy at all), `preview` (the playground's preview: no origin, no script of its content), `parse` (has its own Trusted Types policy, `demo#html`),
 * `gated` (has scripts that wait for consent), `style-attr` (server markup with style attributes), `server` (the usual policy; the page needs files that the server makes).
 *
 * @returns {{ words: string[], html: string }} the words, and the page without the comment
 */
export function readPolicy(html) {
  const mark = MARK.exec(html);
  if (!mark) return { words: [], html };
  return { words: mark[1].trim().split(/\s+/), html: html.slice(mark[0].length) };
}
