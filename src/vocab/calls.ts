/** One request of the call layer (DATA-001, DATA-002). Paths are absolute on the site; the call layer adds crumb, credentials and origin. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path on the site, beginning with one slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent form-encoded, instead of a JSON body. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as plain text, instead of a JSON body. */
  readonly text?: string;
  /** How the crumb is sent: by default as query parameter and header, otherwise as header only, as a field of the form only, or not at all. */
  readonly crumb?: 'header' | 'field' | 'none';
  /** Nothing reads the response: every 2xx is a success, whatever its body (EVENT-951, CENSUS-951). */
  readonly unread?: boolean;
  /** The browser completes it after the page has been closed, unless its body has more than 50,000 bytes: all such requests that are under way share 64 KiB. */
  readonly keepalive?: boolean;
  /** Headers for this call only: a member session's token, for example. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How often a request is retried after a lost connection. By default reads 3, writes 0. */
  readonly retries?: number;
  /** To the site's own domain over https, with credentials, wherever the page is (DATA-006). */
  readonly secure?: boolean;
  /** Time limit for the complete response in ms, including retries; 30,000 by default. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** The caller shows every error itself: no system error, and the prompt to sign in only for what a visitor caused. */
  readonly quiet?: boolean;
  /** The caller of a quiet call answers also for `loginRequired`, or no visitor caused the call: no prompt to sign in. */
  readonly ownLogin?: boolean;
  /** Statuses that the caller handles itself: no system error for these. For example, a missing cart is treated as an empty one. */
  readonly handles?: readonly number[];
  /** Sends the request in place of `fetch`, which cannot tell how much of a body has been sent. */
  readonly send?: (request: globalThis.Request) => Promise<Response>;
  /** The visitor did not request it: it counts against the limits during an outage. */
  readonly automatic?: boolean;
  /** Asked before every attempt: once it returns false, nothing is sent any more, and the call is refused. What records a visitor asks for consent here. */
  readonly isAllowed?: () => boolean;
}

/** Performs a call and returns the parsed response; rejects with a CallError, or with the signal's reason if the caller aborted it. */
export type Request = (call: Call) => Promise<unknown>;

/** What a failed call opens on the page: the system error, or the sign-in prompt (DATA-015, DATA-020). */
export type CallPrompt = 'system-error' | 'login';

/** The messages of the call layer that a visitor may read; the texts are in strings/pt-BR/calls.json. */
export type CallWord = 'callUnauthorised' | 'callServerError' | 'callUnavailable' | 'callNotConnected' | 'callNotJson';

/** The outcome of a call; `abandoned` if its caller aborted it. */
export type CallOutcome = 'done' | 'abandoned' | 'offline' | 'timeout' | 'refused' | 'application' | 'shape';

/** One finished call, as a report may show it: no values, no secrets. */
export interface CallRecord {
  readonly method: Call['method'];
  /** The path, and the names of the query's parameters. */
  readonly path: string;
  /** HTTP status, 0 without a response. */
  readonly status: number;
  /** Duration of the call in ms, including retries. */
  readonly duration: number;
  readonly outcome: CallOutcome;
  /** How often it was sent; 0 if it was held back. */
  readonly tries: number;
}
