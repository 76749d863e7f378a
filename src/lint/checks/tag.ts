import type { Check } from '../check.ts';
import { attributeOf, type HtmlElement, hasAttribute, runs } from '../element.ts';
import { quoted } from '../finding.ts';
import { areTogether, startOf, writtenOf } from '../page.ts';

/** Returns whether an element loads the file of the tag, with or without a version in its name. */
export const isTag = (element: HtmlElement): boolean =>
  element.tagName === 'script' && /(^|\/)vitrine([.-][\w.-]+)?\.m?js([?#]|$)/.test(attributeOf(element, 'src') ?? '');

/** The one tag of a page (VT150 to VT152). */
export const tag: Check = (page, hosts, report) => {
  const tags = page.elements.filter((element) => isTag(element) && !page.inTemplates.has(element));
  const [first] = tags;
  const second = tags.find((one) => first && one !== first && areTogether(page, first, one));
  const [host] = hosts;
  if (!first && host && page.whole && !page.templated)
    report.say({
      code: 'VT150',
      at: startOf(host.element),
      block: host.block.name,
      what: 'the page has blocks and no Vitrine script',
      expected: '<script src="…/vitrine.js" async></script>',
    });
  if (second)
    report.say({ code: 'VT151', at: startOf(second), what: 'the Vitrine script is on the page a second time' });
  for (const element of tags) {
    if (runs(element) || !hasAttribute(element, 'type')) continue;
    const read = attributeOf(element, 'type') ?? '';
    report.say({
      code: 'VT152',
      at: writtenOf(page, element, 'type').at,
      attribute: 'type',
      read,
      expected: 'no type, or module',
      what: `browsers do not run a script of type ${quoted(read)}`,
    });
  }
};
