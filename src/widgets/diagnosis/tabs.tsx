import { type ReactNode, useId, useRef } from 'react';
import { useRovingFocus } from '../_shared/ui/roving-focus/use-roving-focus.ts';
import { TABS, type Tab } from './logic.ts';
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
  /** Content beside the names. */
  readonly figures: Readonly<Partial<Record<Tab, number>>>;
  readonly rtl: boolean;
  readonly t: Words;
  readonly children: ReactNode;
}

/** The tabs of the panel. Arrow keys move along the row, the next Tab moves into the chosen tab panel. */
export function Tabs({ tab, choose, figures, rtl, t, children }: Props) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { box, stopAt } = useRovingFocus({
    ref,
    count: TABS.length,
    stop: TABS.indexOf(tab),
    go: (index) => TABS[index] && choose(TABS[index]),
    dir: rtl ? 'rtl' : 'ltr',
  });

  return (
    <>
      <div {...box} className="tabs" role="tablist" aria-label={t('diagnosisTabs')}>
        {TABS.map((one, at) => (
          <button
            key={one}
            type="button"
            className="tab"
            role="tab"
            id={`${id}${one}`}
            aria-selected={one === tab}
            aria-controls={`${id}panel`}
            {...stopAt(at)}
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
