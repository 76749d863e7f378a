import type { Host } from '../../runtime/blocks/host.ts';
import messages from '../../strings/pt-BR/dialog.json';
import { Button } from '../_parts/button/button.tsx';
import { Dialog } from '../_parts/dialog/dialog.tsx';

export interface PromptProps {
  readonly host: Host;
  readonly text: string;
  close(): void;
}

/** The system error (DLG-004): what went wrong, and the choice to go on or to begin again. Going on loses nothing, so it comes first. */
export function SystemError({ host, text, close }: PromptProps) {
  const t = host.strings(messages);
  return (
    <Dialog
      host={host}
      alert
      title={t('dialogErrorTitle')}
      text={text}
      hidden={close}
      actions={(hide) => (
        <>
          <Button part="dialog-action" data-focus onClick={hide}>
            {t('dialogErrorClear')}
          </Button>
          <Button kind="main" part="dialog-action" onClick={() => host.run(() => location.reload())}>
            {t('dialogErrorReload')}
          </Button>
        </>
      )}
    />
  );
}
