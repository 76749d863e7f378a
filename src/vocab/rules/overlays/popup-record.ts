import { isRecord } from '../../is-record.ts';

/** What the visitor's browser remembers of a site's popup (POPUP-604). */
export interface PopupRecord {
  /** The version that was closed or submitted. */
  readonly version: number;
  readonly submitted: boolean;
  /** When it was closed, in ms since 1970; null where it was not. */
  readonly dateClosed: number | null;
}

/** The names inside the stored record (POPUP-605). */
export const popupRecordKeys = /* @__PURE__ */ Object.freeze(['date-closed', 'version', 'submitted'] as const);

/** Longest stored text that is read, in characters. */
const LONGEST = 1000;

const finite = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/**
 * Reads the stored record (POPUP-604, POPUP-605); null where there is none or it cannot be read, which is the same. A record without its version still says
 * whether its visitor signed up or closed the popup: it counts as one of version 0.
 */
export function parsePopupRecord(text: string | null): PopupRecord | null {
  if (text === null || text.length > LONGEST) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(stored)) return null;
  const version = finite(stored.version);
  if (version === null && !['submitted', 'date-closed'].some((name) => Object.hasOwn(stored, name))) return null;
  return { version: version ?? 0, submitted: stored.submitted === true, dateClosed: finite(stored['date-closed']) };
}

/** Writes the record as it is stored (POPUP-605): one JSON text, the date in ms since 1970. */
export const formatPopupRecord = ({ version, submitted, dateClosed }: PopupRecord): string =>
  `{"date-closed":${finite(dateClosed)},"version":${finite(version) ?? 0},"submitted":${submitted === true}}`;

/** The record after the visitor closed the popup: the date and the version it had (POPUP-615). A sign-up before stays remembered. */
export const afterClosing = (record: PopupRecord | null, version: number, now: number): PopupRecord => ({
  version,
  submitted: record?.submitted ?? false,
  dateClosed: now,
});

/** The record after the visitor signed up in the popup: submitted, with the version; closed too, so that its frequency counts from then (POPUP-616). */
export const afterSubmitting = (version: number, now: number): PopupRecord => ({
  version,
  submitted: true,
  dateClosed: now,
});
