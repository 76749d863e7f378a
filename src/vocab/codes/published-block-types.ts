import { codes } from './codes.ts';

/**
 * Block types on published pages (docs/published-markup.md §1). For reading published markup only: other numbers than
 * the block types of the requirements from menu on. Blocks of today may all carry 1337, so a name in the markup comes
 * first. html, quote, spacer, button, markdown, code, horizontal rule and social links need no view
 * (docs/published-markup.md §17).
 *
 * Block types by the numbers that published pages carry, under the names of `blockTypes`. No requirement gives them:
 * only adapters of published markup read them.
 */
export const publishedBlockTypes = /* @__PURE__ */ codes({
  html: 2,
  map: 4,
  image: 5,
  gallery: 8,
  form: 9,
  menu: 18,
  spacer: 21,
  embed: 22,
  code: 23,
  calendar: 26,
  quote: 31,
  video: 32,
  audio: 41,
  markdown: 44,
  horizontalRule: 47,
  newsletter: 51,
  button: 53,
  socialAccountLinks: 54,
  summary: 55,
  tourdates: 59,
  accordion: 69,
  marquee: 70,
  websiteComponent: 1337,
});
