import { withoutSecrets } from '../../vocab/rules/without-secrets.ts';

/** The longest address, in steps. */
const STEPS = 4;

/** Where an element stands, as a short CSS selector: up to the nearest id. */
export function addressOf(element: Element): string {
  const steps: string[] = [];
  for (
    let one: Element | null = element;
    one && one !== document.body && steps.length < STEPS;
    one = one.parentElement
  ) {
    if (one.id) {
      steps.unshift(`#${withoutSecrets(one.id)}`);
      break;
    }
    const { localName } = one;
    const alike = [...(one.parentElement?.children ?? [])].filter((child) => child.localName === localName);
    steps.unshift(alike.length > 1 ? `${localName}:nth-of-type(${alike.indexOf(one) + 1})` : localName);
  }
  return steps.join(' > ');
}
