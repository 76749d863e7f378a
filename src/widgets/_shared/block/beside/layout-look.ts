import { writtenValue } from './written-value.ts';

/** How a container places its children, and how a child is placed. */
const CONTAINER = (
  'grid-template-columns grid-template-rows grid-template-areas grid-auto-columns grid-auto-rows grid-auto-flow row-gap column-gap flex-direction flex-wrap ' +
  'justify-content justify-items align-content align-items'
).split(' ');
const COLUMNS = ['column-count', 'column-width', 'column-gap'];
const CHILD =
  'grid-column-start grid-column-end grid-row-start grid-row-end flex-grow flex-shrink flex-basis order align-self justify-self'.split(
    ' ',
  );

/**
 * The layout of an element of the page whose content is shown in another place.
 *
 * @param selector what stands for it in the block
 * @param block the block's own element, if the element is another: then it is also placed in what is around it
 * @returns a rule; for the block's own element also what gives the block's root all of its room
 */
export function layoutLook(selector: string, element: Element, block?: Element): string {
  const style = getComputedStyle(element);
  const isPlacing = /grid|flex/.test(style.display);
  // Otherwise the rows are as high as what is in them now.
  const container = CONTAINER.filter(
    (name) => name !== 'grid-template-rows' || Reflect.has(element, 'computedStyleMap'),
  );
  const rules = [
    ...(isPlacing ? [`display:${style.display}`, ...named(container, element, style)] : named(COLUMNS, element, style)),
    ...(block ? named(CHILD, element, style) : []),
  ];
  return `${block ? '' : 'column-span:all;grid-area:1/1/-1/-1;flex:1 1 100%;min-width:0;'}${selector}{${rules.join(';')}}`;
}

const named = (names: readonly string[], element: Element, style: CSSStyleDeclaration): string[] =>
  names.map((name) => `${name}:${writtenValue(element, style, name)}`);
