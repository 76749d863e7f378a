import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/review.json';
import { Stars } from './stars.tsx';

interface Props {
  /** 0 if it is not known. */
  readonly average: number;
  readonly count: number;
  /** From five stars to one; empty if it is not known. */
  readonly distribution: readonly number[];
  readonly handle: BlockHandle;
}

const TENTH = 10;

/** Average and distribution, as the server tells them. */
export function Summary({ average, count, distribution, handle }: Props) {
  const t = handle.strings(messages);
  const shown = distribution.slice(0, 5);
  const sum = shown.reduce((all, number) => all + number, 0) || 1;
  return (
    <div className="summary" part="summary">
      {average > 0 && (
        <p className="average">
          <strong>{t('reviewsAverage', { average: Math.round(average * TENTH) / TENTH })}</strong>
          <Stars value={average} size={22} />
          {count > 0 && <span className="muted">{t('reviewsCount', { count })}</span>}
        </p>
      )}
      {shown.length > 0 && (
        <ul className="distribution" part="distribution">
          {shown.map((number, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of stars.
            <li key={at}>
              <span>{t('reviewsStarsOf', { stars: 5 - at })}</span>
              <span className="bar" aria-hidden="true">
                <span style={{ inlineSize: `${(number / sum) * 100}%` }} />
              </span>
              <span>{number}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
