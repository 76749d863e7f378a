import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Folded } from './folded.tsx';
import { Problem } from './problem.tsx';
import type { CartTools } from './use-cart.ts';

/** The longest note, in UTF-16 units. */
const LONGEST = 500;

/** Saves a note that was typed and not saved; false if that failed. */
export type Unsaved = RefObject<(() => Promise<boolean>) | null>;

interface Props {
  readonly tools: CartTools;
  readonly isFolded: boolean;
  readonly unsaved: Unsaved;
  announce(text: string): void;
}

/**
 * The visitor's note to the shop, where the site's settings have one. What was typed goes along to the checkout, and is
 * kept when the cart is closed.
 */
export function CartNote({ tools: { t, act, slice, control, handle }, isFolded, unsaved, announce }: Props) {
  const id = useId();
  const saved = slice.cart?.note ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const handsOn = useCallback(
    (button: HTMLElement | null) => () => {
      if (button?.matches(':focus')) field.current?.focus();
    },
    [],
  );
  const busy = slice.pending.includes('note');
  const { problem } = slice;
  const isWrong = problem?.action === 'note';
  const isChanged = typed !== null && typed !== saved;
  const save = async (): Promise<boolean> => {
    // While it is being saved the cart may yet get a text that was typed over since.
    if (typed === null || !(isChanged || busy)) return true;
    if (!(await act((one) => one.setNote(typed)))) return false;
    setTyped((now) => (now === typed ? null : now));
    announce(t('cartNoteSaved'));
    return true;
  };
  useEffect(() => {
    unsaved.current = save;
  });
  useEffect(
    () => () => {
      if (control.get().status === 'ready') void unsaved.current?.();
      unsaved.current = null;
    },
    [control, unsaved],
  );
  return (
    <Folded isFolded={isFolded} title={t('cartNote')} open={saved !== '' || isWrong}>
      <div className="vt-cart-field vt-cart-note" part="note">
        <label htmlFor={`${id}note`} className={isFolded ? 'visually-hidden' : undefined}>
          {t('cartNote')}
        </label>
        <textarea
          ref={field}
          id={`${id}note`}
          className="control"
          rows={3}
          maxLength={LONGEST}
          value={typed ?? saved}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}problem` : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isChanged && (
          <Button ref={handsOn} busy={busy} onClick={() => handle.run(save)}>
            {t('cartNoteSave')}
          </Button>
        )}
        {isWrong && (
          <Problem alert id={`${id}problem`}>
            {problem.message}
          </Problem>
        )}
      </div>
    </Folded>
  );
}
