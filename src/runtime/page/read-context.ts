import { type Context, toContext } from '../../vocab/context.ts';
import { SITE_CONTEXT } from '../../vocab/names.ts';

/** Where published platform pages put their context: one inline script, one object. */
const PUBLISHED = /Static\.SQUARESPACE_CONTEXT\s*=\s*(?=\{)/;

/** Reads the page's context: the site's own JSON element, else the published inline script, as text and never evaluated. */
export const readContext = (page: Document): Context => toContext(rawContext(page));

/** What stands in the page as its context, unchecked; null where nothing that can be read does. */
export const rawContext = (page: Document): unknown => parsed(contextText(page));

function contextText(page: Document): string {
  const scripts = (selector: string): Element[] => [
    ...Document.prototype.querySelectorAll.call(page, `script${selector}`),
  ];
  const [own] = scripts(`[${SITE_CONTEXT}]`);
  if (own) return own.textContent ?? '';
  for (const { textContent } of scripts(':not([src])')) {
    const text = textContent ?? '';
    const found = PUBLISHED.exec(text);
    if (found) return objectAt(text, found.index + found[0].length);
  }
  return '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text of the JSON object that starts at an index: up to its own closing brace, strings skipped. */
export function objectAt(text: string, start: number): string {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at++;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return text.slice(start, at + 1);
  }
  return '';
}
