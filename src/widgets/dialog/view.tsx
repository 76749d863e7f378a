import type { LightHandle, LightView } from '../../runtime/light/open-light.ts';
import messages from '../../strings/pt-BR/dialog.json';
import { signInAddress } from '../../vocab/rules/site/sign-in-address.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { Spinner } from '../_shared/ui/spinner/spinner.tsx';
import { startQuestion } from './question.tsx';
import { type ShownDialog, showDialog } from './show-dialog.tsx';

/** Shows one of the page's dialogs, over those that were opened before it; or the spinner. They need no React (src/runtime/light). */
export function startDialog(view: LightView<'dialog'>): () => void {
  const { handle, layer, draw } = view;
  const { payload } = layer;
  const hidden = (): void => layer.close();
  switch (payload.kind) {
    case 'spinner':
      draw(<PageSpinner handle={handle} />);
      return () => {};
    case 'login':
    case 'sign-up': {
      const { refresh, stop } = showDialog(view, { ...accountPrompt(handle, payload.kind), hidden });
      // Its link leads to the page's own origin until something has read the page's context, as the call layer does.
      if (!handle.site) handle.request().then(refresh, () => {});
      return stop;
    }
    case 'system-error':
      return showDialog(view, { ...systemError(handle, payload.text), hidden }).stop;
    default:
      return startQuestion(view, payload);
  }
}

function raise(element: HTMLElement | null) {
  element?.showPopover?.();
  return () => element?.hidePopover?.();
}

/** The spinner over the whole page (DLG-315). The page below it stays usable: a spinner that is never hidden must not disable a site. */
const PageSpinner = ({ handle }: { readonly handle: Pick<LightHandle, 'strings'> }) => (
  <div ref={raise} className="wait" part="spinner" popover="manual">
    <Spinner handle={handle} worded />
  </div>
);

/** The system error (DLG-004): what went wrong, and the choice to continue or to reload. Continuing loses nothing, so it is the first choice. */
function systemError(handle: LightHandle, text: string): Omit<ShownDialog, 'hidden'> {
  const t = handle.strings(messages);
  return {
    alert: true,
    title: t('dialogErrorTitle'),
    text,
    actions: (hide) => (
      <>
        <Button part="dialog-action" data-focus onClick={hide}>
          {t('dialogErrorClear')}
        </Button>
        <Button kind="main" part="dialog-action" onClick={() => handle.run(() => location.reload())}>
          {t('dialogErrorReload')}
        </Button>
      </>
    ),
  };
}

function signInPage({ store }: LightHandle): string {
  const { website, appDomain = '' } = store.getState().site ?? {};
  return signInAddress({ identifier: '', baseUrl: '', ...website, appDomain }, new URL(location.href));
}

const PROMPTS = {
  login: ['dialogLoginTitle', 'dialogLoginText', 'dialogLogin', 'dialogLoginLater'],
  'sign-up': ['dialogSignUpTitle', 'dialogSignUpText', 'dialogSignUp', 'dialogSignUpLater'],
} as const;

/** The sign-in prompt (DATA-015) and the sign-up dialog (DLG-008): a link to the page of the account, and a way to continue without it. */
function accountPrompt(handle: LightHandle, kind: keyof typeof PROMPTS): Omit<ShownDialog, 'hidden'> {
  const t = handle.strings(messages);
  const [title, text, action, later] = PROMPTS[kind];
  return {
    title: t(title),
    text: t(text),
    actions: (hide) => (
      <>
        <Button part="dialog-action" onClick={hide}>
          {t(later)}
        </Button>
        <Button kind="main" part="dialog-action" data-focus href={signInPage(handle)}>
          {t(action)}
        </Button>
      </>
    ),
  };
}
