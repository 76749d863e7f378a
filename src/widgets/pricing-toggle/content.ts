import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

export interface PricingToggleContent {
  /** The texts of the buttons in the markup; empty where there is none. */
  readonly labels: readonly [string, string];
  /** The second button of the markup is the pressed one. */
  readonly right: boolean;
}

/** The buttons of the markup that the block takes the place of. A link leads somewhere, and stays one. */
export const sidesIn = (source: Element): Element[] =>
  [...source.querySelectorAll('button,[role="button"]:not([href])')].slice(0, 2);

/** Reads own markup: two buttons. */
export function readPricingToggle(source: Element): ParsedMarkup<PricingToggleContent> {
  const [first, second] = sidesIn(source);
  const textOf = (element: Element | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  return {
    content: { labels: [textOf(first), textOf(second)], right: second?.getAttribute('aria-pressed') === 'true' },
    lend: [],
  };
}
