import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { BLOCK } from '../../vocab/names.ts';

import { isSeen } from '../_shared/block/beside/is-seen.ts';
import type { OwnSearch } from './own-search.ts';

/** What the page's own form says. */
export interface SearchContent {
  readonly action: string;
  /** The name of the field in the address. */
  readonly name: string;
  /** What was typed before the block was mounted, or what the server has searched for. */
  readonly value: string;
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  /** Hidden inputs: name and value. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** The field had the focus. */
  readonly focused: boolean;
  /** The markup has results. */
  readonly hasResults: boolean;
  /** The page's own form; null without one that searches, and in published markup. */
  readonly own: OwnSearch | null;
}

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Reads own markup: a form with a field, and after it what the server has found. */
export function readSearch(source: Element): ParsedMarkup<SearchContent> {
  const form = source.querySelector('form');
  const inputs = [...source.querySelectorAll('input')];
  const input = inputs.find(({ type }) => type === 'search') ?? inputs.find(({ type }) => type === 'text');
  const button = form?.querySelector('button, [type=submit]');
  const results = form ? [...source.childNodes].filter((node) => isResult(node, form)) : [];
  return {
    content: {
      action: form?.getAttribute('action') ?? '',
      name: input?.name || 'q',
      value: input?.value ?? '',
      label: input?.getAttribute('aria-label') || textOf(input?.labels?.[0]),
      placeholder: input?.placeholder ?? '',
      button: textOf(button) || button?.getAttribute('aria-label') || '',
      hidden: inputs.filter(({ type, name }) => type === 'hidden' && name).map(({ name, value }) => [name, value]),
      focused: input?.matches(':focus') ?? false,
      hasResults: results.length > 0,
      own: form && input?.form === form && source.hasAttribute(BLOCK) ? { form, input } : null,
    },
    lend: results.length > 0 ? [{ slot: 'results', nodes: results }] : [],
  };
}

/** Whether a node is content below the form. */
const isResult = (node: Node, form: Element): boolean =>
  Boolean(form.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) && isSeen(node);
