import type { ReactNode, Ref } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { play } from '../../ui/icons/icons.ts';

export interface VideoCoverProps {
  /** The address of the still picture. */
  readonly poster?: string | undefined;
  /** Loads that picture into its image in place of the address itself; it returns its stop. */
  readonly loadPoster?: ((image: HTMLImageElement) => () => void) | undefined;
  /** What a click does, for those who do not see the picture. */
  readonly label: string;
  readonly onPlay?: () => void;
  /** Makes it a link to this address in a new window. */
  readonly href?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Texts over the picture. They are part of the label as far as they matter. */
  readonly children?: ReactNode;
}

/** The still picture of a video with its play button: one control, for click, Enter and Space (VIDEO-306). */
export function VideoCover({ poster, loadPoster, label, onPlay, href, ref, children }: VideoCoverProps) {
  const inside = (
    <>
      {poster && <img ref={loadPoster} src={loadPoster ? undefined : poster} alt="" draggable="false" />}
      <span className="vt-video-play">
        <Icon path={play} size={28} />
      </span>
      {children}
    </>
  );
  return href === undefined ? (
    <button type="button" ref={ref} className="vt-video" part="video-play" aria-label={label} onClick={onPlay}>
      {inside}
    </button>
  ) : (
    <a
      className="vt-video"
      part="video-play"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      onClick={(event) => {
        // With one of these keys the browser opens the address elsewhere.
        if (!onPlay || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onPlay();
      }}
    >
      {inside}
    </a>
  );
}
