import type { SyntheticEvent } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import type { Slide } from '../../vocab/slides.ts';
import type { Place } from '../_shared/media/gallery-layout/place.ts';
import type { gallery } from './block.ts';
import type { Gallery } from './state/gallery-state.ts';

/** The options of a gallery, read and typed. */
export type GalleryData = DataOf<(typeof gallery)['data']>;

/** What every layout of a gallery gets. */
export interface GalleryViewProps {
  readonly slides: readonly Slide[];
  readonly data: GalleryData;
  readonly gallery: Gallery;
  readonly handle: BlockHandle;
  /** What a click on a slide does: its link, the lightbox, or what `clickBehavior` says (NAV-308, GAL-365). */
  activate(index: number, event: Event | SyntheticEvent): void;
  /** The name of the gallery for screen readers. */
  readonly label: string;
  /** Pages of the platform keep their look. */
  readonly isPublished?: boolean | undefined;
  /** Where the gallery was before it was mounted. */
  readonly place?: Place | undefined;
}
