/**
 * Tells the ad pixel of the page with its verb `track` (EVENT-613). The requirements show no format, so what the caller says goes through as it is. Where the page
 * has no pixel nothing happens; what a pixel throws is its own business.
 *
 * @param pixel the page's pixel function, looked up anew each time: it may come late
 */
export const trackWithPixel =
  (pixel: () => unknown) =>
  (...said: readonly unknown[]): void => {
    try {
      const tell = pixel();
      if (typeof tell === 'function') tell('track', ...said);
    } catch {}
  };
