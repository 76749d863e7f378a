/**
 * What Embla measures instead of slides: elements that are not in the page and report where the track can come to rest. So only the slides that can be seen are
 * in the page, and their positions need not be whole px.
 *
 * @param stops distances from the start of the track, in px
 * @param size the size of the track, in px
 */
export function rulers(
  stops: readonly number[],
  { size, axis, rtl }: { size: number; axis: 'x' | 'y'; rtl: boolean },
): HTMLElement[] {
  return stops.map((stop) => {
    const ruler = Document.prototype.createElement.call(document, 'div') as HTMLElement;
    const values =
      axis === 'y'
        ? { offsetTop: stop, offsetLeft: 0, offsetWidth: 0, offsetHeight: size }
        : { offsetTop: 0, offsetLeft: rtl ? -stop : stop, offsetWidth: size, offsetHeight: 0 };
    for (const [name, value] of Object.entries(values)) Object.defineProperty(ruler, name, { value });
    return ruler;
  });
}
