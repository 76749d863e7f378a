import { CAPTCHA } from '../../vocab/names.ts';
import type { Check } from '../check.ts';
import { above, type Element, hasAttribute, isElement } from '../element.ts';
import type { Host } from '../hosts.ts';
import { leftOverIn, type Page, startOf } from '../page.ts';
import type { LintCode } from '../rules.ts';

/** Elements that show no children of theirs, or are no boxes of the page. */
export const NO_HOST =
  /^(area|audio|base|br|canvas|col|embed|head|hr|html|iframe|img|input|link|meta|noscript|object|option|picture|script|select|source|style|svg|template|textarea|title|track|video|wbr)$/;

/** Elements that take every press for themselves. */
const TAKES_PRESSES = /^(a|button|label|option|select)$/;

const MAY_STAY_OPEN = /^(li|dt|dd|p|td|th|tr|tbody|thead|tfoot|caption|body)$/;

/** Where blocks stand: on what, in what, and whether the parser leaves them there (VT132 to VT137). */
export const nesting: Check = (page, hosts, report) => {
  const byElement = new Map(hosts.map((host) => [host.element, host]));
  const tables = page.elements.filter(({ tagName, sourceCodeLocation }) => tagName === 'table' && sourceCodeLocation);
  const seen = new Set<string>();
  for (const host of hosts) {
    const { element, block } = host;
    const tell = (...[code, what]: Told): void => report.say({ code, at: startOf(element), block: block.name, what });
    const { tagName } = element;
    if (NO_HOST.test(tagName)) tell('VT134', `<${tagName}> cannot be a block`);
    for (const slip of [around(host, byElement), moved(element, tables), closing(page, element)])
      if (slip) tell(...slip);
    if (block.host !== 'page' || page.inTemplates.has(element)) continue;
    if (seen.has(block.name)) tell('VT137', 'it stands on the page a second time');
    seen.add(block.name);
  }
};

type Told = readonly [code: LintCode, what: string];

function around({ element, block }: Host, byElement: ReadonlyMap<Element, Host>): Told | null {
  let inForm = element.tagName === 'form';
  for (const outer of above(element)) {
    if (hasAttribute(outer, CAPTCHA)) return null;
    const host = byElement.get(outer);
    if (outer.tagName === 'form' && block.name === 'form') return ['VT134', 'a form stands in another form'];
    inForm ||= outer.tagName === 'form';
    if (host?.block.name === 'marquee' || (host?.block.name === 'form' && inForm))
      return ['VT132', `it stands in the block ${host.block.name}, which shows no block`];
    if (TAKES_PRESSES.test(outer.tagName) && (outer.tagName !== 'a' || hasAttribute(outer, 'href')))
      return ['VT134', `it stands in <${outer.tagName}>, which takes every press for itself`];
  }
  return null;
}

/** The parser puts what a table cannot hold in front of it, and ends a paragraph at a block element. */
function moved(element: Element, tables: readonly Element[]): Told | null {
  const start = element.sourceCodeLocation?.startOffset;
  if (start === undefined) return null;
  const outer = new Set(above(element));
  const within = tables.find((table) => {
    const place = table.sourceCodeLocation;
    return place && place.startOffset < start && start < place.endOffset && !outer.has(table);
  });
  if (within)
    return ['VT133', `<${element.tagName}> in a table, outside of its cells: the parser puts it before the table`];
  const around = element.parentNode?.childNodes.filter(isElement) ?? [];
  const at = around.indexOf(element);
  const before = around[at - 1];
  const open =
    before?.tagName === 'p' && !before.sourceCodeLocation?.endTag && before.sourceCodeLocation?.endOffset === start;
  // The end tag that was left over makes an empty paragraph that stands nowhere in the file.
  if (open && around.slice(at + 1).some((one) => one.tagName === 'p' && !one.sourceCodeLocation))
    return ['VT133', `<${element.tagName}> in a paragraph: the parser ends the paragraph before it`];
  return null;
}

function closing(page: Page, element: Element): Told | null {
  const place = element.sourceCodeLocation;
  if (!place?.startTag || NO_HOST.test(element.tagName)) return null;
  if (leftOverIn(page, element).some(({ text }) => text.endsWith('/')))
    return ['VT135', `<${element.tagName} … /> does not end the block`];
  return place.endTag || MAY_STAY_OPEN.test(element.tagName) ? null : ['VT136', `<${element.tagName}> has no end tag`];
}
