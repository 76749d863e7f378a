import { getNodeValue, parseTree } from 'jsonc-parser';
import { type Context, toContext } from '../vocab/context.ts';
import { SITE_CONTEXT } from '../vocab/names.ts';
import { hasAttribute } from './element.ts';
import { readJson } from './json-text.ts';
import { insideOf, type Page } from './page.ts';

const PUBLISHED = /Static\.SQUARESPACE_CONTEXT\s*=\s*(?=\{)/;

/**
 * Reads the page's context: the site's own JSON, otherwise that of a published page's script; every default if neither
 * can be read.
 */
export function pageContext(page: Page): Context {
  const scripts = page.elements.filter((one) => one.tagName === 'script' && !page.inTemplates.has(one));
  const own = scripts.find((script) => hasAttribute(script, SITE_CONTEXT));
  if (own) {
    const read = readJson(insideOf(page, own));
    return toContext('value' in read ? read.value : null);
  }
  for (const script of scripts) {
    const text = hasAttribute(script, 'src') ? '' : insideOf(page, script);
    const found = PUBLISHED.exec(text);
    if (found) {
      const tree = parseTree(text.slice(found.index + found[0].length));
      return toContext(tree ? getNodeValue(tree) : null);
    }
  }
  return toContext(null);
}
