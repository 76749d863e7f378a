import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/parts.json';
import { Icon } from '../icons/icon.tsx';
import { close } from '../icons/icons.ts';
import { IconButton } from './icon-button.tsx';

interface Props {
  readonly handle: Pick<BlockHandle, 'run' | 'strings'>;
  hide(): void;
}

/** The button at the corner of a layer that closes it. */
export const CloseButton = ({ handle, hide }: Props) => (
  <IconButton
    className="vt-close"
    part="close"
    label={handle.strings(messages)('partsClose')}
    onClick={() => handle.run(hide)}
  >
    <Icon path={close} />
  </IconButton>
);
