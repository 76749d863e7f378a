import type { Check } from '../check.ts';
import { attributeOf, below, hasAttribute } from '../element.ts';
import { quoted } from '../finding.ts';
import { isOpenTag, startOf } from '../page.ts';

/** The requirements on every block’s own markup for visitors (VT140, VT141). */
export const plainMarkup: Check = (page, hosts, report) => {
  const seen = new Set<object>();
  for (const { element, block } of hosts) {
    for (const image of below(element)) {
      if (image.tagName !== 'img' || hasAttribute(image, 'alt') || seen.has(image)) continue;
      seen.add(image);
      if (['presentation', 'none'].includes(attributeOf(image, 'role') ?? '') || isOpenTag(page, image)) continue;
      report.say({
        code: 'VT140',
        at: startOf(image),
        block: block.name,
        attribute: 'alt',
        what: `the image ${quoted(attributeOf(image, 'src') ?? '')} has no alt attribute`,
      });
    }
  }
  const [root] = page.elements;
  if (!root || hosts.length === 0 || !page.whole || isOpenTag(page, root)) return;
  if (attributeOf(root, 'lang')?.trim()) return;
  report.say({
    code: 'VT141',
    at: startOf(root),
    attribute: 'lang',
    what: 'the html element has no lang attribute',
    expected: 'a lang such as pt-BR',
  });
};
