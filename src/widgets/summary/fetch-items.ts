import { readCollectionPage } from '../../api/collection-page.ts';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { siteTimeZone } from '../_shared/events/event-zones.ts';
import { type ItemRecord, itemRecord } from './item-record.ts';
import { makeItem } from './make-item.ts';

export interface FetchedPage {
  readonly elements: readonly HTMLElement[];
  readonly next: string;
}

interface Options {
  readonly address: string;
  readonly handle: BlockHandle;
  readonly template: HTMLElement;
  readonly signal: AbortSignal;
}

/**
 * Fetches a page of the list as data, and draws its items like the page's own first item.
 *
 * @throws what the call throws, and a TypeError for an address of another origin; nothing of the page has changed then
 */
export async function fetchItems({ address, handle, template, signal }: Options): Promise<FetchedPage> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError(`the list is of another origin: ${url.origin}`);
  const request = await handle.request();
  const { items, next } = await readCollectionPage(request, url, { signal });
  const zone = siteTimeZone(null, document);
  const records = items.map((item) => itemRecord(item, handle, zone)).filter((one): one is ItemRecord => one !== null);
  if (records.length < items.length)
    handle.log.warn(
      `${items.length - records.length} of ${items.length} items at ${address} are not shown; expected {title, fullUrl} with an address of a page.`,
    );
  const withText = await Promise.all(records.map(async (one) => ({ ...one, text: await wordsOfHtml(one.text) })));
  signal.throwIfAborted();
  return { elements: withText.map((record) => makeItem(template, record)), next };
}

/** The words of an owner's HTML. A text without markup needs no sanitiser. */
async function wordsOfHtml(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html.trim();
  const { sanitiseContent } = await import('../../runtime/page/sanitise.ts');
  return (sanitiseContent(html).textContent ?? '').replace(/\s+/g, ' ').trim();
}
