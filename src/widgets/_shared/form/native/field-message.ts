import { documentMember } from '../../../../runtime/page/document-member.ts';
import { alert } from '../../ui/icons/icons.ts';
import { type Control, isOption } from '../engine/page-controls.ts';
import { addedHost } from './added-host.ts';

/** The message of a control of the page. */
export interface FieldMessage {
  /** Shows a text; an empty one hides the message. */
  say(text: string): void;
  /** Takes its place away. */
  remove(): void;
}

const MARKS = ['aria-invalid', 'aria-describedby'] as const;

let count = 0;

/** Gives a control of the page a place for a message that describes it. The place stays: to a block an element that leaves its markup is another content. */
export function fieldMessage(control: Control, root: ShadowRoot): FieldMessage {
  const { host, box } = addedHost(root);
  count += 1;
  host.id = `vitrine-field-error-${count}`;
  const message = documentMember('createElement').call(document, 'p');
  message.className = 'vt-field-error';
  message.part.add('error');
  const words = documentMember('createElement').call(document, 'span');
  message.append(alertIcon(), words);
  placeOf(control).after(host);
  const before = MARKS.map((name) => [name, control.getAttribute(name)] as const);
  const say = (text: string): void => {
    words.textContent = text;
    if (text) box.append(message);
    else message.remove();
    const now = { 'aria-invalid': 'true', 'aria-describedby': host.id };
    for (const [name, value] of before)
      if (text) control.setAttribute(name, value && name === 'aria-describedby' ? `${value} ${host.id}` : now[name]);
      else if (value === null) control.removeAttribute(name);
      else control.setAttribute(name, value);
  };
  return {
    say,
    remove() {
      say('');
      host.remove();
    },
  };
}

/** What a message stands behind: the name of a group of options, or the label around a control, of whose name it would become a part. */
function placeOf(control: Control): Element {
  const group = isOption(control) ? control.closest('fieldset')?.querySelector('legend') : null;
  return group ?? control.closest('label') ?? control;
}

/** The icon of every error. It is made of elements, because pages may refuse HTML from text. */
function alertIcon(): Element {
  const [svg, path] = ['svg', 'path'].map((name) =>
    documentMember('createElementNS').call(document, 'http://www.w3.org/2000/svg', name),
  ) as [Element, Element];
  const attributes = { viewBox: '0 0 20 20', width: '20', height: '20', 'aria-hidden': 'true' };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  path.setAttribute('d', alert);
  svg.append(path);
  return svg;
}
