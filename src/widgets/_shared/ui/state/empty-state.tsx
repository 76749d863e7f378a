import { empty } from '../icons/icons.ts';
import { Frame, type FrameProps } from './frame.tsx';

interface Props extends FrameProps {
  /** An icon of the block's own. */
  readonly icon?: string;
}

/** States that there is no content, why, and what one can do instead: an empty cart, a search without results. */
export const EmptyState = ({ icon = empty, ...rest }: Props) => <Frame kind="empty" icon={icon} {...rest} />;
