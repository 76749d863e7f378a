import { useEffect, useRef } from 'react';
import type messages from '../../../../strings/pt-BR/form.json';
import type { Translate } from '../../../../strings/translate.ts';
import { LiveStatus, useLiveStatus } from '../../ui/live-status.tsx';

interface Props {
  /** What was typed on an earlier visit is in the form again. */
  readonly shown: boolean;
  readonly words: Translate<keyof typeof messages>;
  discard(): void;
  /** Called once the notice is gone, and with it the button on which a keyboard was. */
  goOn(): void;
}

/** Says that a draft was restored, and offers to discard it. Its live region is there before it: one that comes together with its text is not read. */
export function DraftNotice({ shown, words, discard, goOn }: Props) {
  const [status, announce] = useLiveStatus();
  const isDiscarded = useRef(false);
  const text = shown ? words('formDraft') : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called is the same each time.
  useEffect(() => {
    announce(text);
    if (isDiscarded.current) goOn();
    isDiscarded.current = false;
  }, [text]);
  return (
    <>
      <LiveStatus status={status} />
      {shown && (
        <p className="draft">
          <span aria-hidden="true">{text}</span>{' '}
          <button
            type="button"
            className="discard"
            onClick={({ currentTarget }) => {
              isDiscarded.current = currentTarget.matches(':focus-visible');
              discard();
            }}
          >
            {words('formDraftDiscard')}
          </button>
        </p>
      )}
    </>
  );
}
