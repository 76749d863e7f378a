import { ACCOUNT_LINK, ACCOUNT_SIGNED_IN, ACCOUNT_SIGNED_OUT } from '../../../vocab/published/places.ts';
import { queryIn } from '../../page/document-member.ts';

/** The account links of published pages (docs/published-markup.md §14): each has one text for members and one for everybody else, of which one is hidden. */
export function accountLinks(): { show(signedIn: boolean): void; stop(): void } {
  /** Whether a text was hidden by the page itself. */
  const before = new Map<Element, boolean>();
  return {
    show(signedIn) {
      for (const link of queryIn(document, ACCOUNT_LINK))
        for (const text of link.querySelectorAll(`${ACCOUNT_SIGNED_OUT},${ACCOUNT_SIGNED_IN}`)) {
          if (!before.has(text)) before.set(text, text.hasAttribute('hidden'));
          text.toggleAttribute('hidden', text.matches(ACCOUNT_SIGNED_OUT) === signedIn);
        }
    },
    stop() {
      for (const [text, hidden] of before) text.toggleAttribute('hidden', hidden);
    },
  };
}
