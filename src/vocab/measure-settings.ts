import { isRecord } from './is-record.ts';

/** When a site records whole sessions, and with what; nothing is recorded unless toggle, experiment and script are set (EXPER-604). */
export interface RecordingSettings {
  /** The code of the feature flag that has to be set. */
  readonly toggle: number | null;
  /** The experiment whose variant has to be true. */
  readonly experiment: string;
  /** Address of the recorder's script. */
  readonly script: string;
  /** Global function of that script which is told who is recorded. */
  readonly identify: string;
}

/** How a site measures its pages, as `measureSettings` of the page context says. What is absent is off. */
export interface MeasureSettings {
  /** Address of the events service. */
  readonly eventsUrl: string;
  /** The site’s own address for measured events. */
  readonly endpoint: string;
  /** Whether events are added to the data layer of a tag manager. */
  readonly dataLayer: boolean;
  /** The field `event` of platform events. */
  readonly platformEvent: string;
  /** Global function of an ad pixel. */
  readonly pixel: string;
  /** Global object with a function `track`. */
  readonly tracker: string;
  /** Global function that is told of errors of the performance records. */
  readonly errorReporter: string;
  /** Channel on which events are told to other tabs, and the permission that it needs. */
  readonly broadcastChannel: string;
  readonly broadcastPermission: number | null;
  /** Hosts that count as internal for experiments. */
  readonly internalHosts: readonly string[];
  readonly recording: RecordingSettings;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const code = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);

/** Reads the settings; a wrong value is read as none. */
export function readMeasureSettings(given: Readonly<Record<string, unknown>>): MeasureSettings {
  const recording = isRecord(given.recording) ? given.recording : {};
  return {
    eventsUrl: text(given.eventsUrl),
    endpoint: text(given.endpoint),
    dataLayer: given.dataLayer === true,
    platformEvent: text(given.platformEvent),
    pixel: text(given.pixel),
    tracker: text(given.tracker),
    errorReporter: text(given.errorReporter),
    broadcastChannel: text(given.broadcastChannel),
    broadcastPermission: code(given.broadcastPermission),
    internalHosts: texts(given.internalHosts),
    recording: {
      toggle: code(recording.toggle),
      experiment: text(recording.experiment),
      script: text(recording.script),
      identify: text(recording.identify),
    },
  };
}
