import type { CallRecord } from '../../vocab/calls.ts';
import { Badge } from './badge.tsx';
import { type Words, wordOf } from './words.ts';

interface Props {
  readonly calls: readonly CallRecord[];
  readonly t: Words;
}

/** The latest calls to the server, the newest first. */
export function CallsTab({ calls, t }: Props) {
  if (!calls.length) return <p className="none">{t('diagnosisNoCalls')}</p>;
  return (
    <ul className="list">
      {calls.toReversed().map(({ method, path, status, duration, outcome, tries }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a call has no key of its own, and its row has no state.
        <li key={calls.length - at} className="row">
          <p className="call">
            <strong>{method}</strong> <code>{path}</code>
          </p>
          <p className="facts">
            <Badge kind={outcome === 'done' ? 'ready' : outcome === 'abandoned' ? 'waiting' : 'failed'}>
              {t(wordOf('', outcome))}
            </Badge>
            {status > 0 && <span>{status}</span>}
            <span>{duration} ms</span>
            <span>{tries ? t('diagnosisTries', { count: tries }) : t('diagnosisNotSent')}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
