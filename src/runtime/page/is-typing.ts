import { documentMember } from './document-member.ts';

/** Controls that take text, or a choice from a list. */
const TYPED =
  'textarea,select,[contenteditable=""],[contenteditable="true"],input:not([type=button],[type=submit],[type=reset],[type=image],[type=hidden],[type=checkbox],[type=radio],[type=range],[type=color])';

/** Returns whether a control that takes text has the focus, also inside open shadow roots. */
export function isTyping(): boolean {
  let element: Element | null = documentMember('activeElement');
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return Boolean(element?.matches(TYPED));
}
