import { BLOCK, PLATFORM_BLOCKS } from '../../vocab/names.ts';

/** The parts of a published product that match, without those of other blocks inside it, which may be other products. */
export const ownParts = <Part extends Element>(source: Element, selector: string, parent: Element = source): Part[] =>
  [...parent.querySelectorAll<Part>(selector)].filter((part) => {
    const holder = part.closest(`[${BLOCK}],${PLATFORM_BLOCKS}`);
    return !holder || holder === source || !source.contains(holder);
  });
