import type { ParsedMarkup, ReadLook } from '../block-module.ts';
import { isPlainText, textLook, textPaint } from './text-look.ts';

/** The elements from which the look of one block is read. */
export interface LookSources {
  readonly element: Element;
  /** The slots, and the elements that contained the lent nodes. */
  readonly lent: readonly { readonly slot: string; readonly from: Element; readonly whole: boolean }[];
  readonly look: ReadLook | undefined;
}

/** Collects the elements from which the look of a block is read, before nodes are moved. */
export function lookSources(
  element: Element,
  { lend, look }: Pick<ParsedMarkup<unknown>, 'lend' | 'look'>,
): LookSources {
  const lent = lend.flatMap(({ slot, nodes, text }) => {
    const from = nodes[0]?.parentElement;
    return from && from !== element ? [{ slot, from, whole: text === 'whole' }] : [];
  });
  return { element, lent, look };
}

/** Returns the look of a block as the text of a style sheet; '' when the page has no style of its own. It changes nothing. */
export function pageLook({ element, lent, look }: LookSources, mounted: boolean): string {
  const own = look?.(mounted) ?? '';
  return `${own && `.vitrine{${own}}`}${lentText(element, lent)}`;
}

/** Lent nodes keep the text style of the element that contained them; in their slot they would inherit the block's. */
function lentText(element: Element, lent: LookSources['lent']): string {
  const blockStyle = getComputedStyle(element);
  const rules = new Map<string, string>();
  const slots = new Map<string, string[]>();
  for (const { slot, from, whole } of lent) {
    const key = `${whole}${signature(from, element)}`;
    const rule = rules.get(key) ?? ruleOf(getComputedStyle(from), blockStyle, whole);
    rules.set(key, rule);
    if (rule) slots.set(rule, [...(slots.get(rule) ?? []), `slot[name="${slot}"]`]);
  }
  return [...slots].map(([rule, names]) => `${names}{${rule}}`).join('');
}

function ruleOf(style: CSSStyleDeclaration, blockStyle: CSSStyleDeclaration, whole: boolean): string {
  if (whole && isPlainText(style)) return '';
  // As an inline element its line would be as high as the surrounding text of the block.
  const own = whole ? 'display:block;' : '';
  // An inherited colour stays inherited.
  const text = textLook(style, whole ? undefined : blockStyle).filter(
    ([name, value]) => name !== 'color' || value !== blockStyle.color,
  );
  if (whole) text.push(...textPaint(style));
  return own + text.map(([name, value]) => `${name}:${value}`).join(';');
}

/** Elements of a block with the same markup look the same, so only the first of many items is read. */
function signature(element: Element, top: Element): string {
  let text = '';
  for (let at: Element | null = element; at && at !== top; at = at.parentElement)
    text += `${at.localName}|${at.className}|${at.id}|${at.getAttribute('style')}/`;
  return text;
}

/**
 * Writes the values of one role as private custom properties, `--_look-ROLE-NAME`. A missing value is reset, because a nested block would inherit the
 * outer block's.
 */
export const lookProperties = (role: string, values: Readonly<Record<string, string | number | null>>): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        `--_look-${role}-${name}:${typeof value === 'number' ? `${round(value)}px` : (value ?? 'initial')};`,
    )
    .join('');

const round = (value: number): number => Math.round(value * 100) / 100;
