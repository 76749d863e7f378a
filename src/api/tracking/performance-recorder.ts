import type { PerformanceRecord, PerformanceSettings } from './performance.ts';

/** What the recorder needs from the page. */
export interface RecorderOptions {
  settings(): Promise<PerformanceSettings>;
  send(records: readonly PerformanceRecord[]): Promise<void>;
  /** The error-reporting service, if one is present (PERF-613). */
  report?(error: unknown): void;
}

type Draft = Omit<PerformanceRecord, 'pageLoadId'>;

/**
 * Holds performance records until the server's settings have arrived, and sends none twice (PERF-612, PERF-614). Without settings they are discarded. It never
 * throws.
 */
export class PerformanceRecorder {
  readonly #options: RecorderOptions;
  #drafts: Draft[] = [];
  #pageLoadId: string | null = null;
  #failed = false;
  #due = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  /** Requests the settings. Resolves once they have arrived or have failed. */
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

  /** Discards the waiting records: the visitor does not allow them to be sent. */
  clear(): void {
    this.#drafts = [];
  }

  /** Sends the waiting records, or sends them as soon as the settings have arrived. It is called 30 s after load and whenever the page is hidden. */
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
