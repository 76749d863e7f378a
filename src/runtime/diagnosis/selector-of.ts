import { withoutSecrets } from '../../vocab/rules/text/without-secrets.ts';
import { documentMember } from '../page/document-member.ts';

/** Maximum number of steps in a selector. */
const MAX_STEPS = 4;

/** Ids that the platform generates for its blocks and sections: they look like secrets but are not (docs/published-markup.md §1). */
const GENERATED = /^(?:[a-z]+-)?(?:[\da-f]{20}(?:[\da-f]{4})?|yui_[\d_]+)$/;

/** Returns the position of an element as a short CSS selector, up to the nearest id that cannot be a secret. */
export function selectorOf(element: Element): string {
  const steps: string[] = [];
  const body = documentMember('body');
  for (let one: Element | null = element; one && one !== body && steps.length < MAX_STEPS; one = one.parentElement) {
    if (one.id && (GENERATED.test(one.id) || withoutSecrets(one.id) === one.id)) {
      steps.unshift(`#${CSS.escape(one.id)}`);
      break;
    }
    const { localName } = one;
    const alike = [...(one.parentElement?.children ?? [])].filter((child) => child.localName === localName);
    steps.unshift(alike.length > 1 ? `${localName}:nth-of-type(${alike.indexOf(one) + 1})` : localName);
  }
  return steps.join(' > ');
}
