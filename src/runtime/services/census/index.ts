import { recordOverlay } from '../../../api/tracking/census.ts';
import { countsVisitor } from '../../../vocab/rules/site/counts-page-view.ts';
import { listen } from '../../page/emit.ts';
import type { LaterService, MeasuredPage } from '../telemetry/later-service.ts';
import { recordClicks } from './record-clicks.ts';
import { recordShown } from './record-shown.ts';
import { createRecorder } from './recorder.ts';

export default { start: startCensus } satisfies LaterService;

/**
 * Records what the page shows its visitor and what is clicked, and each popup (CENSUS-619), as far as the visitor
 * allows analytics. What owners of the site do is not recorded.
 */
function startCensus(page: Pick<MeasuredPage, 'store' | 'site' | 'service'>): () => void {
  if (!countsVisitor(page.site, location.pathname)) return () => {};
  const recorder = createRecorder(page);
  let isOpen = page.store.getState().ui.layers.includes('popup');
  /** A popup that leaves the page without having been open is not closed. */
  const overlay =
    (opens: boolean) =>
    ({ detail }: CustomEvent): void => {
      if (detail.block !== 'popup' || isOpen === opens) return;
      isOpen = opens;
      const action = opens ? 'open' : 'close';
      void recorder.record((request, { visitor }) =>
        recordOverlay(request, { fields: { overlay: 'popup', action }, visitor }),
      );
    };
  const stops = [
    listen(document, 'block-ready', overlay(true)),
    listen(document, 'block-removed', overlay(false)),
    recordShown(recorder, page.store),
    recordClicks(recorder),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
