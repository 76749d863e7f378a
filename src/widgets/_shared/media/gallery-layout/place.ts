/** Where a gallery is on the screen before it is mounted: nothing has to be measured between its first and its final layout. */
export interface Place {
  /** Of its content, in px; 0 if it is not rendered. */
  readonly width: number;
  /** Distance from the top of the window, in px. */
  readonly top: number;
}

/** The width that content has in an element, in px and with fractions; 0 if it is not rendered. */
export function contentWidth(element: Element): number {
  const style = getComputedStyle(element);
  const px = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const width = px('width');
  if (style.boxSizing !== 'border-box') return width;
  const around = ['padding-left', 'padding-right', 'border-left-width', 'border-right-width'];
  return Math.max(
    0,
    around.reduce((left, name) => left - px(name), width),
  );
}

export const placeOf = (element: Element): Place => ({
  width: contentWidth(element),
  top: element.getBoundingClientRect().top,
});
