import { useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import type messages from '../../../../strings/pt-BR/form.json';
import parts from '../../../../strings/pt-BR/parts.json';
import type { Translate } from '../../../../strings/translate.ts';
import type { CaptchaState } from '../../../../vocab/captcha-settings.ts';
import { ErrorMessage } from '../fields/error-message.tsx';

interface NoticeProps {
  state: CaptchaState | null;
  words: Translate<keyof typeof messages>;
  handle: BlockHandle;
  onRetry(): void;
}

/**
 * Tells the visitor why there is no captcha yet, with a button that changes it: another attempt, or the choice about cookies. The button stays while what it
 * was pressed for is loading, and the focus with it.
 */
export function CaptchaNotice({ state, words, handle, onRetry }: NoticeProps) {
  const [isPressed, setPressed] = useState(false);
  const isWaiting = state === 'waiting';
  const isBusy = isPressed && state === 'loading';
  const isShown = isWaiting || state === 'failed';
  const press = (): unknown => {
    if (isBusy) return;
    setPressed(true);
    return isWaiting ? handle.service('consent').then(({ open }) => open()) : onRetry();
  };
  return (
    <div className="captcha-notice" role="status">
      {isShown && <ErrorMessage>{words(isWaiting ? 'formCaptchaWaiting' : 'formCaptchaFailed')}</ErrorMessage>}
      {(isShown || isBusy) && (
        <button
          type="button"
          className="captcha-button"
          aria-disabled={isBusy || undefined}
          onClick={() => handle.run(press)}
        >
          {isBusy ? handle.strings(parts)('partsLoading') : words(isWaiting ? 'formCaptchaAllow' : 'formCaptchaRetry')}
        </button>
      )}
    </div>
  );
}
