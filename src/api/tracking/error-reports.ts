import type { Request } from '../../vocab/calls.ts';

/** A script error in the server's format (ERR-001). `timestamp` is in ms since 1970. */
export interface ErrorEntry {
  readonly event: string;
  readonly timestamp: number;
  readonly data: {
    readonly websiteId: string;
    readonly templateId: string;
    readonly url: string;
    readonly userAgent: string;
    readonly app: string;
    readonly message: string;
    /** At most `MAX_STACK_LENGTH` characters. */
    readonly stack: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
  };
}

/** Maximum length of a stack that is sent, in UTF-16 units (ERR-005). */
export const MAX_STACK_LENGTH = 5_000;

/** Sends script errors as one JSON array; the crumb is sent as a header only (ERR-002). Rejects like any call; the caller must not report that failure. */
export const recordErrors = (request: Request, entries: readonly ErrorEntry[]): Promise<unknown> =>
  request({
    method: 'POST',
    path: '/api/events/RecordJavascriptErrors',
    body: entries,
    crumb: 'header',
    automatic: true,
    quiet: true,
    unread: true,
    retries: 0,
    keepalive: true,
  });
