import { BLOCK_JSON, FORM_FIELD } from '../../vocab/names.ts';
import { NAMED_FIELD_TYPES } from '../../vocab/page-attributes/forms.ts';
import type { Check } from '../check.ts';
import {
  above,
  attributeOf,
  below,
  childrenOf,
  firstBelow,
  type HtmlElement,
  hasAttribute,
  textOf,
} from '../element.ts';
import { quoted, type Slip } from '../finding.ts';
import { breakerOf } from '../moved.ts';
import { nearest } from '../nearest.ts';
import { areTogether, insideOf, isOpenTag, type Page, startOf, writtenOf } from '../page.ts';
import { pageContext } from '../page-context.ts';
import { formContextOf } from '../published-values.ts';
import type { LintCode } from '../rules.ts';
import { isTemplated } from '../templated.ts';
import { fieldList } from './form-fields.ts';

const BLOCK_NAMES: readonly string[] = ['form', 'newsletter'];

type Tell = (code: LintCode, element: HtmlElement, what: string, more?: Partial<Slip>) => void;

/** The requirements on a form that can be sent, with the block and without it (VT190 to VT198). */
export const forms: Check = (page, hosts, report) => {
  const own = hosts.filter(({ block }) => BLOCK_NAMES.includes(block.name));
  if (own.length === 0) return;
  const ids = new Set(page.elements.flatMap((element) => attributeOf(element, 'id') ?? []));
  let isNamed: boolean | undefined;
  const site = (): boolean => (isNamed ??= namesPlatform(page));
  for (const host of own) {
    const { element, platform: published } = host;
    const block = host.block.name;
    const tell: Tell = (code, at, what, more) => report.say({ code, at: startOf(at), block, what, ...more });
    if (breakerOf(element)) continue;
    const form = element.tagName === 'form' ? element : firstBelow(element, ({ tagName }) => tagName === 'form');
    const json = jsonText(page, element);
    const context = published ? formContextOf(element) : null;
    const goesToOwn = !published && isSentToOwn(element, form, json, site);
    if (!context && !goesToOwn && !hasId(page, element, form, json))
      tell('VT190', element, 'it has no form identifier', { expected: 'data-form-id, or action="/form/ID"' });
    // A newsletter without fields has one of its own.
    const isFilled = block === 'newsletter' || /formFields|form-fields/.test(json);
    if (!form && !context && !isTemplated(insideOf(page, element)) && !isFilled) {
      // The parser drops a form inside a form, and VT134 reports it.
      const dropped = [...above(element)].some(({ tagName }) => tagName === 'form');
      if (!dropped) tell('VT195', element, 'it has no form element');
    }
    fieldList(page, host, report);
    // Forms that the platform has published are written by the platform, not by the author.
    if (form && !published) ownForm(page, form, ids, tell);
  }
};

/** Returns the names and values of everything that configures a form as JSON. */
const jsonText = (page: Page, element: HtmlElement): string =>
  [
    attributeOf(element, BLOCK_JSON) ?? '',
    ...['data-form-fields'].flatMap((name) => (hasAttribute(element, name) ? 'formFields' : [])),
    ...childrenOf(element).flatMap((child) => (hasAttribute(child, BLOCK_JSON) ? insideOf(page, child) : [])),
  ].join('\n');

const hasId = (page: Page, element: HtmlElement, form: HtmlElement | null, json: string): boolean =>
  [element, ...(form ? [form] : [])].some((one) => attributeOf(one, 'data-form-id') || isOpenTag(page, one)) ||
  /"form-?id"\s*:\s*"[^"]/i.test(json) ||
  isTemplated(json) ||
  (!!form && /\/form\/[^/?#]+/.test(attributeOf(form, 'action') ?? ''));

/** Returns whether a form without an id is sent to its own action, or without one to the page itself, as the block decides it. */
const isSentToOwn = (element: HtmlElement, form: HtmlElement | null, json: string, site: () => boolean): boolean =>
  !!form && attributeOf(element, 'data-server') !== 'platform' && !/"server"\s*:\s*"platform"/.test(json) && !site();

/** Returns whether the page's context says that the site answers the platform's calls. */
function namesPlatform(page: Page): boolean {
  const { server, appDomain, website } = pageContext(page);
  return server === 'platform' || appDomain !== '' || website.identifier !== '';
}

/**
 * Maximum number of ids that are searched for the intended target of a label. The search runs for every label, and a
 * form with more ids has equally many labels.
 */
const MOST_IDS = 500;

const NO_FIELD = /^(submit|button|reset|image|hidden)$/;

function ownForm(page: Page, form: HtmlElement, ids: ReadonlySet<string>, tell: Tell): void {
  const inside = [...below(form)];
  const method = (attributeOf(form, 'method') ?? 'get').toLowerCase();
  const open = isOpenTag(page, form);
  if (!attributeOf(form, 'action')?.trim() && !open)
    tell('VT194', form, 'the form has no action', { expected: 'action="/form/ID"' });
  else if (method !== 'post' && !isTemplated(method) && !(open && !hasAttribute(form, 'method')))
    tell('VT194', form, `the form is sent by ${method.toUpperCase()}`, { expected: 'method="post"' });
  if (
    !inside.some((one) => attributeOf(one, 'type')?.toLowerCase() === 'submit') &&
    !isTemplated(insideOf(page, form))
  ) {
    const button = inside.find(({ tagName }) => tagName === 'button');
    tell('VT196', button ?? form, button ? 'the button has no type="submit"' : 'it has no submit button');
  }
  const pointed = new Set<string>();
  const candidates = [...ids].slice(0, MOST_IDS);
  for (const label of inside.filter(({ tagName }) => tagName === 'label')) {
    const target = attributeOf(label, 'for');
    if (target === null) continue;
    pointed.add(target);
    if (ids.has(target) || isTemplated(target) || page.templated) continue;
    tell(
      'VT193',
      label,
      `the label ${quoted(textOf(label).trim())} is for ${quoted(target)}, and no element has this id`,
      {
        at: writtenOf(page, label, 'for').at,
        attribute: 'for',
        read: target,
        nearest: nearest(target, candidates, 'value'),
      },
    );
  }
  const texts = new Map<string, HtmlElement>();
  for (const control of inside.filter(({ tagName }) => /^(input|select|textarea)$/.test(tagName))) {
    const type = (attributeOf(control, 'type') ?? 'text').toLowerCase();
    if (control.tagName === 'input' && NO_FIELD.test(type)) continue;
    const name = attributeOf(control, 'name') ?? '';
    const called = name || attributeOf(control, 'id') || attributeOf(control, 'placeholder') || type;
    const shown = control.tagName === 'input' ? `<input type="${type}">` : `<${control.tagName}>`;
    const given = isOpenTag(page, control);
    if (!name && !given) tell('VT191', control, `${shown}${called === type ? '' : ` ${quoted(called)}`} has no name`);
    if (!given && !isLabelled(page, control, pointed))
      tell('VT192', control, `${shown} ${quoted(called)} has no label`);
    if (!name || /^(radio|checkbox)$/.test(type) || isTemplated(name)) continue;
    const first = texts.get(name);
    if (first && areTogether(page, first, control)) tell('VT197', control, `a second control is named ${quoted(name)}`);
    texts.set(name, first ?? control);
  }
  for (const group of inside.filter((one) => hasAttribute(one, FORM_FIELD))) {
    const type = attributeOf(group, FORM_FIELD) ?? '';
    if (NAMED_FIELD_TYPES.includes(type) || isTemplated(type)) continue;
    tell('VT198', group, `${FORM_FIELD} is ${quoted(type)}`, {
      at: writtenOf(page, group, FORM_FIELD).at,
      attribute: FORM_FIELD,
      read: type,
      expected: `one of ${NAMED_FIELD_TYPES.join(', ')}`,
      nearest: nearest(type, NAMED_FIELD_TYPES, 'value'),
    });
  }
}

/** Whether a label contains text; one label may be around many controls. */
const withText = new WeakMap<HtmlElement, boolean>();

function isLabelled({ template }: Page, control: HtmlElement, pointed: ReadonlySet<string>): boolean {
  const id = attributeOf(control, 'id');
  if (id && (pointed.has(id) || isTemplated(id))) return true;
  if (['aria-label', 'aria-labelledby', 'title'].some((name) => attributeOf(control, name)?.trim())) return true;
  const start = startOf(control);
  // The output of a template right before a control may be its label.
  if (template.mayWrite(template.html.lastIndexOf('>', start), start)) return true;
  for (const one of above(control)) {
    if (one.tagName !== 'label') continue;
    const told = withText.get(one) ?? textOf(one).trim() !== '';
    withText.set(one, told);
    if (told) return true;
  }
  return false;
}
