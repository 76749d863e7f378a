import { useEffect, useState } from 'react';
import type { PageReport } from '../../runtime/diagnosis/page-report.ts';
import type { PageInterface } from '../../runtime/stage/page-interface.ts';
import type { Store } from '../../runtime/store/store.ts';
import { BLOCK_STATE, type EventName, PREFIX } from '../../vocab/names.ts';

const EVENTS: readonly EventName[] = [
  'ready',
  'block-ready',
  'block-failed',
  'block-removed',
  'consent-change',
  'form-submit',
  'form-success',
  'form-failure',
];

/** Reads the page's report through its public interface, and again whenever part of it may have changed, at most once per frame. */
export function useReport(store: Store): PageReport | null {
  const [report, setReport] = useState<PageReport | null>(null);

  useEffect(() => {
    let frame = 0;
    const refresh = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const { report: readReport }: PageInterface = Reflect.get(window, 'Vitrine');
        readReport().then(setReport, () => {});
      });
    };
    const listening = new AbortController();
    const { addEventListener } = EventTarget.prototype;
    for (const name of EVENTS)
      addEventListener.call(document, `${PREFIX}:${name}`, refresh, { signal: listening.signal });
    const states = new MutationObserver(refresh);
    states.observe(document, { subtree: true, attributeFilter: [BLOCK_STATE] });
    const files = new PerformanceObserver(refresh);
    files.observe({ type: 'resource' });
    const unsubscribe = store.subscribe(refresh);
    refresh();
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
      states.disconnect();
      files.disconnect();
      unsubscribe();
    };
  }, [store]);

  return report;
}
