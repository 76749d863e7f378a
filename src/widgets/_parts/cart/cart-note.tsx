import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Problem } from './problem.tsx';
import type { CartTools } from './use-cart.ts';

/** The longest note, in UTF-16 units. */
const LONGEST = 500;

interface Props {
  readonly tools: CartTools;
  announce(text: string): void;
}

/** The visitor's note to the shop, where the site's settings have one. */
export function CartNote({ tools: { t, act, slice, handle }, announce }: Props) {
  const id = useId();
  const saved = slice.cart?.note ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const busy = slice.pending.includes('note');
  const { problem } = slice;
  const isWrong = problem?.action === 'note';
  const save = async (): Promise<void> => {
    if (typed === null || busy || !(await act((control) => control.setNote(typed)))) return;
    setTyped(null);
    announce(t('cartNoteSaved'));
  };
  return (
    <div className="vt-cart-field" part="note">
      <label htmlFor={`${id}note`}>{t('cartNote')}</label>
      <textarea
        id={`${id}note`}
        className="vt-cart-input"
        rows={3}
        maxLength={LONGEST}
        value={typed ?? saved}
        aria-describedby={isWrong ? `${id}problem` : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== null && typed !== saved && (
        <Button busy={busy} onClick={() => handle.run(save)}>
          {t('cartNoteSave')}
        </Button>
      )}
      {isWrong && (
        <Problem alert id={`${id}problem`}>
          {problem.message}
        </Problem>
      )}
    </div>
  );
}
