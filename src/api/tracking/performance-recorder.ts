import { withDeadline } from '../call/deadline.ts';
import { METRIC_WAIT, type PerformanceRecord, type PerformanceSettings } from './performance.ts';

/** What the recorder needs of the page. */
export interface RecorderOptions {
  settings(): Promise<PerformanceSettings>;
  send(records: readonly PerformanceRecord[]): Promise<void>;
  /** The error-reporting service, where one is present (PERF-613). */
  report?(error: unknown): void;
}

type Draft = Omit<PerformanceRecord, 'pageLoadId'>;

/** Holds performance records back until the server's settings are here, and sends none twice (PERF-612, PERF-614). Without settings they are thrown away. It never throws. */
export class PerformanceRecorder {
  readonly #options: RecorderOptions;
  #drafts: Draft[] = [];
  #pageLoadId: string | null = null;
  #failed = false;
  #due = false;
  /** How often what waits has been thrown away. */
  #cleared = 0;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  /** Asks for the settings. Resolves once they are here, or will not come. */
  async start(): Promise<void> {
    try {
      this.#pageLoadId = (await this.#options.settings()).pageLoadId;
      if (this.#due) await this.flush();
    } catch (error) {
      this.#failed = true;
      this.#drafts = [];
      this.#options.report?.(error);
    }
  }

  add(draft: Draft): void {
    if (!this.#failed) this.#drafts.push(draft);
  }

  /** Adds a record whose metric is still to come, and gives it up where it fails or has not come after 60 s (PERF-609). */
  async addLater(draft: Promise<Draft>): Promise<void> {
    const cleared = this.#cleared;
    try {
      const ready = await withDeadline(METRIC_WAIT, undefined, () => draft);
      if (cleared === this.#cleared) this.add(ready);
    } catch {}
  }

  /** Throws away what waits, and what is still to come of it: the visitor wants none of it sent. */
  clear(): void {
    this.#cleared += 1;
    this.#drafts = [];
  }

  /** Sends what waits; before the settings are here, as soon as they are. Due 30 s after load and whenever the page is hidden. */
  async flush(): Promise<void> {
    const pageLoadId = this.#pageLoadId;
    this.#due = pageLoadId === null;
    if (pageLoadId === null || this.#drafts.length === 0) return;
    const records = this.#drafts.map((draft) => ({ ...draft, pageLoadId }));
    this.#drafts = [];
    try {
      await this.#options.send(records);
    } catch (error) {
      this.#options.report?.(error);
    }
  }
}
