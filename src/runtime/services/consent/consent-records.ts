import { isRecord } from '../../../vocab/is-record.ts';
import { CONSENT_KEY, CONSENT_RECORDS_KEY } from '../../../vocab/names.ts';
import type { ConsentRecord } from '../../../vocab/rules/overlays/consent-record.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import type { MessageLog } from '../../message-log.ts';
import { parsed } from '../../page/read-context.ts';
import { local } from '../../page/web-storage.ts';

/** A record, and whether it still has to be delivered. */
interface Kept {
  readonly record: ConsentRecord;
  readonly waits: boolean;
}

/** Undelivered records that are kept at most; the oldest are dropped. */
const MOST = 10;

/** The proof of the visitor's decisions: the latest one is kept on the visitor's device, and each is sent once to the site, if it has an address for them. */
export class ConsentRecords {
  readonly #address: string | null;
  readonly #store: boolean;
  readonly #log: Pick<MessageLog, 'error'>;
  #kept: readonly Kept[] = [];
  readonly #underway = new Set<string>();

  /**
   * @param address where the site receives records, as its settings say it; nothing, or no text, where it does not
   * @param store whether records may be stored; in a foreign frame they are not
   */
  constructor(address: unknown, store: boolean, log: Pick<MessageLog, 'error'>) {
    this.#address = typeof address === 'string' && address ? address : null;
    this.#store = store;
    this.#log = log;
    this.#kept = this.#read();
    this.#send();
  }

  get latest(): ConsentRecord | null {
    return (this.#store ? this.#read() : this.#kept).at(-1)?.record ?? null;
  }

  /** @param isDecisionKept whether the decision itself can be read again */
  add(record: ConsentRecord, isDecisionKept: boolean): void {
    if (!isDecisionKept) this.#unkept(CONSENT_KEY);
    const waits = this.#address !== null;
    this.#keep([
      ...this.#read()
        .filter((one) => one.waits)
        .slice(1 - MOST),
      { record, waits },
    ]);
    this.#send();
  }

  #read(): readonly Kept[] {
    if (!this.#store) return this.#kept;
    const list = parsed(local.read(CONSENT_RECORDS_KEY) ?? '');
    return Array.isArray(list) ? list.filter((one) => isRecord(one?.record)) : this.#kept;
  }

  #keep(kept: readonly Kept[]): void {
    this.#kept = kept;
    if (!this.#store || local.write(CONSENT_RECORDS_KEY, toJson(kept))) return;
    // If storage is full, it may still contain the records of earlier decisions only.
    local.remove(CONSENT_RECORDS_KEY);
    this.#unkept(CONSENT_RECORDS_KEY);
  }

  /** In a foreign frame nothing is to be stored. */
  #unkept(key: string): void {
    if (this.#store) this.#log.error('VT040', `${key} cannot be stored: it lasts for this page only.`);
  }

  #send(): void {
    const address = this.#address;
    if (address === null) return;
    for (const { record, waits } of this.#kept)
      if (waits && !this.#underway.has(record.id)) {
        this.#underway.add(record.id);
        post(address, record).then((arrived) => {
          this.#underway.delete(record.id);
          if (!arrived) return;
          this.#keep(this.#read().map((one) => (one.record.id === record.id ? { record, waits: false } : one)));
        });
      }
  }
}

/** Returns whether the site has answered; a record that it rejects now would be rejected later, too. */
async function post(address: string, record: ConsentRecord): Promise<boolean> {
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: toJson(record),
      // The record names no person, so the request does not either.
      credentials: 'omit',
      keepalive: true,
    });
    return ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);
  } catch {
    return false;
  }
}
