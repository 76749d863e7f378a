import { recordingIdentity } from '../../../api/tracking/session-recording.ts';
import type { Context } from '../../../vocab/context.ts';
import { fullStoryNotDetermined, fullStoryNotInjected } from '../../../vocab/logged-messages.ts';
import type { RecordingSettings } from '../../../vocab/measure-settings.ts';
import { configuredScript } from '../../../vocab/rules/third-parties/configured-script.ts';
import { allowThirdParty, loadThirdParty } from '../../page/load-third-party.ts';
import { pageFunction } from '../../page/page-function.ts';
import { mayCollect, onceAllowed, whileAllowed } from '../consent/permissions.ts';
import type { MeasuredPage } from '../telemetry/later-service.ts';
import type { Variants } from './variant-override.ts';

/** The service by whose name visitors may decide about the recording alone. */
const SESSION_RECORDING = 'session-recording';

/** The least number of CPU cores of a device that is recorded (EXPER-604). */
const LEAST_CORES = 3;

/**
 * Returns whether this session takes part: the toggle is on, the variant is true, and the device has the cores for it.
 * A device that does not tell its cores has not.
 */
const takesPart = ({ toggle, experiment }: RecordingSettings, { featureFlags }: Context, variants: Variants): boolean =>
  toggle !== null &&
  featureFlags.includes(toggle) &&
  /^true$/.test(`${variants[experiment]}`) &&
  navigator.hardwareConcurrency >= LEAST_CORES;

/**
 * Records the session where the site has an experiment for it and this visitor is in it, once analytics is allowed
 * (EXPER-604 to EXPER-609). A failure is logged for developers, and the page continues. Returns a function that stops
 * what has not begun.
 */
export function recordSession(
  { store, logFailure, tag, service }: Pick<MeasuredPage, 'store' | 'logFailure' | 'tag' | 'service'>,
  site: Context,
  settings: RecordingSettings,
  variants: Variants,
): () => void {
  let withdrawal: AbortController | null = null;
  const isAllowed = (): boolean => mayCollect(store, 'analytics', SESSION_RECORDING);
  const file = configuredScript('sessionRecording', settings.script);
  if (!file) return () => {};
  const start = async (): Promise<void> => {
    let failure: string = fullStoryNotDetermined;
    // Only now: a visitor who had refused before may have agreed.
    withdrawal = new AbortController();
    const { signal } = withdrawal;
    const mayRecord = (): boolean => !signal.aborted && isAllowed();
    try {
      if (!takesPart(settings, site, variants)) return;
      const id = await recordingIdentity(whileAllowed(await service('calls'), mayRecord));
      if (!id || !mayRecord()) return;
      failure = fullStoryNotInjected;
      allowThirdParty(file.address);
      await loadThirdParty(file, { nonce: tag?.nonce ?? '', withdrawn: signal });
      if (mayRecord()) pageFunction(settings.identify)?.(id);
    } catch {
      if (!signal.aborted) logFailure(failure);
    }
  };
  const stops = [
    onceAllowed(store, 'analytics', start, SESSION_RECORDING),
    store.subscribe(() => {
      // A script that is under way has no effect any more.
      if (store.getState().consent.decided && !isAllowed()) withdrawal?.abort();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    withdrawal?.abort();
  };
}
