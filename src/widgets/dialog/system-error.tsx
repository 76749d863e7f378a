import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import messages from '../../strings/pt-BR/dialog.json';
import { Button } from '../_parts/button/button.tsx';
import { Dialog } from '../_parts/dialog/dialog.tsx';

export interface PromptProps {
  readonly handle: BlockHandle;
  readonly text: string;
  close(): void;
}

/** The system error (DLG-004): what went wrong, and the choice to go on or to begin again. Going on loses nothing, so it comes first. */
export function SystemError({ handle, text, close }: PromptProps) {
  const t = handle.strings(messages);
  return (
    <Dialog
      handle={handle}
      alert
      title={t('dialogErrorTitle')}
      text={text}
      hidden={close}
      actions={(hide) => (
        <>
          <Button part="dialog-action" data-focus onClick={hide}>
            {t('dialogErrorClear')}
          </Button>
          <Button kind="main" part="dialog-action" onClick={() => handle.run(() => location.reload())}>
            {t('dialogErrorReload')}
          </Button>
        </>
      )}
    />
  );
}
