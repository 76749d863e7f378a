import { useId } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/product.json';
import { typedQuantity } from '../../../../vocab/rules/store/typed-quantity.ts';
import { pageLocale } from '../../block/page-locale.ts';
import { ErrorMessage } from '../../form/fields/error-message.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { LiveStatus, useLiveStatus } from '../../ui/live-status.tsx';

interface Props {
  /** As it is typed. */
  readonly text: string;
  /** Null for no limit. */
  readonly max: number | null;
  readonly error: string;
  readonly handle: Pick<BlockHandle, 'element' | 'site' | 'strings'>;
  change(text: string): void;
}

/** How many to buy: a field for digits with a button on each side. */
export function QuantityField({ text, max, error, handle, change }: Props) {
  const t = handle.strings(messages);
  const id = useId();
  const [status, announce] = useLiveStatus();
  const now = typedQuantity(text, pageLocale(handle)) ?? 1;
  const step = (by: number, label: string, path: string) => {
    const next = now + by;
    const isEnd = next < 1 || (by > 0 && max !== null && next > max);
    return (
      <button
        type="button"
        className="vt-step"
        part="step"
        aria-label={label}
        aria-disabled={isEnd || undefined}
        onClick={() => {
          if (isEnd) return;
          change(`${next}`);
          announce(`${t('productQuantity')}: ${next}`);
        }}
      >
        <Icon path={path} />
      </button>
    );
  };
  // Nothing can be chosen.
  if (max === 1)
    return (
      <p className="field vt-only" part="quantity">
        <span className="label" part="label">
          {t('productQuantity')}
        </span>{' '}
        1
      </p>
    );
  return (
    <div className="field" part="quantity" data-invalid={error ? true : undefined}>
      <label className="label" part="label" htmlFor={id}>
        {t('productQuantity')}
      </label>
      {error && <ErrorMessage id={`${id}error`}>{error}</ErrorMessage>}
      <div className="vt-quantity">
        {step(-1, t('productQuantityLess'), 'M4 10h12')}
        <input
          id={id}
          className="control"
          part="control"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        {step(1, t('productQuantityMore'), 'M4 10h12M10 4v12')}
      </div>
      <LiveStatus status={status} />
    </div>
  );
}
