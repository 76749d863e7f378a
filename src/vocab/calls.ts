/** One request of the call layer (DATA-001, DATA-002). Paths are absolute on the site; the call layer adds crumb, credentials and origin. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path on the site, beginning with one slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent form-encoded, in place of a JSON body. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as plain text, in place of a JSON body. */
  readonly text?: string;
  /** How the crumb goes along: as query parameter and header unless said, as header only, as a field of the form only, or not at all. */
  readonly crumb?: 'header' | 'field' | 'none';
  /** Nothing reads the answer: every 2xx is a success, whatever its body (EVENT-951, CENSUS-951). */
  readonly unread?: boolean;
  /** The browser finishes it after the page has gone. Its body is at most 64 KiB together with others under way. */
  readonly keepalive?: boolean;
  /** Headers of this call's own: a member session's token, for example. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How often a lost connection is tried again. Reads 3, writes 0, unless said. */
  readonly retries?: number;
  /** To the site's own domain over https, with credentials, wherever the page is (DATA-006). */
  readonly secure?: boolean;
  /** Longest wait for the whole answer in ms, second tries included; 30,000 unless said. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** The caller shows every error itself: no system error, no login prompt. */
  readonly quiet?: boolean;
  /** Statuses the caller deals with itself: no system error for these. A cart that is not there is an empty one, for example. */
  readonly handles?: readonly number[];
  /** Nobody asked for it by hand: it counts against the limits of an outage. */
  readonly automatic?: boolean;
}

/** Performs a call and gives the parsed answer; rejects with a CallError, or with the signal's reason where the caller gave up. */
export type Request = (call: Call) => Promise<unknown>;

/** What a failed call brings up on the page: the system error, or the prompt to sign in (DATA-015, DATA-020). */
export type CallPrompt = 'system-error' | 'login';

/** The words of the call layer that a visitor may read; the texts are in strings/pt-BR/calls.json. */
export type CallWord = 'callUnauthorised' | 'callServerError' | 'callUnavailable' | 'callNotConnected' | 'callNotJson';

/** How a call ended; `abandoned` where its caller gave up. */
export type CallOutcome = 'done' | 'abandoned' | 'offline' | 'timeout' | 'refused' | 'application' | 'shape';

/** One finished call, as a report may show it: no values, no secrets. */
export interface CallRecord {
  readonly method: Call['method'];
  /** The path, and the names of the query's parameters. */
  readonly path: string;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** From the call to its end in ms, second tries included. */
  readonly duration: number;
  readonly outcome: CallOutcome;
  /** How often it was sent; 0 where it was held back. */
  readonly tries: number;
}
