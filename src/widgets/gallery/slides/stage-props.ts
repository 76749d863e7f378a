import type { GalleryViewProps } from '../gallery-view.ts';
import type { Shown } from './use-shown.ts';

/** What every kind of slideshow gets. */
export interface StageProps extends GalleryViewProps {
  readonly shown: Shown;
  /** Duration of a transition, in seconds. */
  readonly seconds: number;
  videoPlays(isPlaying: boolean): void;
  /** Tells the slideshow whether a visitor holds the slides. */
  holds(isHeld: () => boolean): void;
}
