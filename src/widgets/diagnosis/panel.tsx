import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PageReport } from '../../runtime/diagnosis/page-report.ts';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import { BlocksTab } from './blocks-tab.tsx';
import { CallsTab } from './calls-tab.tsx';
import { ConsentTab } from './consent-tab.tsx';
import { CopyReport } from './copy-report.tsx';
import { DataTab } from './data-tab.tsx';
import { FilesTab } from './files-tab.tsx';
import { Icon } from './icon.tsx';
import { type Corner, countsOf, type Tab } from './logic.ts';
import { Outline } from './outline.tsx';
import { reportText } from './report-text.ts';
import { Tabs } from './tabs.tsx';
import { useHighlight } from './use-highlight.ts';
import type { Words } from './words.ts';

interface Props {
  readonly handle: BlockHandle;
  readonly report: PageReport;
  readonly corner: Corner;
  readonly t: Words;
  move(): void;
  /** Moves it to the other edge. */
  moveAside(): void;
  collapse(): void;
  remove(): void;
}

/** The open panel: at a side of wide windows, at the lower or upper edge of narrow ones. The page beside it stays usable. */
export function Panel({ handle, report, corner, t, move, moveAside, collapse, remove }: Props) {
  const [tab, setTab] = useState<Tab>('blocks');
  const section = useRef<HTMLElement>(null);
  const highlight = useHighlight(section, moveAside);
  const { blocks, calls, files, language } = report;

  useEffect(() => {
    // Above everything that already covers the page, such as the cookie banner.
    section.current?.showPopover?.();
    section.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, []);

  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    collapse();
  };
  const others = report.messages.filter(({ code }) => code !== 'VT012').length;
  const figures = {
    blocks: blocks.length,
    data: countsOf(blocks).problems + others,
    calls: calls.length,
    files: files.length,
  };

  return (
    <>
      {highlight.element && <Outline element={highlight.element} />}
      <section
        ref={section}
        className="sheet"
        part="diagnosis-panel"
        aria-label={t('diagnosisName')}
        data-corner={corner}
        popover="manual"
        onKeyDown={pressed}
      >
        <header className="bar">
          <h2 className="heading">
            {t('diagnosisTitle')} <span className="version">Vitrine {report.version}</span>
          </h2>
          <IconButton className="icon" label={t('diagnosisMove')} title={t('diagnosisMove')} onClick={move}>
            <Icon name="move" />
          </IconButton>
          <IconButton className="icon" label={t('diagnosisFold')} title={t('diagnosisFold')} onClick={collapse}>
            <Icon name="fold" />
          </IconButton>
          <IconButton className="icon" label={t('diagnosisRemove')} title={t('diagnosisRemove')} onClick={remove}>
            <Icon name="no" />
          </IconButton>
        </header>
        <Tabs tab={tab} choose={setTab} figures={figures} rtl={handle.dir === 'rtl'} t={t}>
          {tab === 'blocks' && <BlocksTab blocks={blocks} highlight={highlight} t={t} />}
          {tab === 'data' && <DataTab report={report} highlight={highlight} t={t} />}
          {tab === 'consent' && <ConsentTab report={report} t={t} />}
          {tab === 'calls' && <CallsTab calls={calls} t={t} />}
          {tab === 'files' && <FilesTab files={files} language={language.used} t={t} />}
        </Tabs>
        <footer className="foot">
          <CopyReport handle={handle} text={() => reportText(report, t)} t={t} />
        </footer>
      </section>
    </>
  );
}
