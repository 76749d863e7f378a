import { useLayoutEffect, useMemo, useRef } from 'react';
import messages from '../../../strings/pt-BR/slides.json';
import type { Slide } from '../../../vocab/slides.ts';
import type { AnyCaption } from '../../_shared/media/slides/caption-content.tsx';
import type { GalleryViewProps } from '../gallery-view.ts';
import { hasText, SlideText } from './slide-text.tsx';

/** Up to this many slides, each dot is large enough for a finger on the narrowest phone. */
const MOST_DOTS = 8;

/** Whether a narrow slideshow has a dot for each slide: not beside thumbnails, which choose as well, nor where the page wants no controls. */
export const hasDots = ({ slides, data }: Pick<GalleryViewProps, 'slides' | 'data'>): boolean =>
  data.controls && !data.thumbnails && slides.length > 1 && slides.length <= MOST_DOTS;

function lengthOf({ title, caption }: Slide): number {
  const { nodes = [], html = '', text = '' }: AnyCaption = caption ?? {};
  return nodes.reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), (title + html + text).length);
}

interface Props extends GalleryViewProps {
  readonly current: number;
}

/** What a narrow slideshow has below its slides, which text and buttons would cover: a dot for each slide, and the text of the current one. */
export function BelowStage({ current, ...props }: Props) {
  const { slides, data } = props;
  const longest = useMemo(
    () => slides.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one)),
    [slides],
  );
  const slide = slides[current];
  return (
    <>
      {hasDots(props) && <Dots {...props} current={current} />}
      {data.showMeta && hasText(longest) && (
        <div className="slides-below">
          {slide && <SlideText slide={slide} />}
          {/* What follows the gallery stays where it is whichever slide is shown. */}
          {slide !== longest && (
            <div className="slides-reserve" inert aria-hidden="true">
              <SlideText slide={longest} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** One of the dots is a tab stop; the keys of the gallery choose another. */
function Dots({ slides, gallery, handle, current }: Props) {
  const t = handle.strings(messages);
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the current slide.
  useLayoutEffect(() => {
    if (row.current?.querySelector(':focus'))
      row.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [current]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the dots are buttons, not fields.
    <div className="slides-dots" role="group" aria-label={t('slidesDots')} ref={row}>
      {Array.from(slides.keys(), (index) => (
        <button
          key={index}
          type="button"
          className="slides-dot"
          part="dot"
          tabIndex={index === current ? 0 : -1}
          aria-label={t('slidesShow', { index: index + 1, count: slides.length })}
          aria-current={index === current || undefined}
          onClick={() => handle.run(() => gallery.select(index))}
        />
      ))}
    </div>
  );
}
