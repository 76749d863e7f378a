import { BLOCK_JSON } from '../../vocab/names.ts';
import { MARQUEE_ITEMS } from '../../vocab/published/marquee.ts';
import { MARQUEE_PROPS } from '../../vocab/published/places.ts';
import type { Check } from '../check.ts';
import { attributeOf, below, childrenOf, firstBelow, hasAttribute, textOf } from '../element.ts';
import { matches } from '../matches.ts';
import { breakerOf } from '../moved.ts';
import { insideOf, startOf } from '../page.ts';
import { marqueeOf } from '../published-values.ts';
import { isTemplated } from '../templated.ts';
import { NO_HOST } from './nesting.ts';

const NO_TEXT = /^(a|button|img|picture|svg|video|iframe|input|select|textarea)$/;

/** A marquee animates the text of its markup and nothing else in it (VT180, VT181). */
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
        firstBelow(element, (one) => hasAttribute(one, MARQUEE_ITEMS) || matches(one, MARQUEE_PROPS)) !== null);
    const broken = published && !marqueeOf(element);
    if (!told)
      report.say({
        code: 'VT181',
        at: startOf(element),
        block: block.name,
        what: broken ? 'it has no .Marquee' : 'it has no text',
      });
  }
};
