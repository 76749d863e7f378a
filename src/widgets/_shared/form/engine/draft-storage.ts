import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { queryIn } from '../../../../runtime/page/document-member.ts';
import { local, session, type WebStorage } from '../../../../runtime/page/web-storage.ts';
import { isRecord } from '../../../../vocab/is-record.ts';
import { BLOCK } from '../../../../vocab/names.ts';
import { toJson } from '../../../../vocab/rules/text/to-json.ts';

/** How long a draft is kept, in ms: seven days. */
const LIFETIME = 604_800_000;

/** The last part is what the server had written in place of the value: that of a control, or of the chosen one of a group. */
export type DraftLine = readonly [name: string, value: string, checked?: boolean | null, written?: string];

/** What was typed in a form, when the last of it was typed, in ms since 1970, and which of its steps was shown if not the first. */
export interface Draft {
  readonly time: number;
  readonly step?: number | undefined;
  readonly lines: readonly DraftLine[];
}

/** What tells a form from others by its page and its place among the blocks of its kind: many have no id. */
export const placeOf = ({ element }: Pick<BlockHandle, 'element'>): string => {
  const alike = queryIn(document, `[${BLOCK}="${element.getAttribute(BLOCK) ?? ''}"]`);
  return `${location.pathname}:${alike.indexOf(element)}`;
};

/** The draft of this tab; without one that of the browser, which any tab may have written. */
export const readDraft = (key: string): Draft | null => readFrom(session, key) ?? readFrom(local, key);

/**
 * Keeps a draft in the tab, and in the browser if that is allowed. The browser keeps what was typed last: a tab never replaces what was typed in another one
 * after its own draft.
 *
 * @returns whether it is kept wherever it should be
 */
export function writeDraft(key: string, draft: Draft, inBrowser: boolean): boolean {
  if (!draft.lines.length) {
    removeDraft(key, draft.time);
    return true;
  }
  const text = toJson(draft);
  const isKept = session.write(key, text);
  if (inBrowser) return (isNewer(key, draft.time) || local.write(key, text)) && isKept;
  local.remove(key);
  return isKept;
}

/** Removes the draft of this tab, and that of the browser unless another tab has typed since. */
export function removeDraft(key: string, time: number): void {
  session.remove(key);
  if (!isNewer(key, time)) local.remove(key);
}

const isNewer = (key: string, time: number): boolean => (readFrom(local, key)?.time ?? 0) > time;

function readFrom(place: WebStorage, key: string): Draft | null {
  const text = place.read(key);
  if (!text) return null;
  try {
    const draft: unknown = JSON.parse(text);
    if (isRecord(draft) && typeof draft.time === 'number' && Array.isArray(draft.lines)) {
      const age = Date.now() - draft.time;
      // The clock of a device may have been set back since.
      const step = Number.isInteger(draft.step) ? { step: Number(draft.step) } : {};
      if (age < LIFETIME) return { time: Math.min(draft.time, Date.now()), lines: draft.lines.filter(isLine), ...step };
    }
  } catch {}
  place.remove(key);
  return null;
}

const isLine = (line: unknown): line is DraftLine =>
  Array.isArray(line) && typeof line[0] === 'string' && typeof line[1] === 'string';
