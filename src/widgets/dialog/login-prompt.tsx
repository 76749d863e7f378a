import messages from '../../strings/pt-BR/dialog.json';
import { signInAddress } from '../../vocab/rules/site/sign-in-address.ts';
import { Dialog } from '../_parts/dialog/dialog.tsx';
import type { PromptProps } from './system-error.tsx';

/** The prompt to sign in (000 §8): a link to where one does, and the way on without. */
export function LoginPrompt({ host, close }: PromptProps) {
  const t = host.strings(messages);
  const { website, appDomain } = host.site;
  return (
    <Dialog host={host} title={t('dialogLoginTitle')} text={t('dialogLoginText')} hidden={close}>
      {(hide) => (
        <>
          <button type="button" className="action" part="dialog-action" onClick={hide}>
            <span>{t('dialogLoginLater')}</span>
          </button>
          <a
            className="action"
            part="dialog-action"
            data-main
            data-focus
            href={signInAddress({ ...website, appDomain }, new URL(location.href))}
          >
            <span>{t('dialogLogin')}</span>
          </a>
        </>
      )}
    </Dialog>
  );
}
