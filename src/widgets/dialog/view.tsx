import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import type { LayerViewProps } from '../../runtime/blocks/block-module.ts';
import messages from '../../strings/pt-BR/dialog.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { signInAddress } from '../../vocab/rules/site/sign-in-address.ts';
import { Button } from '../_parts/button/button.tsx';
import { Dialog } from '../_parts/dialog/dialog.tsx';
import type { dialog } from './block.ts';
import type { DialogContent } from './content.ts';

/** One of the page's dialogs; the ones below are shown again when it closes. */
export function View({ handle, layer }: LayerViewProps<DataOf<typeof dialog.data>, DialogContent, 'dialog'>) {
  const { kind, text } = layer.payload;
  const Prompt = kind === 'login' ? LoginPrompt : SystemError;
  return <Prompt handle={handle} text={text} close={() => layer.close()} />;
}

interface PromptProps {
  readonly handle: BlockHandle;
  readonly text: string;
  close(): void;
}

/** The system error (DLG-004): what went wrong, and the choice to continue or to reload. Continuing loses nothing, so it is the first choice. */
function SystemError({ handle, text, close }: PromptProps) {
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

/** The sign-in prompt (DATA-015): a link to the sign-in page, and a way to continue without it. */
function LoginPrompt({ handle, close }: PromptProps) {
  const t = handle.strings(messages);
  const { website, appDomain } = handle.site;
  return (
    <Dialog
      handle={handle}
      title={t('dialogLoginTitle')}
      text={t('dialogLoginText')}
      hidden={close}
      actions={(hide) => (
        <>
          <Button part="dialog-action" onClick={hide}>
            {t('dialogLoginLater')}
          </Button>
          <Button
            kind="main"
            part="dialog-action"
            data-focus
            href={signInAddress({ ...website, appDomain }, new URL(location.href))}
          >
            {t('dialogLogin')}
          </Button>
        </>
      )}
    />
  );
}
