import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import storeMessages from '../../strings/pt-BR/store.json';
import { toProduct } from '../../vocab/entities/product.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { dayAt } from '../../vocab/rules/calendar/day-key.ts';
import { linkAddress, protocolOf } from '../../vocab/rules/link/address.ts';
import { priceWording } from '../../vocab/rules/store/price-wording.ts';
import { priceDisplay } from '../../vocab/rules/store/product.ts';
import { fullDate } from '../../vocab/rules/text/full-date.ts';
import { pageLocale } from '../_shared/block/page-locale.ts';
import { siteMoney } from '../_shared/commerce/site-money.ts';

/** What is shown of an item of a response. Texts are empty where it has none. */
export interface ItemRecord {
  readonly title: string;
  readonly url: string;
  /** HTML, as its owner wrote it. */
  readonly text: string;
  readonly image: string;
  readonly imageWidth: number;
  readonly imageHeight: number;
  /** A value of `object-position`; empty for the middle. */
  readonly focalPoint: string;
  /** The beginning of an event as ISO, otherwise a day; and the day in words. */
  readonly date: string;
  readonly dateText: string;
  readonly start: string;
  readonly end: string;
  readonly author: string;
  readonly location: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly price: string;
  /** The words for it; empty while it can be bought. */
  readonly soldOut: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf).filter(Boolean) : []);
const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
/** A moment in ms since 1970 as ISO; empty for none. */
const isoOf = (value: unknown): string =>
  typeof value === 'number' && Math.abs(value) <= 8.64e15 ? new Date(value).toISOString() : '';

/**
 * Reads an item of a page's data.
 *
 * @param zone the time zone in which the server writes its days
 * @returns null where it has no title, or an address that is none of a page
 */
export function itemRecord(
  value: unknown,
  handle: Pick<BlockHandle, 'element' | 'log' | 'site' | 'strings'>,
  zone: string,
): ItemRecord | null {
  if (!isRecord(value)) return null;
  const title = textOf(value.title);
  const url = linkAddress(textOf(value.fullUrl));
  if (!title || !url || ![null, 'http', 'https'].includes(protocolOf(url))) return null;
  const image = linkAddress(textOf(value.assetUrl));
  const [width = 0, height = 0] = textOf(value.originalSize).split('x').map(Number);
  const start = isoOf(value.startDate);
  const moment = Date.parse(start || isoOf(value.publishOn) || isoOf(value.addedOn));
  return {
    title,
    url,
    text: textOf(value.excerpt),
    image: [null, 'http', 'https'].includes(protocolOf(image)) ? image : '',
    imageWidth: width > 0 && height > 0 ? width : 0,
    imageHeight: width > 0 && height > 0 ? height : 0,
    focalPoint: focalPointOf(value.mediaFocalPoint),
    date: start || (Number.isNaN(moment) ? '' : dayAt(moment, zone)),
    dateText: fullDate(moment, pageLocale(handle), zone),
    start,
    end: isoOf(value.endDate),
    author: textOf(member(value.author, 'displayName')),
    location: textOf(member(value.location, 'addressTitle')),
    tags: wordsOf(value.tags),
    categories: wordsOf(value.categories),
    ...priceOf(value, handle),
  };
}

function focalPointOf(value: unknown): string {
  const [x, y] = [member(value, 'x'), member(value, 'y')];
  const isShare = (one: unknown): one is number => typeof one === 'number' && one >= 0 && one <= 1;
  return isShare(x) && isShare(y) ? `${x * 100}% ${y * 100}%` : '';
}

function priceOf(
  value: Readonly<Record<string, unknown>>,
  handle: Pick<BlockHandle, 'element' | 'log' | 'site' | 'strings'>,
): Pick<ItemRecord, 'price' | 'soldOut'> {
  const product = Array.isArray(value.variants) ? toProduct(value) : null;
  if (!product) return { price: '', soldOut: '' };
  const t = handle.strings(storeMessages);
  const written = siteMoney(handle);
  const display = priceDisplay(product);
  const { price } = priceWording(display, written);
  return {
    price: price === null ? '' : typeof price === 'string' ? price : t(price.key, price.values),
    soldOut: display.soldOut ? t('storeSoldOut') : '',
  };
}
