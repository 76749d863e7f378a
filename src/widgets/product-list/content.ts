import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { NEXT_PAGE, PRODUCT_DATA } from '../../vocab/names.ts';
import { PARAMETERS, type Parameter, type ParameterNames } from './filter.ts';

/** A product of the server's list. */
export interface TileElement {
  /** The element with the product's data. */
  readonly element: HTMLElement;
  /** What is hidden and moved: the element, or the item of a list around it. */
  readonly row: HTMLElement;
  /** Not parsed yet. */
  readonly json: string;
}

export interface ProductListContent {
  readonly tiles: readonly TileElement[];
  /** The address of the next page of the list; empty without one. */
  readonly next: string;
  readonly names: ParameterNames;
}

/** Finds the products in a piece of a page. */
export const tilesIn = (root: ParentNode): TileElement[] =>
  [...root.querySelectorAll<HTMLElement>(`[${PRODUCT_DATA}]:not(script)`)].map((element) => {
    const parent = element.parentElement;
    return {
      element,
      row: parent?.localName === 'li' ? parent : element,
      json: element.getAttribute(PRODUCT_DATA) ?? '',
    };
  });

/** The link to the next page of a list. */
export const nextLinkIn = (root: ParentNode): HTMLAnchorElement | null =>
  root.querySelector<HTMLAnchorElement>(`a[${NEXT_PAGE}][href]`);

/** Reads own markup: tiles, the form for visitors without scripts, and the link to the next page. */
export function readProductList(source: Element): ParsedMarkup<ProductListContent> {
  const link = nextLinkIn(source);
  const forms = [...source.querySelectorAll('form')].filter(
    (form) => form.method === 'get' && !form.closest(`[${PRODUCT_DATA}]`),
  );
  const [form] = forms;
  // They are shown in no slot: the block takes their place.
  const lend = [
    ...(form ? [{ slot: 'filters', nodes: [form] }] : []),
    ...(link ? [{ slot: 'next', nodes: [link] }] : []),
  ];
  return {
    content: {
      tiles: tilesIn(source),
      next: link?.href ?? '',
      names: namesOf(form),
    },
    lend,
  };
}

/** The names of the parameters: those of controls with `data-filter`, otherwise the usual ones. */
function namesOf(form: HTMLFormElement | undefined): ParameterNames {
  const own = (Object.keys(PARAMETERS) as Parameter[]).flatMap((key) => {
    const name = form?.querySelector(`[data-filter="${key}"]`)?.getAttribute('name');
    return name ? [[key, name]] : [];
  });
  return { ...PARAMETERS, ...Object.fromEntries(own) };
}
