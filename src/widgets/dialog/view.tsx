import { useLayoutEffect, useRef } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import type { LayerViewProps } from '../../runtime/blocks/block-module.ts';
import messages from '../../strings/pt-BR/dialog.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { signInAddress } from '../../vocab/rules/site/sign-in-address.ts';
import { Button } from '../_parts/button/button.tsx';
import { Dialog } from '../_parts/dialog/dialog.tsx';
import { Spinner } from '../_parts/spinner/spinner.tsx';
import type { dialog } from './block.ts';
import type { DialogContent } from './content.ts';
import { Question } from './question.tsx';

/** One of the page's dialogs, over those that were opened before it; or the spinner. */
export function View({ handle, layer }: LayerViewProps<DataOf<typeof dialog.data>, DialogContent, 'dialog'>) {
  const { payload } = layer;
  const close = (): void => layer.close();
  switch (payload.kind) {
    case 'spinner':
      return <PageSpinner handle={handle} />;
    case 'login':
    case 'sign-up':
      return <AccountPrompt handle={handle} kind={payload.kind} close={close} />;
    case 'system-error':
      return <SystemError handle={handle} text={payload.text} close={close} />;
    default:
      return <Question handle={handle} layer={layer} payload={payload} />;
  }
}

/** The spinner over the whole page (DLG-315). The page below it stays usable: a spinner that is never hidden must not disable a site. */
function PageSpinner({ handle }: { readonly handle: BlockHandle }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showPopover?.();
    return () => element?.hidePopover?.();
  }, []);
  return (
    <div ref={ref} className="wait" part="spinner" popover="manual">
      <Spinner handle={handle} worded />
    </div>
  );
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

const PROMPTS = {
  login: ['dialogLoginTitle', 'dialogLoginText', 'dialogLogin', 'dialogLoginLater'],
  'sign-up': ['dialogSignUpTitle', 'dialogSignUpText', 'dialogSignUp', 'dialogSignUpLater'],
} as const;

/** The sign-in prompt (DATA-015) and the sign-up dialog (DLG-008): a link to the page of the account, and a way to continue without it. */
function AccountPrompt({ handle, kind, close }: Omit<PromptProps, 'text'> & { readonly kind: keyof typeof PROMPTS }) {
  const t = handle.strings(messages);
  const { website, appDomain } = handle.site;
  const [title, text, action, later] = PROMPTS[kind];
  return (
    <Dialog
      handle={handle}
      title={t(title)}
      text={t(text)}
      hidden={close}
      actions={(hide) => (
        <>
          <Button part="dialog-action" onClick={hide}>
            {t(later)}
          </Button>
          <Button
            kind="main"
            part="dialog-action"
            data-focus
            href={signInAddress({ ...website, appDomain }, new URL(location.href))}
          >
            {t(action)}
          </Button>
        </>
      )}
    />
  );
}
