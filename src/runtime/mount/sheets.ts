import base from './base.css';

const sheets = new Map<string, CSSStyleSheet>();

/** Returns the constructed sheet for a text, shared by all roots. Content security policies allow such sheets, and each is parsed once. */
export function sheetOf(text: string): CSSStyleSheet {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  return sheet;
}

const lists = new Map<readonly string[], readonly CSSStyleSheet[]>();

/** Returns the sheets of a block's root: the shared base, then its own in order. The same list returns the same frozen array. */
export function sheetsFor(styles: readonly string[], ...more: readonly string[]): readonly CSSStyleSheet[] {
  let list = lists.get(styles);
  if (!list) {
    // A text that is listed twice is adopted once.
    list = Object.freeze([...new Set([base, ...styles])].map(sheetOf));
    lists.set(styles, list);
  }
  return more.length ? [...list, ...more.map(sheetOf)] : list;
}
