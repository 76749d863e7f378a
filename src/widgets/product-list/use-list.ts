import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/product-list.json';
import { fractionDigits, storeCurrency } from '../../vocab/rules/store/currency.ts';
import { pageLocale } from '../_shared/block/page-locale.ts';
import type { Arrangement } from './arrange-tiles.ts';
import type { ProductListContent, TileElement } from './content.ts';
import { comparer, type Filter, facetsOf, isFiltering, matcher, type PriceForm } from './filter.ts';
import { type ListedProduct, listedProduct } from './listed-product.ts';

export interface ListItem extends TileElement {
  /** Null if its data cannot be read: it is shown as long as nothing is filtered. */
  readonly product: ListedProduct | null;
}

/** The products of the list; each is read once. */
export function useItems({ tiles }: ProductListContent, handle: BlockHandle, arrangement: Arrangement) {
  const category = handle.strings(messages)('productListCategory');
  const [items, setItems] = useState(() => readTiles(tiles, handle, category));
  const facets = useMemo(() => facetsOf(items.flatMap(({ product }) => product ?? [])), [items]);
  const add = useCallback(
    (more: readonly TileElement[]): void => {
      arrangement.add(more.map(({ row }) => row));
      flushSync(() => setItems((before) => [...before, ...readTiles(more, handle, category)]));
    },
    [arrangement, handle, category],
  );
  return { items, facets, add };
}

/** How prices are typed into the filter. */
export function usePriceForm(handle: BlockHandle): PriceForm {
  const digits = fractionDigits(storeCurrency(handle.site.storeSettings.selectedCurrency));
  const locale = pageLocale(handle);
  return useMemo(() => ({ digits, locale }), [digits, locale]);
}

interface Options {
  readonly arrangement: Arrangement;
  readonly handle: BlockHandle;
  readonly items: readonly ListItem[];
  readonly filter: Filter;
  /** The product that the page is about: it is left out. */
  readonly leavesOut: (product: ListedProduct) => boolean;
  /** The most products that are shown; 0 for all. */
  readonly limit: number;
}

/** Shows the products that a filter leaves, in its order, and returns how many they are. */
export function useShown({ arrangement, handle, items, filter, leavesOut, limit }: Options): number {
  const priceForm = usePriceForm(handle);
  const { locale } = priceForm;
  const sorted = useMemo(() => {
    const compare = comparer(filter.order, locale);
    return filter.order ? items.toSorted((one, other) => compareItems(one, other, compare)) : items;
  }, [items, filter.order, locale]);
  const order = useMemo(() => sorted.map(({ row }) => row), [sorted]);
  const visible = useMemo(() => {
    const matches = matcher(filter, priceForm);
    const fitting = sorted.filter(({ product }) =>
      product ? matches(product) && !leavesOut(product) : !isFiltering(filter),
    );
    return fitting.slice(0, limit || undefined).map(({ row }) => row);
  }, [sorted, filter, leavesOut, limit, priceForm]);
  useLayoutEffect(() => arrangement.show(order, new Set(visible)), [arrangement, order, visible]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) handle.emit('product-list-change', { shown: visible.length, total: items.length });
    isFirst.current = false;
  }, [visible, items, handle]);
  return visible.length;
}

const compareItems = (
  one: ListItem,
  other: ListItem,
  compare: (one: ListedProduct, other: ListedProduct) => number,
): number =>
  one.product && other.product
    ? compare(one.product, other.product)
    : Number(one.product === null) - Number(other.product === null);

/** Reads the data of each product once. */
const readTiles = (tiles: readonly TileElement[], { log }: BlockHandle, category: string): ListItem[] =>
  tiles.map((tile) => {
    const product = parse(tile.json, category);
    if (!product)
      log.warn(
        `data-product is “${tile.json.slice(0, 60)}”; expected {id, title, url, variants: [{sku, price}]}, prices in whole cents. It is not filtered or sold; see npx vitrine lint.`,
        tile.element,
      );
    return { ...tile, product };
  });

function parse(json: string, category: string): ListedProduct | null {
  try {
    return listedProduct(JSON.parse(json), category);
  } catch {
    return null;
  }
}
