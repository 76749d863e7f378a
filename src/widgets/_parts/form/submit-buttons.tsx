import type { MouseEvent, ReactNode } from 'react';

interface SubmitButtonsProps {
  texts: readonly string[];
  /** What precedes them. */
  before?: ReactNode;
  side: string;
  /** A captcha has to be completed first. */
  disabled: boolean;
  onPress(event: MouseEvent): void;
}

/** The buttons that submit the form. */
export function SubmitButtons({ texts, before, side, disabled, onPress }: SubmitButtonsProps) {
  return (
    <div className="actions" data-side={side}>
      {before}
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a button is told by its place; its words change while it sends.
        <span className="button-back" key={index}>
          <button
            type="submit"
            className="button"
            part="button"
            data-button={index}
            disabled={disabled}
            onClick={onPress}
          >
            <span>{text}</span>
          </button>
        </span>
      ))}
    </div>
  );
}

/** Which button was pressed; the first one if a script submits the form. */
export const pressedButton = (submitter: HTMLElement | null): number => Number(submitter?.dataset.button ?? 0);
