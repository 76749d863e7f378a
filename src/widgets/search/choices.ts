import { plainText } from '../../vocab/rules/text/plain-text.ts';
import type { FoundItem } from './found-items.ts';
import type { Suggestions } from './use-suggestions.ts';

/** One option of the list. */
export type Choice =
  | { readonly kind: 'item'; readonly item: FoundItem }
  /** Searches for a text: everything that matches what is typed, or an earlier search. */
  | { readonly kind: 'all'; readonly text: string }
  | { readonly kind: 'recent'; readonly text: string }
  /** Deletes the earlier searches. */
  | { readonly kind: 'forget' };

/**
 * The options for what is typed: results and a way to all of them; while nothing is typed, the earlier searches. The results of an earlier text stay until
 * those of the new one have arrived, so that the list does not flicker.
 */
export function choicesOf(text: string, found: Suggestions | null, recent: readonly string[]): readonly Choice[] {
  const query = text.trim();
  if (!query) {
    const earlier = recent.map((one): Choice => ({ kind: 'recent', text: one }));
    return earlier.length > 0 ? [...earlier, { kind: 'forget' }] : [];
  }
  const fitting = recent
    .filter((one) => plainText(one).startsWith(plainText(query)) && plainText(one) !== plainText(query))
    .slice(0, 2)
    .map((one): Choice => ({ kind: 'recent', text: one }));
  const items = found?.items ?? [];
  if (items.length === 0) return fitting;
  return [...fitting, ...items.map((item): Choice => ({ kind: 'item', item })), { kind: 'all', text: query }];
}
