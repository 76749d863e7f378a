import type { ParsedMarkup } from './block-module.ts';
import { isPlainText, textLook, textPaint } from './text-look.ts';

/**
 * Reads how the page's own elements look that a block draws in place of.
 *
 * @param again the block stands: the elements have styles, but no boxes to measure
 * @returns declarations of private custom properties for the block's root
 */
export type ReadLook = (again: boolean) => string;

/** What the look of one block is read from. */
export interface LookSources {
  readonly element: Element;
  /** The slots, and the elements whose inside they show. Nodes that are lent leave those. */
  readonly lent: readonly { readonly slot: string; readonly from: Element; readonly whole: boolean }[];
  readonly look: ReadLook | undefined;
}

/** Remembers where the look of a block is read from, before anything of it is moved. */
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

/** The look of a block as one style sheet's text; '' where the page has none to show. It writes nothing. */
export function pageLook({ element, lent, look }: LookSources, again: boolean): string {
  const own = look?.(again) ?? '';
  return `${own && `.vitrine{${own}}`}${lentText(element, lent)}`;
}

/** What is lent keeps the text style it had inside the element where it stood: in its slot it would have the block's. */
function lentText(element: Element, lent: LookSources['lent']): string {
  const host = getComputedStyle(element);
  const seen = new Map<string, string>();
  const slots = new Map<string, string[]>();
  for (const { slot, from, whole } of lent) {
    const key = `${whole}${signature(from, element)}`;
    const rule = seen.get(key) ?? ruleOf(getComputedStyle(from), host, whole);
    seen.set(key, rule);
    if (rule) slots.set(rule, [...(slots.get(rule) ?? []), `slot[name="${slot}"]`]);
  }
  return [...slots].map(([rule, names]) => `${names}{${rule}}`).join('');
}

function ruleOf(style: CSSStyleDeclaration, host: CSSStyleDeclaration, whole: boolean): string {
  if (whole && isPlainText(style)) return '';
  // A box of its own: the line would be as high as the text of the block around it.
  const own = whole ? 'display:block;' : '';
  // Where it is inherited it goes on being so.
  const text = textLook(style, whole ? undefined : host).filter(
    ([name, value]) => name !== 'color' || value !== host.color,
  );
  if (whole) text.push(...textPaint(style));
  return own + text.map(([name, value]) => `${name}:${value}`).join(';');
}

/** Elements of one block that are written alike look alike: of many items only the first is read. */
function signature(element: Element, top: Element): string {
  let said = '';
  for (let at: Element | null = element; at && at !== top; at = at.parentElement)
    said += `${at.localName}|${at.className}|${at.id}|${at.getAttribute('style')}/`;
  return said;
}

/**
 * Writes what was read of one role as private custom properties, `--_look-ROLE-NAME`. What could not be read is reset: a block inside another's panel
 * would inherit it.
 */
export const lookProperties = (role: string, values: Readonly<Record<string, string | number | null>>): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        `--_look-${role}-${name}:${typeof value === 'number' ? `${round(value)}px` : (value ?? 'initial')};`,
    )
    .join('');

const round = (value: number): number => Math.round(value * 100) / 100;
