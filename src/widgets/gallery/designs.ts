import type { ComponentType } from 'react';
import type { galleryDesigns } from '../../vocab/codes/gallery.ts';
import type { WordIn } from '../../vocab/codes/words.ts';
import { galleryDesignNotFound } from '../../vocab/logged-messages.ts';
import { fillPlaceholders } from '../../vocab/rules/text/fill-placeholders.ts';
import type { GalleryViewProps } from './gallery-view.ts';
import { movingViews } from './load-moving.ts';
import { StillView } from './still/still-view.tsx';

type GalleryDesign = WordIn<typeof galleryDesigns>;

type View = ComponentType<GalleryViewProps>;

const still = (): View => StillView;

/** The view of each design (GAL-301). */
const DESIGNS: Readonly<Record<GalleryDesign, () => View>> = {
  base: still,
  grid: still,
  autogrid: still,
  autocolumns: still,
  autorows: still,
  list: still,
  carousel: () => movingViews().Carousel,
  stacked: () => movingViews().Slideshow,
  strip: () => movingViews().Strip,
};

/**
 * The view of a design.
 *
 * @throws for a name that is not registered (ERR-310). Block data never leads here: its unknown names are the base design (GAL-362).
 */
export function viewOf(design: string): View {
  if (!Object.hasOwn(DESIGNS, design)) throw new Error(fillPlaceholders(galleryDesignNotFound, { name: design }));
  return DESIGNS[design as GalleryDesign]();
}
