import type { PictureData } from '../../../vocab/slides.ts';
import { Picture } from '../../_shared/media/picture/picture.tsx';

interface Props {
  readonly picture: PictureData;
  /** How many slides lie between it and the current one; undefined: loaded when it is in view. */
  readonly priority: number | undefined;
  /** Fills its box; otherwise it is shown whole. */
  readonly crop: boolean;
  readonly onLoad?: (() => void) | undefined;
}

/** The picture of a slide, in its box (GAL-315, GAL-318). */
export function SlidePicture({ picture, priority, crop, onLoad }: Props) {
  const shown = crop
    ? picture
    : ({ ...picture, cropMode: 'contain', alignment: picture.alignment || 'center' } as const);
  return <Picture className="slides-picture" part="picture" picture={shown} priority={priority} onLoad={onLoad} />;
}
