import messages from '../../strings/pt-BR/dialog.json';
import { signInAddress } from '../../vocab/rules/site/sign-in-address.ts';
import { Button } from '../_parts/button/button.tsx';
import { Dialog } from '../_parts/dialog/dialog.tsx';
import type { PromptProps } from './system-error.tsx';

/** The prompt to sign in (DATA-015): a link to where one does, and the way on without. */
export function LoginPrompt({ handle, close }: PromptProps) {
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
