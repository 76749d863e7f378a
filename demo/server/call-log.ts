import type { ServerResponse } from 'node:http';
import type { Visit } from './visit.ts';

/** One call, without any value it carried. */
export interface LoggedCall {
  readonly method: string;
  readonly path: string;
  /** Names of the query parameters. */
  readonly query: readonly string[];
  /** Where a crumb was, not what it was. */
  readonly crumb: { readonly query: boolean; readonly header: boolean; readonly cookie: boolean };
  /** Null while no answer has begun, and for ever where none came. */
  readonly status: number | null;
  /** ISO time. */
  readonly time: string;
}

const MOST = 2_000;

/** Every call of the API since the last `DELETE /__calls`, so that tests can count them. */
export class CallLog {
  #calls: (() => LoggedCall)[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Writes a call down at once; its status is read off the response when asked for. */
  watch(visit: Visit, response: ServerResponse): void {
    const call: Omit<LoggedCall, 'status'> = {
      method: visit.method,
      path: visit.path,
      query: [...new Set(visit.url.searchParams.keys())],
      crumb: {
        query: visit.url.searchParams.has('crumb'),
        header: visit.header('x-csrf-token') !== null,
        cookie: visit.cookie('crumb') !== null,
      },
      time: new Date(this.#now()).toISOString(),
    };
    this.#calls.push(() => ({ ...call, status: response.headersSent ? response.statusCode : null }));
    if (this.#calls.length > MOST) this.#calls.shift();
  }

  list(): { count: number; calls: readonly LoggedCall[] } {
    return { count: this.#calls.length, calls: this.#calls.map((read) => read()) };
  }

  /** The paths that were called, each once. */
  paths(): string[] {
    return [...new Set(this.list().calls.map(({ path }) => path))];
  }

  clear(): void {
    this.#calls = [];
  }
}
