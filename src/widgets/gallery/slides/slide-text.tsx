import type { Slide } from '../../../vocab/slides.ts';
import { CaptionContent } from '../../_shared/media/slides/caption-content.tsx';

/** Whether a slide has a title or a description. */
export const hasText = ({ title, caption }: Slide): boolean => title !== '' || caption !== null;

/** Title and description of a slide. */
export const SlideText = ({ slide }: { readonly slide: Slide }) =>
  hasText(slide) && (
    <div className="slides-text" part="caption">
      {slide.title && <p className="slides-title">{slide.title}</p>}
      {slide.caption && <CaptionContent caption={slide.caption} />}
    </div>
  );
