import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { TABS, type Tab, tabAfter } from './logic.ts';
import type { Word, Words } from './words.ts';

const NAMES: Readonly<Record<Tab, Word>> = {
  blocks: 'diagnosisBlocks',
  data: 'diagnosisData',
  consent: 'diagnosisConsent',
  calls: 'diagnosisCalls',
  files: 'diagnosisFiles',
};

interface Props {
  readonly tab: Tab;
  choose(tab: Tab): void;
  /** Beside the names. */
  readonly figures: Readonly<Partial<Record<Tab, number>>>;
  readonly rtl: boolean;
  readonly t: Words;
  readonly children: ReactNode;
}

/** The parts of the panel. Arrow keys go along the row, the next Tab leads into the chosen part. */
export function Tabs({ tab, choose, figures, rtl, t, children }: Props) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  const go = (event: KeyboardEvent): void => {
    const next = tabAfter(tab, event.key, rtl);
    if (!next) return;
    event.preventDefault();
    choose(next);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[TABS.indexOf(next)]?.focus();
  };

  return (
    <>
      <div ref={row} className="tabs" role="tablist" aria-label={t('diagnosisName')} onKeyDown={go}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            className="tab"
            role="tab"
            id={`${id}${one}`}
            aria-selected={one === tab}
            aria-controls={`${id}panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => choose(one)}
          >
            {t(NAMES[one])}
            {figures[one] !== undefined && <span className="count">{figures[one]}</span>}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <div id={`${id}panel`} className="part" role="tabpanel" aria-labelledby={`${id}${tab}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
