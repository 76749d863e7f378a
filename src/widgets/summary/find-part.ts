import { SUMMARY_PART } from '../../vocab/names.ts';

export type PartName =
  | 'title'
  | 'text'
  | 'date'
  | 'author'
  | 'location'
  | 'tags'
  | 'categories'
  | 'price'
  | 'sold-out'
  | 'meta';

/** What a part is where the page has not named it. */
const USUAL: Readonly<Partial<Record<PartName, string>>> = {
  title: 'h1, h2, h3, h4, h5, h6, .summary-title',
  date: 'time',
};

/** A part of an item: what `data-summary-part` names, else what usually is one. Null if there is none. */
export function findPart(item: Element, name: PartName): Element | null {
  const named = item.querySelector(`[${SUMMARY_PART}~="${name}"]`);
  if (named) return named;
  const usual = USUAL[name];
  if (usual) return item.querySelector(usual);
  if (name === 'text')
    return (
      [...item.querySelectorAll('p')].find(
        (one) => !one.matches(`[${SUMMARY_PART}]`) && !one.querySelector(`time, img, [${SUMMARY_PART}]`),
      ) ?? null
    );
  // The line of the date, where it is the child of the same element as the title.
  if (name === 'meta') return childAround(item, findPart(item, 'date'), findPart(item, 'title'));
  return null;
}

/** The element around a node that stands beside another one; null if there is none. */
export function childAround(item: Element, node: Element | null, beside: Element | null): Element | null {
  const parent = beside?.parentElement;
  let at = node;
  while (at && at !== item && at.parentElement !== parent) at = at.parentElement;
  return at === item ? null : at;
}
