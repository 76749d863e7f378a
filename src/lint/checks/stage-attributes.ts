import { BLOCK_CONSENT, BLOCK_LOAD, CONSENT_PURPOSES, WHENS } from '../../vocab/names.ts';
import { pageAttributes } from '../../vocab/page-attributes/index.ts';
import { isWithin } from '../branches.ts';
import type { Check } from '../check.ts';
import { attributeOf, type HtmlElement, hasAttribute } from '../element.ts';
import { quoted } from '../finding.ts';
import { nearest } from '../nearest.ts';
import { leftOverIn, startOf, writtenOf } from '../page.ts';
import { isTemplated } from '../templated.ts';

const WORDS: readonly { attribute: string; code: 'VT120' | 'VT121'; words: readonly string[] }[] = [
  { attribute: BLOCK_LOAD, code: 'VT120', words: WHENS },
  { attribute: BLOCK_CONSENT, code: 'VT121', words: CONSENT_PURPOSES },
];

const WRITTEN = Object.entries(pageAttributes).flatMap(([name, uses]) =>
  uses.every(({ isWritten, isCommon }) => isWritten && !isCommon) ? [name] : [],
);

/** What a block does with a purpose that is none. An empty one stands for the block's own. */
const consentUsed = (value: string, own: string | undefined): string => {
  if (value) return 'no purpose: the block never loads';
  return own ?? 'no purpose: the block waits for no consent';
};

/** Attributes that every block may have, and those that only the script writes (VT103, VT120 to VT123). */
export const stageAttributes: Check = (page, hosts, report) => {
  for (const { element, block } of hosts) {
    for (const { attribute, code, words } of WORDS) {
      const value = attributeOf(element, attribute);
      if (value === null) continue;
      const { at } = writtenOf(page, element, attribute);
      const about = { at, block: block.name, attribute, read: value };
      if (block.level === 'page')
        report.say({ ...about, code: 'VT123', what: `a page-level block does not read ${attribute}` });
      else if (isTemplated(value)) report.skip(at, attribute);
      else if (!words.includes(value))
        report.say({
          ...about,
          code,
          what: `${attribute} is ${quoted(value)}`,
          expected: `one of ${words.join(', ')}`,
          // A block knows no exclamation mark: without it the purpose would be the opposite.
          nearest: value.trim().startsWith('!') ? null : nearest(value, words, 'value'),
          used: code === 'VT120' ? block.when : consentUsed(value, block.consent),
        });
    }
    repeated(element, block.name);
  }
  for (const element of page.elements) {
    for (const attribute of WRITTEN) {
      if (!hasAttribute(element, attribute)) continue;
      const { at } = writtenOf(page, element, attribute);
      report.say({ code: 'VT122', at, attribute, what: `only the script writes ${attribute}` });
    }
  }

  function areAlways(element: HtmlElement, name: string, at: number): boolean {
    const { branches } = page.template;
    const first = element.sourceCodeLocation?.attrs?.[name.toLowerCase()]?.startOffset ?? startOf(element);
    return isWithin(branches.at(first), branches.at(at));
  }

  function repeated(element: HtmlElement, block: string): void {
    for (const { text, at } of leftOverIn(page, element)) {
      const [name = ''] = /^[^\s=/>]+/.exec(text) ?? [];
      // Two alternatives of a condition may both write it.
      if (!name || !areAlways(element, name, at)) continue;
      const what = `${name} is written twice; only the first is read`;
      report.say({ code: 'VT103', at, block, attribute: name, what });
    }
  }
};
