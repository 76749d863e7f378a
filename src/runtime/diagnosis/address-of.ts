import { withoutSecrets } from '../../vocab/rules/text/without-secrets.ts';
import { documentMember } from '../page/document-member.ts';

/** The longest address, in steps. */
const MAX_STEPS = 4;

/** Ids that the platform makes for its blocks and sections: they look like secrets and are none (docs/published-markup.md §1). */
const GENERATED = /^(?:[a-z]+-)?(?:[\da-f]{20}(?:[\da-f]{4})?|yui_[\d_]+)$/;

/** Where an element stands, as a short CSS selector: up to the nearest id that tells nobody's secret. */
export function addressOf(element: Element): string {
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
