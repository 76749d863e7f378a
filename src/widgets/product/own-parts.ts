import { BLOCK, PLATFORM_BLOCKS } from '../../vocab/names.ts';

const RELATED = '.ProductItem-relatedProducts,.product-related-products';

/** The parts of a published product that match, without those of other blocks inside it, which may be other products, and of the products that it names beside its own. */
export const ownParts = <Part extends Element>(source: Element, selector: string, parent: Element = source): Part[] =>
  [...parent.querySelectorAll<Part>(selector)].filter((part) => {
    const within = (around: string): Element | null => {
      const holder = part.closest(around);
      return holder && holder !== source && source.contains(holder) ? holder : null;
    };
    const link = within('a[href]') as HTMLAnchorElement | null;
    return !within(`[${BLOCK}],${PLATFORM_BLOCKS},${RELATED}`) && (!link || link.pathname === location.pathname);
  });
