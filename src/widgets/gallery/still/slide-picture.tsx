import type { PictureData } from '../../../vocab/slides.ts';
import { Picture } from '../../_parts/picture/picture.tsx';

interface Props {
  readonly picture: PictureData;
  /** Of its box, in px. */
  readonly width: number;
  readonly autoCrop: boolean;
}

/** The picture of a slide: it fills its box around its focal point, or is shown whole in it (GAL-315, GAL-318). */
export function SlidePicture({ picture, width, autoCrop }: Props) {
  const shown = autoCrop
    ? picture
    : ({ ...picture, cropMode: 'contain', alignment: picture.alignment || 'center' } as const);
  return <Picture picture={shown} width={width} sizes={`${Math.ceil(width)}px`} part="picture" />;
}
