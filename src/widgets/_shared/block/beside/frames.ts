import { isClear } from '../../../../runtime/page/is-clear.ts';
import { EDGES, writtenValue } from './written-value.ts';

/**
 * Finds the wrappers of the page around what a published block draws, from the outside in, which are no longer shown: those that paint something, leave
 * something free, or have a colour of their own.
 *
 * @param path the elements from the block's own, exclusively, to the one that holds everything drawn
 */
export const framesIn = (path: readonly Element[]): readonly Element[] => path.filter(isFrame);

function isFrame(element: Element): boolean {
  const style = getComputedStyle(element);
  // The box of a picture or a player has its height by a padding, or stands over its place.
  if (!/^(block|flow-root|flex|grid|list-item)$/.test(style.display) || !/^(static|relative)$/.test(style.position))
    return false;
  if (EDGES.some((edge) => /%$/.test(writtenValue(element, style, `padding-${edge}`)))) return false;
  return (
    !isClear(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    style.maxWidth !== 'none' ||
    (element.parentElement !== null && style.color !== getComputedStyle(element.parentElement).color) ||
    EDGES.some((edge) =>
      [`border-${edge}-width`, `padding-${edge}`, `margin-${edge}`].some((name) =>
        Number.parseFloat(style.getPropertyValue(name)),
      ),
    )
  );
}
