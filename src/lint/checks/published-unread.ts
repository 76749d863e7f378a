import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { ACCORDION_KNOWN } from '../../vocab/published/accordion.ts';
import { unknownAttributes } from '../../vocab/published/attributes.ts';
import { unreadAttributes, unreadInForm } from '../../vocab/published/form.ts';
import { readGalleryJson } from '../../vocab/published/gallery.ts';
import { IMAGE_KNOWN } from '../../vocab/published/image.ts';
import { readMapJson } from '../../vocab/published/map.ts';
import { MARQUEE_IDLE, MARQUEE_READ } from '../../vocab/published/marquee.ts';
import { readMarqueeProps } from '../../vocab/published/marquee-props.ts';
import { ACCORDION_LIST, IMAGE_WRAPPER, MARQUEE_BODY, MARQUEE_PROPS } from '../../vocab/published/places.ts';
import type { Check, Report } from '../check.ts';
import type { HtmlElement } from '../element.ts';
import { quoted } from '../finding.ts';
import type { Host } from '../hosts.ts';
import { attributeJson, scriptJson } from '../json-object.ts';
import { readJson } from '../json-text.ts';
import { firstOf } from '../matches.ts';
import { nearest } from '../nearest.ts';
import { type Page, startOf, writtenOf } from '../page.ts';
import { formContextOf, marqueeOf } from '../published-values.ts';
import { isTemplated } from '../templated.ts';

/** Values of published blocks that their readers cannot use (VT118). */
export const publishedUnread: Check = (page, hosts, report) => {
  for (const host of hosts) if (host.platform) unreadOf(page, host, report);
};

function unreadOf(page: Page, { element, block }: Host, report: Report): void {
  const say = (at: number, what: string, attribute: string | null = null): void =>
    report.say({ code: 'VT118', at, block: block.name, attribute, what });
  /** Checks the attributes of one element; a misspelt one is reported as such. */
  const attributes = (on: HtmlElement | null, known: readonly string[]): void => {
    for (const { name, value } of on ? unknownAttributes(on.attrs, known) : [])
      if (on && !isTemplated(value) && nearest(name, known, 'name') === null)
        say(writtenOf(page, on, name).at, `${name} is ${quoted(value)}`, name);
  };
  const json = (script: HtmlElement | null, read: (text: string) => readonly string[]): void => {
    const { text } = script ? scriptJson(page, script) : { text: '' };
    if (script && text && !isTemplated(text)) for (const what of read(text)) say(startOf(script), what);
  };

  if (block.name === 'accordion') attributes(firstOf(element, ACCORDION_LIST), ACCORDION_KNOWN);
  if (block.name === 'gallery' || block.name === 'map') {
    const { text } = attributeJson(page, element, BLOCK_JSON);
    const read = isTemplated(text) ? {} : readJson(text);
    const reader = block.name === 'map' ? readMapJson : readGalleryJson;
    const unread = 'value' in read && isRecord(read.value) ? reader(read.value).unread : [];
    for (const what of unread) say(writtenOf(page, element, BLOCK_JSON).at, what, BLOCK_JSON);
  }
  if (block.name === 'image') attributes(firstOf(element, IMAGE_WRAPPER), IMAGE_KNOWN);
  if (block.name === 'marquee') {
    const root = marqueeOf(element);
    if (!root) return;
    for (const one of [root, firstOf(root, MARQUEE_BODY)]) attributes(one, [...MARQUEE_READ, ...MARQUEE_IDLE]);
    json(firstOf(root, MARQUEE_PROPS), (text) => readMarqueeProps(text)?.unread ?? []);
  }
  if (block.name === 'form') {
    json(formContextOf(element), (text) => {
      const read = readJson(text);
      const unread = 'value' in read && isRecord(read.value) ? unreadInForm(read.value) : [];
      // A type of field that does not exist has its own finding (VT198).
      return unread.filter((what) => !/\]\.type is /.test(what));
    });
    const form = firstOf(element, 'form[data-form-id]');
    for (const what of unreadAttributes((form?.attrs ?? []).filter(({ value }) => !isTemplated(value))))
      if (form) say(startOf(form), what);
  }
}
