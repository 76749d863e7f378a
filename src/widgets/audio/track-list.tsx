import { Icon } from '../_shared/ui/icons/icon.tsx';
import { pause, play } from '../_shared/ui/icons/icons.ts';
import type { Track } from './content.ts';
import { clockTime } from './logic.ts';

interface Props {
  readonly label: string;
  readonly tracks: readonly Pick<Track, 'title' | 'author' | 'duration'>[];
  readonly current: number;
  readonly playing: boolean;
  press(track: number): void;
}

/** The tracks in their order, each a button that plays it, and pauses the one that is heard. */
export const TrackList = ({ label, tracks, current, playing, press }: Props) => (
  <ol className="tracks" part="tracks" aria-label={label}>
    {tracks.map(({ title, author, duration }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tracks are in the order of the markup, and stay there.
      <li key={at}>
        <button type="button" className="track" aria-current={at === current || undefined} onClick={() => press(at)}>
          <span className="number">
            {at === current ? (
              <Icon path={playing ? pause : play} size={16} />
            ) : (
              <span aria-hidden="true">{at + 1}</span>
            )}
          </span>
          <span className="name">
            <span>{title}</span>
            {author && <span className="author">{author}</span>}
          </span>
          {duration > 0 && <span className="length">{clockTime(duration)}</span>}
        </button>
      </li>
    ))}
  </ol>
);
