/**
 * Calls the page's ad pixel with the verb `track` (EVENT-613). The requirements show no format, so the caller's arguments are passed through unchanged. If the
 * page has no pixel nothing happens; exceptions of a pixel are ignored.
 *
 * @param pixel returns the page's pixel function; it is called each time, because the pixel may load late
 */
export const trackWithPixel =
  (pixel: () => unknown) =>
  (...said: readonly unknown[]): void => {
    try {
      const tell = pixel();
      if (typeof tell === 'function') tell('track', ...said);
    } catch {}
  };
