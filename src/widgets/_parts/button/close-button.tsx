import type { Host } from '../../../runtime/blocks/host.ts';
import messages from '../../../strings/pt-BR/parts.json';
import { close } from '../icons/close.ts';
import { Icon } from '../icons/icon.tsx';
import { IconButton } from './icon-button.tsx';

interface Props {
  readonly host: Pick<Host, 'run' | 'strings'>;
  hide(): void;
}

/** The button at the corner of a layer that lets it go. */
export const CloseButton = ({ host, hide }: Props) => (
  <IconButton
    className="vt-close"
    part="close"
    label={host.strings(messages)('partsClose')}
    onClick={() => host.run(hide)}
  >
    <Icon path={close} />
  </IconButton>
);
