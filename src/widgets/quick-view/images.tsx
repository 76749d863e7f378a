import { useEffect, useRef } from 'react';
import type { ProductImage } from '../_shared/commerce/product/product.ts';

interface Props {
  readonly images: readonly ProductImage[];
  /** The id of the chosen variant's image; empty for none in particular. */
  readonly shown: string;
  /** The name of the row for screen readers. */
  readonly label: string;
}

/** The images of a product in a row that scrolls, one at a time; the image of the chosen variant is brought into view. */
export function Images({ images, shown, label }: Props) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const index = shown ? images.findIndex(({ id }) => id === shown) : -1;
    const image = row.current?.children[index];
    // Not scrollIntoView, which would scroll the dialog and the page, too.
    if (image instanceof HTMLElement && row.current) row.current.scrollLeft = image.offsetLeft - row.current.offsetLeft;
  }, [images, shown]);
  return (
    <section ref={row} className="images" part="images" aria-label={label} tabIndex={images.length > 1 ? 0 : undefined}>
      {images.map(({ id, url, width, height, alt }, index) => (
        <img
          key={id}
          className="image"
          part="image"
          src={url}
          alt={alt}
          width={width || undefined}
          height={height || undefined}
          loading={index ? 'lazy' : 'eager'}
          decoding="async"
        />
      ))}
    </section>
  );
}
