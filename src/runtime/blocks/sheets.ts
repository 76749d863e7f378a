import base from './base.css';

const sheets = new Map<string, CSSStyleSheet>();

/** One constructed sheet per text, shared by all instances: allowed by every style policy, parsed once. */
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

/** The sheets of a block's root: what all blocks share, then its own in order. The same frozen array for the same list. */
export function sheetsFor(styles: readonly string[], ...more: readonly string[]): readonly CSSStyleSheet[] {
  let list = lists.get(styles);
  if (!list) {
    // A part that two parts of a block bring along is adopted once.
    list = Object.freeze([...new Set([base, ...styles])].map(sheetOf));
    lists.set(styles, list);
  }
  return more.length ? [...list, ...more.map(sheetOf)] : list;
}
