import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import slide from '../../strings/pt-BR/slide-video.json';
import messages from '../../strings/pt-BR/video-block.json';

const two = (number: number): string => String(number).padStart(2, '0');

/** A duration in seconds, as players write it: 2:35, or 1:02:35. */
function clockTime(duration: number): string {
  const seconds = Math.round(duration);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

interface Told {
  readonly title: string;
  /** In seconds; 0 if it is not known. */
  readonly duration: number;
  /** Who the video is loaded from by a click; empty if from nobody else. */
  readonly from: string;
}

/** What the cover of a video says to assistive technology: what it does, then all that it shows, in that order (WCAG 2.5.3). */
export function coverLabel({ title, duration, from }: Told, handle: BlockHandle): string {
  const t = handle.strings(messages);
  const play = handle.strings(slide);
  return [
    title ? play('slideVideoPlayTitle', { title }) : play('slideVideoPlay'),
    from && t('videoFrom', { provider: from }).replace(/\.$/, ''),
    duration && clockTime(duration),
  ]
    .filter(Boolean)
    .join('. ');
}

/** What the cover of a video shows: its title, its duration and who it is loaded from. */
export function CoverTexts({ title, duration, from, handle }: Told & { readonly handle: BlockHandle }) {
  const t = handle.strings(messages);
  return (
    <>
      {title && <span className="title">{title}</span>}{' '}
      {(from || duration > 0) && (
        <span className="facts">
          {from && <span className="from">{t('videoFrom', { provider: from })}</span>}{' '}
          {duration > 0 && <span className="duration">{clockTime(duration)}</span>}
        </span>
      )}
    </>
  );
}
