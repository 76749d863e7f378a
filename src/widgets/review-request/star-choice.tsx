import { useId, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/review-request.json';
import { star } from '../_shared/ui/icons/icons.ts';
import { FieldError } from './field.tsx';

const STARS = [1, 2, 3, 4, 5];

interface Props {
  /** The number that was chosen before; anything but 1 to 5 is none. */
  readonly first: number;
  readonly error: string | undefined;
  readonly handle: BlockHandle;
}

/** One to five stars: a group of radio buttons, so that arrow keys choose. */
export function StarChoice({ first, error, handle }: Props) {
  const t = handle.strings(messages);
  const id = useId();
  const [chosen, setChosen] = useState(first);
  return (
    <fieldset
      className="field"
      part="field"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the group that radio buttons belong to.
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label" part="label">
        {t('reviewRating')}
      </legend>
      <FieldError id={`${id}-error`} text={error} />
      <div className="stars" part="stars">
        {STARS.map((stars) => (
          <label key={stars} className="star" data-on={stars <= chosen}>
            <input
              type="radio"
              name="rating"
              value={stars}
              defaultChecked={stars === first}
              onChange={() => setChosen(stars)}
            />
            <svg viewBox="0 0 20 20" width="32" height="32" aria-hidden="true" focusable="false">
              <path d={star} />
            </svg>
            <span className="visually-hidden">{t('reviewStar', { stars })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
