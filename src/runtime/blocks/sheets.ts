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

/** The sheets of a block's root, as one frozen array per style. */
export function sheetsFor(style: string): readonly CSSStyleSheet[] {
  let pair = pairs.get(style);
  if (!pair) {
    pair = Object.freeze([sheetOf(base), sheetOf(style)]);
    pairs.set(style, pair);
  }
  return pair;
}

const pairs = new Map<string, readonly CSSStyleSheet[]>();
