import { BLOCK, PLATFORM_BLOCKS } from '../../vocab/names.ts';

export const PRICE = '.product-price,.ProductItem-product-price';
/** What has the name of a product. */
export const NAME = '.ProductItem-details-title,.product-title,h1';
const pathOf = ({ pathname }: Pick<Location, 'pathname'>): string => pathname.replace(/\/$/, '');

const RELATED = '.ProductItem-relatedProducts,.product-related-products';

/** The parts of a published product that match, without those of other blocks inside it, which may be other products, and of the products that it names beside its own. */
export const ownParts = <Part extends Element>(source: Element, selector: string, parent: Element = source): Part[] =>
  [...parent.querySelectorAll<Part>(selector)].filter((part) => {
    const within = (around: string): Element | null => {
      const holder = part.closest(around);
      return holder && holder !== source && source.contains(holder) ? holder : null;
    };
    const link = part.parentElement?.closest<HTMLAnchorElement>('a[href]');
    // What is in a link to another page is that of another product; the own name may be in one.
    const isOthers = link && source.contains(link) && !part.matches(NAME) && pathOf(link) !== pathOf(location);
    return !within(`[${BLOCK}],${PLATFORM_BLOCKS},${RELATED}`) && !isOthers;
  });
