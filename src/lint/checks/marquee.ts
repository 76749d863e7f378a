import { BLOCK_JSON } from '../../vocab/names.ts';
import type { Check } from '../check.ts';
import { attributeOf, below, childrenOf, hasAttribute, textOf } from '../element.ts';
import { breakerOf } from '../moved.ts';
import { insideOf, startOf } from '../page.ts';
import { firstBelow, hasClass, MARQUEE_ITEMS } from '../published-values.ts';
import { isTemplated } from '../templated.ts';
import { NO_HOST } from './nesting.ts';

const NO_TEXT = /^(a|button|img|picture|svg|video|iframe|input|select|textarea)$/;

/** A marquee runs the text of its markup, and nothing else of it (VT180, VT181). */
export const marquees: Check = (page, hosts, report) => {
  for (const { element, block, platform: published } of hosts) {
    if (block.name !== 'marquee' || NO_HOST.test(element.tagName)) continue;
    for (const inside of published ? [] : below(element)) {
      const { tagName } = inside;
      if (!NO_TEXT.test(tagName) || (tagName === 'a' && !hasAttribute(inside, 'href'))) continue;
      if (attributeOf(inside, 'aria-hidden') === 'true' || attributeOf(inside, 'alt') === '') continue;
      report.say({ code: 'VT180', at: startOf(inside), block: block.name, what: `<${tagName}> in the scrolling text` });
      break;
    }
    if (isTemplated(insideOf(page, element)) || textOf(element).trim() || breakerOf(element)) continue;
    const told =
      ['data-items', BLOCK_JSON, MARQUEE_ITEMS].some((name) => hasAttribute(element, name)) ||
      childrenOf(element).some((child) => hasAttribute(child, BLOCK_JSON)) ||
      (published &&
        firstBelow(element, (one) => hasAttribute(one, MARQUEE_ITEMS) || hasClass(one, 'Marquee-props')) !== null);
    const broken =
      published && !hasClass(element, 'Marquee') && !firstBelow(element, (one) => hasClass(one, 'Marquee'));
    if (!told)
      report.say({
        code: 'VT181',
        at: startOf(element),
        block: block.name,
        what: broken ? 'it has no .Marquee' : 'it has no text',
      });
  }
};
