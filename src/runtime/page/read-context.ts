import { SITE_CONTEXT } from '../../vocab/names.ts';
import { queryIn } from './document-member.ts';

/** Published platform pages contain their context in one inline script, as one object. */
const PUBLISHED = /Static\.SQUARESPACE_CONTEXT\s*=\s*(?=\{)/;

/** Reads the page's context from the site's own JSON element, not validated; null if there is none that can be read. */
export const ownContext = (page: ParentNode): unknown =>
  parsed(queryIn(page, `script[${SITE_CONTEXT}]`)[0]?.textContent ?? '');

/** Reads the context from a published page's inline script, as text; it is never evaluated. */
export function publishedContext(page: ParentNode): unknown {
  for (const { textContent } of queryIn(page, 'script:not([src])')) {
    const text = textContent ?? '';
    const found = PUBLISHED.exec(text);
    if (found) return parsed(objectAt(text, found.index + found[0].length));
  }
  return null;
}

/** Parses a text as JSON, not validated; null if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the text of the JSON object that starts at an index, up to its own closing brace; braces in strings are skipped. */
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
