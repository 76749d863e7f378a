import type { ParsedMarkup } from '../../../../runtime/mount/block-module.ts';
import { type FormPart, partsOf } from '../../../../vocab/codes/form-fields.ts';
import { CAPTCHA, HONEYPOT } from '../../../../vocab/names.ts';
import { publishedFieldTypes, unreadAttributes } from '../../../../vocab/published/form.ts';
import { framesIn } from '../../block/beside/frames.ts';
import { pathTo } from '../../block/beside/path-to.ts';
import { drawnOf } from '../../block/beside/with-beside.ts';
import { withFrames } from '../../block/beside/with-frames.ts';
import { type FormContent, formIn, parsedForm } from '../engine/content.ts';
import { type FieldControl, FormCollector } from '../engine/form-collector.ts';
import { visibleText } from '../engine/markup-text.ts';
import { type Control, isControl } from '../engine/page-controls.ts';
import { hasActiveContent } from '../engine/rebuildable.ts';
import { descriptionsOf, readWithSurroundings } from './surroundings.ts';

/**
 * What the wrapper of a published form or newsletter specifies for its button. Published pages write it with hyphens or
 * capitals.
 */
const WRAPPER = /^(?:form-button|newsletter-form)-wrapper--(align|layout)[-_]?(\w+)$/i;

const SIDES = /^(left|center|right|stretch)$/;

/**
 * Reads the position of the button from the classes of a classic form (docs/published-markup.md §7). The class for the
 * button alone takes precedence over the class for all.
 */
function layoutOf(source: Element): { buttonAlignment?: string; layout?: string } {
  let [side, layout] = ['', ''];
  for (const { classList } of source.querySelectorAll('[class*="-wrapper--" i]:not(form)'))
    for (const word of classList) {
      const [, about = '', value = ''] = WRAPPER.exec(word.toLowerCase()) ?? [];
      if (about === 'align' && SIDES.test(value)) side = value;
      if (about === 'layout') layout = value === 'float' ? 'inline' : '';
    }
  return { ...(side && { buttonAlignment: side }), ...(layout && { layout }) };
}

/** The classic kind: its ids are only in the text of an inline handler, which is read as text and never run. */
export function readClassicForm(source: Element): ParsedMarkup<FormContent> | null {
  const form = formIn(source);
  if (!form?.dataset.formId) return null;
  const handler = form.getAttribute('onsubmit') ?? '';
  const markup = new FormCollector(form);
  readWithSurroundings(source, markup, addItem);
  const frames = framesIn(pathTo(source, drawnOf(markup, [form])));
  const message = source.querySelector('.form-submission-text');
  const after = source.querySelector('.form-submission-html')?.getAttribute('data-submission-html');
  const parsed = parsedForm(source, {
    around: frames.at(-1),
    controls: markup.controls,
    fields: markup.fields,
    lend: markup.lend,
    // The content around the items is not a form if there is no item.
    lossy:
      markup.lossy ||
      !markup.controls.size ||
      hasUnread(source, markup) ||
      source.querySelectorAll('form').length > 1 ||
      hasActiveContent(source, LINK_IN_NAME),
    unread: [
      ...unreadAttributes(attributesOf(form)),
      ...[...source.querySelectorAll('.lightbox-handle')].map(
        (one) => `form: .lightbox-handle is "${visibleText(one)}"`,
      ),
    ],
    data: {
      ...layoutOf(source),
      formId: form.dataset.formId,
      collectionId: idIn(handler, 'collectionId'),
      objectName: idIn(handler, 'objectName'),
      ...(form.dataset.successRedirect && { successRedirect: form.dataset.successRedirect }),
      ...(message?.textContent?.trim() && { formSubmissionMessage: { html: message.innerHTML.trim() } }),
      ...(after && { postSubmitHtml: after }),
      newsletter: form.classList.contains('newsletter-form'),
    },
  });
  // What stands beside the fields is among them.
  return parsed.content.keepMarkup ? parsed : withFrames(source, parsed, [form], () => false);
}

const FILLED_IN = `:is(input:not([type="hidden"],[type="submit"],[type="image"]),select,textarea):not([name="${HONEYPOT}"])`;

/** Whether a visitor may fill in what no item has: the form that is drawn anew would not send it. */
function hasUnread(source: Element, { controls }: FormCollector): boolean {
  const read = new Set<Element>([...controls.values()].flat());
  return [...source.querySelectorAll(FILLED_IN)].some((one) => !read.has(one) && !one.closest(`[${CAPTCHA}]`));
}

/** A control of the form whose name is `attributes` shadows the property. */
const attributesOf = (form: HTMLFormElement): { name: string; value: string }[] =>
  Element.prototype.getAttributeNames
    .call(form)
    .map((name) => ({ name, value: Element.prototype.getAttribute.call(form, name) ?? '' }));

/** An item, or a part of one. */
const PART = '.form-item,.field';

/** A name is rebuilt as plain text. */
const LINK_IN_NAME = 'label a[href],.form-item :is(.title,legend) a[href]';

const idIn = (handler: string, name: string): string =>
  new RegExp(`\\b${name}\\s*:\\s*(['"])([\\w-]*)\\1`).exec(handler)?.[2] ?? '';

function addItem(markup: FormCollector, item: Element): void {
  const type = publishedFieldTypes.find((one) => item.classList.contains(one)) ?? 'text';
  // A part of an item may have a title of its own.
  const title = [...item.querySelectorAll('.title')].find((one) => one.parentElement?.closest(PART) === item);
  const descriptions = descriptionsOf(item).filter(({ parentElement }) => !parentElement?.closest('.description'));
  const html = descriptions.map((one) => one.innerHTML.trim()).join(' ');
  const text = descriptions.map((one) => one.textContent?.trim()).join(' ');
  const overrides = {
    ...(title && { title: visibleText(title) }),
    // The text is shown until the HTML is sanitised, and also if that fails.
    ...(text && { description: html.includes('<') ? { html, text } : text }),
  };
  if (type === 'section') {
    markup.addSection(overrides.title ?? '', overrides.description ?? '');
    return;
  }
  const captions = Object.fromEntries(
    [...item.querySelectorAll(`${PART} label.title`)].flatMap((label) => {
      const control = label.parentElement?.querySelector('input,select');
      const part = isControl(control) && label.parentElement !== item && partOf(type, control);
      return part ? [[part, visibleText(label)]] : [];
    }),
  );
  const placed: FieldControl[] = [...item.querySelectorAll('input,select,textarea')]
    .filter(isControl)
    .map((control) => ({ control, part: type === 'likert' ? control.name : partOf(type, control) }));
  markup.add(type, item.id, placed, {
    ...overrides,
    ...(item.classList.contains('required') && { required: true }),
    ...(Object.keys(captions).length > 0 && { captions, title: overrides.title ?? Object.values(captions).join(', ') }),
    ...(type === 'likert' && { statements: statementsOf(placed) }),
  });
}

/** Parts for which published forms also use another name. */
const OTHER_NAMES: Readonly<Record<string, FormPart>> = {
  fname: 'First',
  lname: 'Last',
  address: 'Line1',
  address1: 'Line1',
  address2: 'Line2',
};

/** A part by its title, otherwise by the name of its control. */
export function partOf(type: string, { name, dataset }: Control): FormPart | undefined {
  const names = [dataset.title ?? '', name].map((word) => word.toLowerCase());
  return partsOf(type).find((part) =>
    names.some((word) => (OTHER_NAMES[word] ?? word).toLowerCase() === part.toLowerCase()),
  );
}

function statementsOf(placed: readonly FieldControl[]): { value: string; label: string }[] {
  const lines = new Map<string, string>();
  for (const { control, part = '' } of placed) {
    const line = control.closest('fieldset,li,tr,.item');
    const words = line?.querySelector('.question,legend,th');
    if (!lines.has(part)) lines.set(part, (words && visibleText(words)) || part);
  }
  return [...lines].map(([value, label]) => ({ value, label }));
}
