import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { PRODUCT_VARIANTS } from '../../vocab/published/places.ts';
import { fractionDigits } from '../../vocab/rules/store/currency.ts';
import { parseAmount } from '../../vocab/rules/store/money.ts';
import { framesLook } from '../_shared/block/beside/frames-look.ts';
import { layoutLook } from '../_shared/block/beside/layout-look.ts';
import { toProductDetails } from '../_shared/commerce/product/product.ts';
import { askedFields } from './asked-fields.ts';
import type { ProductContent } from './content.ts';
import { NAME, ownParts } from './own-parts.ts';
import { ASKED, publishedPieces } from './published-pieces.ts';

type Raw = Readonly<Record<string, unknown>>;

/** A part of a published product's data; null for what is no JSON. */
function jsonOf(element: Element | undefined, attribute: string): unknown {
  try {
    return JSON.parse(element?.getAttribute(attribute) ?? 'null');
  } catch {
    return null;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** An amount of published data: whole cents, or an object with a text of two decimals; undefined for anything else. */
function centsOf(value: unknown): number | undefined {
  if (Number.isSafeInteger(value)) return Number(value);
  if (!isRecord(value)) return undefined;
  const code = text(value.currency) || text(value.currencyCode);
  const decimals = fractionDigits(code);
  const cents = parseAmount(Number(value.value).toFixed(decimals), code, { thousands: ',', decimal: '.' });
  return cents === null ? undefined : Number(cents);
}

const recordsIn = (value: unknown): readonly Raw[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const optionValuesOf = ({ optionValues, attributes }: Raw): readonly Raw[] =>
  Array.isArray(optionValues)
    ? recordsIn(optionValues)
    : Object.entries(Object(attributes)).map(([optionName, value]) => ({ optionName, value }));

/** A variant as both generations write it. */
function variantOf(raw: Raw): Raw {
  const stock: Raw = isRecord(raw.stock) ? raw.stock : raw;
  const [image] = recordsIn(raw.images);
  return {
    id: raw.id,
    sku: raw.sku,
    price: centsOf(raw.price) ?? centsOf(raw.priceMoney),
    salePrice: centsOf(raw.salePrice) ?? centsOf(raw.salePriceMoney),
    onSale: raw.onSale === true,
    unlimited: stock.unlimited === true,
    qtyInStock: stock.qtyInStock ?? stock.quantity,
    optionValues: optionValuesOf(raw),
    imageId: (Array.isArray(raw.imageIds) && raw.imageIds[0]) || image?.id || raw.mainImageId,
  };
}

const currencyIn = (raw: Raw | undefined): string =>
  text(Object(raw?.priceMoney).currency) || text(Object(raw?.price).currency) || text(Object(raw?.price).currencyCode);

/** The words of the button that buys, without those that it shows afterwards. */
function buttonLabel(source: Element): string {
  const [button] = ownParts(source, '.sqs-add-to-cart-button');
  const label = button?.querySelector('.add-to-cart-text,.sqs-add-to-cart-button-inner') ?? button;
  return label?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/**
 * The data of a published product: the context of the current generation, otherwise the attributes of the older one.
 */
function dataOf(source: Element): Raw | null {
  const detail = source.matches('[data-context]') ? source : ownParts(source, '[data-context]')[0];
  const context = jsonOf(detail, 'data-context');
  const current = isRecord(context) && isRecord(context.product) ? context.product : null;
  const [older] = ownParts(source, PRODUCT_VARIANTS);
  const variants = recordsIn(current ? current.variants : jsonOf(older, 'data-variants'));
  if (!current && !older) return null;
  const [button] = ownParts(source, '.sqs-add-to-cart-button');
  const [heading] = ownParts(source, NAME);
  const type = Number(current?.productType ?? current?.type ?? button?.getAttribute('data-product-type') ?? 1);
  const isRadio = ownParts(source, '.variant-radiobtn').length > 0;
  const names = [...new Set(variants.flatMap((raw) => optionValuesOf(raw).map(({ optionName }) => optionName)))];
  return {
    id: current?.id ?? older?.getAttribute('data-item-id') ?? source.getAttribute('data-item-id'),
    title: current?.title ?? heading?.textContent,
    productType: Number.isSafeInteger(type) ? type : 1,
    currency: currencyIn(current ?? undefined) || currencyIn(variants[0]),
    priceCents: centsOf(current?.price),
    variants: variants.map(variantOf),
    ...(isRadio && { options: names.map((name) => ({ name, display: 'radio' })) }),
  };
}

const OPTION = '[data-variant-option-name]';

/** Whether a visitor has chosen another value in a list than the server, or a radio button. */
function isTouched(control: HTMLSelectElement | HTMLInputElement): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.checked && !control.defaultChecked;
  const given = [...control.options].findLastIndex(({ defaultSelected }) => defaultSelected);
  return control.value !== '' && control.selectedIndex !== Math.max(given, 0);
}

/** Products that the block has shown: their own controls are hidden, and no longer say what the visitor wants. */
const shown = new WeakSet<Element>();

/** Reads what a visitor has chosen and typed before the block came. */
function begunIn(source: Element): ProductContent['begun'] {
  if (shown.has(source)) return undefined;
  shown.add(source);
  const controls = ownParts<HTMLSelectElement | HTMLInputElement>(source, 'select,.variant-radiobtn');
  const chosen = controls.flatMap((control): [string, string][] => {
    const name = control.closest(OPTION)?.getAttribute('data-variant-option-name');
    return name && isTouched(control) ? [[name, control.value]] : [];
  });
  const quantity = ownParts<HTMLInputElement>(source, '.product-quantity-input input')[0]?.value ?? '';
  return { choice: new Map(chosen), quantity };
}

/**
 * Reads a product as published platform pages write it, of both generations (docs/published-markup.md §14); null if the
 * element has no product whose data can be read. The file is loaded for such pages only.
 */
export default function readPublished(source: Element): ParsedMarkup<ProductContent> | null {
  const product = toProductDetails(dataOf(source));
  if (!product || (product.variants.length === 0 && product.priceCents === undefined)) return null;
  const { pieces, lend, frames } = publishedPieces(source);
  const asked = askedFields(ownParts(source, ASKED));
  const own = { form: null, purchase: null, isLink: false };
  return {
    content: {
      product,
      pieces,
      own,
      priceText: '',
      label: buttonLabel(source),
      asked,
      begun: begunIn(source),
      problem: '',
    },
    lend,
    jsonIsRead: true,
    look: () =>
      layoutLook('.product', source) +
      framesLook(frames) +
      frames.map((one, at) => layoutLook(`.frame-${at}`, one, source)).join(''),
  };
}
