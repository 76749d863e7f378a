import { IconButton } from '../_parts/button/icon-button.tsx';
import { Icon } from '../_parts/icons/icon.tsx';
import { pause } from '../_parts/icons/pause.ts';
import { play } from '../_parts/icons/play.ts';

interface Props {
  readonly label: string;
  readonly paused: boolean;
  readonly onPress: () => void;
}

/** Moving text needs a way to stop it that everybody can reach (WCAG 2.2.2). Its name changes, so it is no toggle button. */
export function PauseButton({ label, paused, onPress }: Props) {
  return (
    <IconButton className="button" part="button" label={label} onClick={onPress}>
      <Icon path={paused ? play : pause} />
    </IconButton>
  );
}
