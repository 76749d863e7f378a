import { readMeasureSettings } from '../../../vocab/measure-settings.ts';
import { isInternal } from '../../../vocab/rules/site/website.ts';
import type { LaterService, MeasuredPage } from '../telemetry/later-service.ts';
import { recordSession } from './record-session.ts';
import { type Variants, variantOverrides } from './variant-override.ts';

export default { start: startExperiments } satisfies LaterService;

declare module '../../store/store.ts' {
  interface Slices {
    /** The variants of this visitor by experiment; absent until the page has loaded and is idle. */
    experiments: Variants;
  }
}

/**
 * Puts the variants of the page's experiments into the store, with those that internal staff ask for, and starts the
 * recording of the session. Returns a function that stops it.
 */
function startExperiments(page: MeasuredPage): () => void {
  const { site } = page;
  const { internalHosts, recording } = readMeasureSettings(site.measureSettings);
  const overrides = variantOverrides(isInternal(site.website) || internalHosts.includes(location.host));
  const experiments = { ...site.experiments, ...overrides };
  page.store.setState({ experiments });
  return recordSession(page, site, recording, experiments);
}
