/** The sides of a box. */
export const EDGES = ['top', 'right', 'bottom', 'left'] as const;

/** As the page wrote it where the browser says so: a computed margin is never `auto`. */
export const writtenValue = (element: Element, style: CSSStyleDeclaration, name: string): string =>
  element.computedStyleMap?.().get(name)?.toString() ?? style.getPropertyValue(name);
