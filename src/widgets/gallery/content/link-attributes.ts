import type { Slide } from '../../../vocab/slides.ts';

/** What changes how the browser follows a link, as React calls it. */
const KEPT = {
  target: 'target',
  rel: 'rel',
  download: 'download',
  hreflang: 'hrefLang',
  ping: 'ping',
  referrerpolicy: 'referrerPolicy',
  type: 'type',
} as const;

/** Reads from a link of the page everything beside its address that changes what the browser does with it. */
export const linkAttributes = (link: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(KEPT).flatMap(([name, prop]) => {
      const value = link.getAttribute(name);
      return value === null ? [] : [[prop, value]];
    }),
  );

/** The properties of a slide's link beside its address. Without a word of the page, the page that opens in a new window cannot reach this one. */
export const linkProps = ({ newWindow, attributes }: NonNullable<Slide['clickThrough']>) => ({
  ...attributes,
  ...(newWindow && { target: '_blank', rel: attributes?.['rel'] ?? 'noopener' }),
});
