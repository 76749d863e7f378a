import { html } from 'parse5';
import { BLOCK, CAPTCHA } from '../../vocab/names.ts';
import type { Check } from '../check.ts';
import { above, type HtmlElement, hasAttribute } from '../element.ts';
import type { Host } from '../hosts.ts';
import { movesIn } from '../moved.ts';
import { areTogether, endsWhereItStarts, insideOf, leftOverIn, type Page, startOf } from '../page.ts';
import type { LintCode } from '../rules.ts';

/** Elements that do not show their children, or that have no box on the page. */
export const NO_HOST =
  /^(area|audio|base|br|canvas|col|embed|head|hr|html|iframe|img|input|link|math|meta|noscript|object|option|picture|script|select|source|style|svg|template|textarea|title|track|video|wbr)$/;

/** Elements that handle every click inside them. */
const TAKES_PRESSES = /^(a|button|label|option|select)$/;

const MAY_STAY_OPEN = /^(li|dt|dd|p|td|th|tr|tbody|thead|tfoot|caption|body)$/;

type Told = readonly [code: LintCode, what: string];

/**
 * Where blocks may be: on which elements, inside which elements, and whether the parser leaves them there (VT132 to
 * VT137).
 */
export const nesting: Check = (page, hosts, report) => {
  const byElement = new Map(hosts.map((host) => [host.element, host]));
  const moveOf = movesIn(page);
  const seen = new Map<string, HtmlElement[]>();
  for (const host of hosts) {
    const { element, block } = host;
    const tell = (...[code, what]: Told): void => report.say({ code, at: startOf(element), block: block.name, what });
    const { tagName } = element;
    if (NO_HOST.test(tagName)) tell('VT134', `<${tagName}> cannot be a block`);
    const move = moveOf(element);
    for (const slip of [around(page, host, byElement), inDrawing(element), closing(page, element, move !== null)])
      if (slip) tell(...slip);
    if (move) tell('VT133', move);
    if (block.level !== 'page' || page.inTemplates.has(element)) continue;
    const before = seen.get(block.name) ?? [];
    if (before.some((one) => areTogether(page, one, element))) tell('VT137', 'it is on the page a second time');
    else seen.set(block.name, [...before, element]);
  }
  withoutScripts(page, report);
};

function around(page: Page, { element, block }: Host, byElement: ReadonlyMap<HtmlElement, Host>): Told | null {
  let inForm = element.tagName === 'form';
  for (const outer of above(element)) {
    if (hasAttribute(outer, CAPTCHA)) return null;
    if (!areTogether(page, outer, element)) continue;
    const host = byElement.get(outer);
    if (outer.tagName === 'form' && block.name === 'form') return ['VT134', 'a form is inside another form'];
    inForm ||= outer.tagName === 'form';
    if (host?.block.name === 'marquee' || (host?.block.name === 'form' && inForm))
      return ['VT132', `it is inside the block ${host.block.name}, which shows no other block`];
    if (TAKES_PRESSES.test(outer.tagName) && (outer.tagName !== 'a' || hasAttribute(outer, 'href')))
      return ['VT134', `it is inside <${outer.tagName}>, which takes every click itself`];
  }
  return null;
}

/** Drawings and formulas show HTML only inside the one element that each has for it. */
function inDrawing(element: HtmlElement): Told | null {
  if (NO_HOST.test(element.tagName)) return null;
  if (element.namespaceURI !== html.NS.HTML)
    return ['VT134', `<${element.tagName}> in <${rootOf(element)}> cannot be a block`];
  for (const outer of above(element)) {
    if (outer.namespaceURI === html.NS.HTML) continue;
    const holds = /^(foreignObject|annotation-xml)$/.test(outer.tagName);
    return holds ? null : ['VT134', `it is inside <${rootOf(outer)}>, which shows no block`];
  }
  return null;
}

const rootOf = ({ namespaceURI }: HtmlElement): string => (namespaceURI === html.NS.SVG ? 'svg' : 'math');

function closing(page: Page, element: HtmlElement, moved: boolean): Told | null {
  const place = element.sourceCodeLocation;
  if (!place?.startTag || NO_HOST.test(element.tagName)) return null;
  if (leftOverIn(page, element).some(({ text }) => text.endsWith('/')))
    return ['VT135', `<${element.tagName} … /> does not end the block`];
  if (place.endTag || moved || MAY_STAY_OPEN.test(element.tagName) || !endsWhereItStarts(page, element)) return null;
  return ['VT136', `<${element.tagName}> has no end tag`];
}

const MARKED = new RegExp(`<[a-z][^<>]*?\\s${BLOCK}\\s*=`, 'gi');

/** Content for visitors without scripts is plain text to all others. */
function withoutScripts(page: Page, report: Parameters<Check>[2]): void {
  for (const element of page.elements) {
    if (element.tagName !== 'noscript') continue;
    const start = element.sourceCodeLocation?.startTag?.endOffset ?? startOf(element);
    for (const { index } of insideOf(page, element).matchAll(MARKED))
      report.say({
        code: 'VT134',
        at: start + index,
        attribute: BLOCK,
        what: 'it is inside <noscript>, which no script reads',
      });
  }
}
