import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { pageLocale } from '../_shared/block/page-locale.ts';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { chevron } from '../_shared/ui/icons/icons.ts';
import { SPEEDS } from './logic.ts';

interface Props {
  readonly handle: BlockHandle;
  readonly label: string;
  readonly players: readonly HTMLAudioElement[];
  readonly speed: number;
}

/** The speed of all tracks; one that the page has set itself is listed, too. */
export function SpeedList({ handle, label, players, speed }: Props) {
  const locale = pageLocale(handle);
  const speeds = [...new Set([...SPEEDS, speed])].sort((one, other) => one - other);
  const choose = (value: number): void => {
    for (const player of players) {
      // The default is what a player starts with again after it has been loaded.
      player.defaultPlaybackRate = value;
      player.playbackRate = value;
    }
  };
  return (
    <span className="speed">
      <select
        part="speed"
        aria-label={label}
        value={speed}
        onChange={({ target }) => handle.run(() => choose(Number(target.value)))}
      >
        {speeds.map((one) => (
          <option key={one} value={one}>
            {one.toLocaleString(locale)}×
          </option>
        ))}
      </select>
      <Icon path={chevron} size={14} />
    </span>
  );
}
