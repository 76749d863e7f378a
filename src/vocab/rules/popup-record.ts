/** What the visitor's browser remembers of a site's popup (002 §4). */
export interface PopupRecord {
  /** The version that was closed or submitted. */
  readonly version: number;
  readonly submitted: boolean;
  /** When it was closed, in ms since 1970; null where it was not. */
  readonly dateClosed: number | null;
}

/** The names inside the stored record (002 §9). */
export const popupRecordKeys = ['date-closed', 'version', 'submitted'] as const;

/** Longest stored text that is read, in characters. */
const LONGEST = 1000;

const finite = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** Reads the stored record; null where there is none or it cannot be read, which is the same (002 §4). */
export function parsePopupRecord(text: string | null): PopupRecord | null {
  if (text === null || text.length > LONGEST) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null || !Object.hasOwn(stored, 'version')) return null;
  const { version, submitted, 'date-closed': closed } = stored as Record<string, unknown>;
  const known = finite(version);
  return known === null ? null : { version: known, submitted: submitted === true, dateClosed: finite(closed) };
}

/** Writes the record as it is stored: one JSON text, the date in ms since 1970. */
export const formatPopupRecord = ({ version, submitted, dateClosed }: PopupRecord): string =>
  `{"date-closed":${finite(dateClosed)},"version":${finite(version) ?? 0},"submitted":${submitted === true}}`;

/** The record after the visitor closed the popup: the date and the version it had (002 §4). A sign-up before stays remembered. */
export const afterClosing = (record: PopupRecord | null, version: number, now: number): PopupRecord => ({
  version,
  submitted: record?.submitted ?? false,
  dateClosed: now,
});

/** The record after the visitor signed up in the popup: submitted, with the version; closed too, so that its frequency counts from then (002 §4). */
export const afterSubmitting = (version: number, now: number): PopupRecord => ({
  version,
  submitted: true,
  dateClosed: now,
});
