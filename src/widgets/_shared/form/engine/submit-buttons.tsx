import type { MouseEvent, ReactNode } from 'react';
import type { Submitter } from './markup-text.ts';

interface SubmitButtonsProps {
  texts: readonly string[];
  /** The page's own buttons in their place: an input stays one, so that nothing that counts inputs finds one less. */
  own: readonly Submitter[];
  /** What precedes them. */
  before?: ReactNode;
  side: string;
  /** A captcha has to be completed first. */
  disabled: boolean;
  onPress(event: MouseEvent): void;
}

/** The buttons that submit the form. */
export function SubmitButtons({ texts, own, before, side, disabled, onPress }: SubmitButtonsProps) {
  const shared = { type: 'submit', className: 'button', part: 'button', disabled, onClick: onPress } as const;
  return (
    <div className="actions" data-side={side}>
      {before}
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a button is told by its place; its words change while it sends.
        <span className="button-back" key={index}>
          {own[index]?.matches('input[type=submit]') ? (
            <input {...shared} data-button={index} value={text} />
          ) : (
            <button {...shared} data-button={index}>
              <span>{text}</span>
            </button>
          )}
        </span>
      ))}
    </div>
  );
}

/** Which button was pressed; the first one if a script submits the form. */
export const pressedButton = (submitter: HTMLElement | null): number => Number(submitter?.dataset.button ?? 0);
