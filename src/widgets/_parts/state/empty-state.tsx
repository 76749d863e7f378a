import { empty } from '../icons/icons.ts';
import { Frame, type FrameProps } from './frame.tsx';

interface Props extends FrameProps {
  /** A sign of the block's own. */
  readonly icon?: string;
}

/** Says that there is nothing, why, and what one can do instead: an empty cart, a search without results. */
export const EmptyState = ({ icon = empty, ...rest }: Props) => <Frame kind="empty" icon={icon} {...rest} />;
