import { isRecord } from '../../vocab/is-record.ts';
import { ACCORDION_IDLE, ACCORDION_READ } from '../../vocab/published/accordion.ts';
import { unreadAttributes, unreadInForm } from '../../vocab/published/form.ts';
import { MARQUEE_IDLE, MARQUEE_READ } from '../../vocab/published/marquee.ts';
import { readMarqueeProps } from '../../vocab/published/marquee-props.ts';
import type { Check, Report } from '../check.ts';
import { attributeOf, type Element } from '../element.ts';
import { quoted } from '../finding.ts';
import type { Host } from '../hosts.ts';
import { scriptJson } from '../json-object.ts';
import { readJson } from '../json-text.ts';
import { nearest } from '../nearest.ts';
import { type Page, startOf, writtenOf } from '../page.ts';
import { firstBelow, formContextOf, hasClass } from '../published-values.ts';
import { isTemplated } from '../templated.ts';

/** What published blocks carry and their readers make nothing of (VT118). */
export const publishedUnread: Check = (page, hosts, report) => {
  for (const host of hosts) if (host.platform) unreadOf(page, host, report);
};

function unreadOf(page: Page, { element, block }: Host, report: Report): void {
  const say = (at: number, what: string, attribute: string | null = null): void =>
    report.say({ code: 'VT118', at, block: block.name, attribute, what });
  /** Attributes of one element; a misspelt one is told as such. */
  const attributes = (on: Element | null, known: readonly string[]): void => {
    for (const { name, value } of on?.attrs ?? []) {
      if (!on || !name.startsWith('data-') || !value || isTemplated(value) || known.includes(name)) continue;
      if (nearest(name, known, 'name') === null) say(writtenOf(page, on, name).at, `${name} is ${quoted(value)}`, name);
    }
  };
  const json = (script: Element | null, read: (text: string) => readonly string[]): void => {
    const { text } = script ? scriptJson(page, script) : { text: '' };
    if (script && text && !isTemplated(text)) for (const what of read(text)) say(startOf(script), what);
  };

  if (block.name === 'accordion')
    attributes(
      firstBelow(element, (one) => hasClass(one, 'accordion-items-container')),
      [...ACCORDION_READ, ...ACCORDION_IDLE],
    );
  if (block.name === 'marquee') {
    const root = hasClass(element, 'Marquee') ? element : firstBelow(element, (one) => hasClass(one, 'Marquee'));
    if (!root) return;
    for (const one of [root, firstBelow(root, (inner) => hasClass(inner, 'Marquee-body'))])
      attributes(one, [...MARQUEE_READ, ...MARQUEE_IDLE]);
    json(
      firstBelow(root, (one) => hasClass(one, 'Marquee-props')),
      (text) => readMarqueeProps(text)?.unread ?? [],
    );
  }
  if (block.name === 'form') {
    json(formContextOf(element), (text) => {
      const read = readJson(text);
      const unread = 'value' in read && isRecord(read.value) ? unreadInForm(read.value) : [];
      // A type of field that does not exist is told by itself (VT198).
      return unread.filter((what) => !/\]\.type is /.test(what));
    });
    const form = firstBelow(element, (one) => one.tagName === 'form' && attributeOf(one, 'data-form-id') !== null);
    const said = (form?.attrs ?? []).filter(({ value }) => !isTemplated(value));
    if (form)
      for (const what of unreadAttributes(said.map(({ name, value }) => [name, value]))) say(startOf(form), what);
  }
}
