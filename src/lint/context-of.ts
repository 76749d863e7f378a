import { isRecord } from '../vocab/is-record.ts';
import { SITE_CONTEXT } from '../vocab/names.ts';
import { hasAttribute } from './element.ts';
import { insideOf, type Page } from './page.ts';
import { isTemplated } from './templated.ts';

/** Returns JSON as an object; null where the text is none, or where a template writes it. */
export function readRecord(text: string): Readonly<Record<string, unknown>> | null {
  if (isTemplated(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns the context of a page, empty if it has none; null where it cannot be known. */
export function contextOf(page: Page): Readonly<Record<string, unknown>> | null {
  const scripts = page.elements.filter(({ tagName }) => tagName === 'script');
  if (scripts.some((script) => /Static\.SQUARESPACE_CONTEXT\s*=/.test(insideOf(page, script)))) return null;
  const own = scripts.find((script) => hasAttribute(script, SITE_CONTEXT) && !page.inTemplates.has(script));
  return own ? readRecord(insideOf(page, own)) : {};
}
