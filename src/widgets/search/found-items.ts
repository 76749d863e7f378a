import { isRecord } from '../../vocab/is-record.ts';
import { linkAddress, protocolOf } from '../../vocab/rules/link/address.ts';
import type { MoneyFormatter } from '../../vocab/rules/store/money.ts';

/** What is read of one result of the search call. */
export interface FoundItem {
  readonly title: string;
  readonly url: string;
  readonly body: string;
  readonly imageUrl: string;
  /** The price as it is shown; empty without one. */
  readonly price: string;
  readonly sku: string;
}

const textIn = (item: Readonly<Record<string, unknown>>, name: string): string => {
  const value = item[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** An address that may be followed or shown: of this site or of the web. */
const addressIn = (item: Readonly<Record<string, unknown>>, name: string): string => {
  const address = linkAddress(textIn(item, name));
  return /^(https?)?$/.test(protocolOf(address) ?? '') ? address : '';
};

/** Reads the results of the search call. What has no title or no address cannot be shown, and an address is shown once. */
export function foundItems(items: readonly unknown[], written: MoneyFormatter): FoundItem[] {
  const known = new Set<string>();
  return items.filter(isRecord).flatMap((item): FoundItem[] => {
    const [title, url] = [textIn(item, 'title'), addressIn(item, 'url')];
    if (!title || !url || known.has(url)) return [];
    known.add(url);
    const cents = [item.priceCents, item.price].find((value) => Number.isSafeInteger(value));
    return [
      {
        title,
        url,
        body: textIn(item, 'body'),
        imageUrl: addressIn(item, 'imageUrl'),
        price: cents === undefined ? textIn(item, 'price') : written(Number(cents)),
        sku: textIn(item, 'sku'),
      },
    ];
  });
}
