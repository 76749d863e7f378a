import { codeRange } from '../../codes/code-range.ts';
import { codes } from '../../codes/codes.ts';

/**
 * Block types (VOCAB-602, VOCAB-603, VOCAB-604). Code 26 stands for four blocks, so the codes from 27 to 31 are only as
 * sure as that entry: tell blocks apart by name.
 *
 * Block types. Null where the requirements give the name and no code.
 */
export const blockTypes = /* @__PURE__ */ codes({
  navigation: 1,
  html: 2,
  logo: 3,
  map: 4,
  image: 5,
  twitter: 6,
  journal: 7,
  gallery: 8,
  form: 9,
  geo: 10,
  index: 11,
  collectionLink: 12,
  link: 13,
  tagcloud: 14,
  comments: 15,
  folder: 16,
  menu: 17,
  socialLinks: 18,
  summary: 19,
  spacer: 20,
  embed: 21,
  code: 22,
  foursquare: 23,
  instagram: 24,
  calendar: 25,
  postsByAuthorTagCategoryMonth: 26,
  postsByAuthor: 26,
  postsByTag: 26,
  postsByCategory: 26,
  postsByMonth: 26,
  quote: 27,
  video: 28,
  search: 29,
  audio: 30,
  '500px': 31,
  product: 43,
  newsletter: 51,
  donation: 52,
  button: 53,
  memberArea: 67,
  accordion: 69,
  marquee: 70,
  shape: 71,
  markdown: null,
  flickr: null,
  amazon: null,
  horizontalRule: null,
  socialAccountLinks: null,
  rss: null,
  opentable: null,
  soundcloud: null,
  emailFooter: null,
  inBrowserMessageLink: null,
  tourdates: null,
  album: null,
  archive: null,
  chart: null,
  zola: null,
  acuity: null,
  tock: null,
});

/**
 * Codes of block types (VOCAB-605).
 *
 * The numbers a block type may have; most have no name here.
 */
export const blockTypeRange = /* @__PURE__ */ codeRange(1, 71);
