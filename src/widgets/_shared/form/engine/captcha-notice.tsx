import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import type messages from '../../../../strings/pt-BR/form.json';
import type { Translate } from '../../../../strings/translate.ts';
import type { CaptchaState } from '../../../../vocab/captcha-settings.ts';
import { ErrorMessage } from '../fields/error-message.tsx';

interface NoticeProps {
  state: CaptchaState | null;
  words: Translate<keyof typeof messages>;
  handle: BlockHandle;
  onRetry(): void;
}

/** Tells the visitor why there is no captcha yet, with a button that changes it: another attempt, or the choice about cookies. */
export function CaptchaNotice({ state, words, handle, onRetry }: NoticeProps) {
  const isWaiting = state === 'waiting';
  const isShown = isWaiting || state === 'failed';
  const press = (): unknown => (isWaiting ? handle.service('consent').then(({ open }) => open()) : onRetry());
  return (
    <div className="captcha-notice" role="status">
      {isShown && (
        <>
          <ErrorMessage>{words(isWaiting ? 'formCaptchaWaiting' : 'formCaptchaFailed')}</ErrorMessage>
          <button type="button" className="captcha-button" onClick={() => handle.run(press)}>
            {words(isWaiting ? 'formCaptchaAllow' : 'formCaptchaRetry')}
          </button>
        </>
      )}
    </div>
  );
}
