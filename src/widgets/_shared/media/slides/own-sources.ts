import type { HTMLAttributeReferrerPolicy } from 'react';

/** The sources of the page's `picture` around an image, of which the browser chooses one. */
export const sourcesOf = (image: Element | undefined): HTMLSourceElement[] =>
  image?.parentElement?.localName === 'picture'
    ? ([...image.parentElement.children].filter(
        (child) => child instanceof HTMLSourceElement && child.hasAttribute('srcset'),
      ) as HTMLSourceElement[])
    : [];

/** How the page's own element asks for its file: one that shows the same has to ask alike, or the browser fetches it again. */
export const asksLike = (own: HTMLImageElement | undefined) => ({
  crossOrigin: own?.crossOrigin as '' | undefined,
  referrerPolicy: (own?.referrerPolicy || undefined) as HTMLAttributeReferrerPolicy | undefined,
});
