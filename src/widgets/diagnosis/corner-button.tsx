import type { Ref } from 'react';
import type { PageReport } from '../../runtime/diagnosis/page-report.ts';
import { Icon } from './icon.tsx';
import { type Corner, countsOf } from './logic.ts';
import type { Words } from './words.ts';

interface Props {
  readonly ref: Ref<HTMLButtonElement>;
  readonly report: PageReport;
  readonly corner: Corner;
  readonly t: Words;
  open(): void;
}

/** The collapsed panel: how many blocks are mounted, wait and failed, and how many values are invalid. */
export function CornerButton({ ref, report, corner, t, open }: Props) {
  const counts = countsOf(report.blocks);
  const waiting = counts.waiting + counts.loading;
  const figures = [
    { kind: 'ready', count: counts.ready },
    { kind: 'waiting', count: waiting },
    { kind: 'problem', count: counts.problems },
    { kind: 'failed', count: counts.failed },
  ] as const;
  return (
    <section aria-label={t('diagnosisName')}>
      <button
        ref={ref}
        type="button"
        className="corner"
        part="diagnosis-button"
        data-corner={corner}
        aria-expanded={false}
        onClick={open}
      >
        <span className="visually-hidden">{t('diagnosisOpen', { ...counts, waiting })}</span>
        <Icon name="pulse" />
        {figures.map(
          ({ kind, count }) =>
            (count > 0 || kind === 'ready') && (
              <span key={kind} aria-hidden="true" className="figure" data-kind={kind}>
                <Icon name={kind} size={16} />
                {count}
              </span>
            ),
        )}
      </button>
    </section>
  );
}
