/** The sources of the page's `picture` around an image, of which the browser chooses one. */
export const sourcesOf = (image: Element | undefined): HTMLSourceElement[] =>
  image?.parentElement?.localName === 'picture'
    ? ([...image.parentElement.children].filter(
        (child) => child instanceof HTMLSourceElement && child.hasAttribute('srcset'),
      ) as HTMLSourceElement[])
    : [];
