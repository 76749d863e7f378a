import type { BlockReport } from '../../runtime/diagnosis/page-report.ts';
import { Badge } from './badge.tsx';
import { Icon } from './icon.tsx';
import { failedFirst } from './logic.ts';
import { type Words, wordOf } from './words.ts';

/** The longest list that is rendered. */
export const MAX_SHOWN = 200;

export interface Highlight {
  readonly element: Element | null;
  /** Scrolls to an element and highlights it; choosing the same one again removes the highlight. */
  show(element: Element): void;
}

export interface BlockHeadProps {
  readonly report: BlockReport;
  readonly highlight: Highlight;
  readonly t: Words;
}

/** A block's name and location, and a button that leads to it. */
export function BlockHead({ report: { block, address, element }, highlight, t }: BlockHeadProps) {
  return (
    <div className="head">
      <div className="what">
        <strong className="name">{block}</strong> <code className="address">{address}</code>
      </div>
      {element.getClientRects().length > 0 && (
        <button
          type="button"
          className="show"
          aria-pressed={highlight.element === element}
          aria-label={t('diagnosisShowBlock', { block: `${block} ${address}` })}
          onClick={() => highlight.show(element)}
        >
          <Icon name="target" size={16} />
          {t('diagnosisShow')}
        </button>
      )}
    </div>
  );
}

interface Props {
  readonly blocks: readonly BlockReport[];
  readonly highlight: Highlight;
  readonly t: Words;
}

/** Every block of the page: its state, what it waits for, why it failed. */
export function BlocksTab({ blocks, highlight, t }: Props) {
  if (!blocks.length) return <p className="none">{t('diagnosisNoBlocks')}</p>;
  const rows = failedFirst(blocks);
  return (
    <>
      <ul className="list">
        {rows.slice(0, MAX_SHOWN).map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: elements have no key of their own, and rows have no state.
          <li key={at} className="row" data-state={one.state}>
            <BlockHead report={one} highlight={highlight} t={t} />
            <p className="facts">
              <Badge kind={one.state}>{t(wordOf('', one.state))}</Badge>
              {one.waitsFor && <span>{t(wordOf('Waits', one.waitsFor), { purpose: one.purpose ?? '' })}</span>}
              {one.problems.length > 0 && <span>{t('diagnosisProblems', { count: one.problems.length })}</span>}
            </p>
            {one.error && <pre className="error">{one.error}</pre>}
          </li>
        ))}
      </ul>
      {rows.length > MAX_SHOWN && <p className="none">{t('diagnosisMore', { count: rows.length - MAX_SHOWN })}</p>}
    </>
  );
}
