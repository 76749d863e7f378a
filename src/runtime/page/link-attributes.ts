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

/** Everything beside its address that a link of the page says to the browser, as properties of React's. */
export type LinkAttributes = Readonly<Record<string, string>>;

/** Reads from a link of the page everything beside its address that changes what the browser does with it. */
export const linkAttributes = (link: Element): LinkAttributes =>
  Object.fromEntries(
    Object.entries(KEPT).flatMap(([name, prop]) => {
      const value = link.getAttribute(name);
      return value === null ? [] : [[prop, value]];
    }),
  );

/** A link that a block draws, beside its address. */
interface DrawnLink {
  /** True if it opens in a new window, whatever the page's own link says. */
  readonly newWindow?: boolean;
  readonly attributes?: LinkAttributes | undefined;
}

/** The properties of a link beside its address. Without a word of the page, the page that opens in a new window cannot reach this one. */
export const linkProps = ({ newWindow, attributes }: DrawnLink): LinkAttributes => ({
  ...attributes,
  ...(newWindow && { target: '_blank', rel: attributes?.['rel'] ?? 'noopener' }),
});
