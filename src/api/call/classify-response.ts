import type { CallPrompt, CallWord } from '../../vocab/calls.ts';
import { isRecord } from '../../vocab/is-record.ts';
import type { CallErrorKind } from './call-error.ts';

/** What a response means, and which parts of it the page receives. */
export interface ResponseClass {
  /** `crumb`: the server did not accept the crumb; the call is repeated once with a new one. */
  readonly outcome: 'done' | 'crumb' | Extract<CallErrorKind, 'refused' | 'application' | 'shape'>;
  /** The parsed response; null if it is not JSON. */
  readonly data: unknown;
  /** The text that may be shown to a visitor; empty for a success. */
  readonly text: string;
  readonly prompt: CallPrompt | null;
  /** The new crumb from the server, not validated. */
  readonly crumb?: unknown;
}

/** Statuses whose response may be addressed to the caller instead of the visitor. */
const APPLICATION_STATUSES: readonly number[] = [400, 401, 500, 502];
const EMPTY_STATUSES: readonly number[] = [204, 205];
/** Maximum length of a server's text that is shown to a visitor, in UTF-16 units. */
const MAX_TEXT_LENGTH = 300;

/**
 * Classifies a response (DATA-020, D-23). The checks run in this order: crumb, login and authorisation; then errors addressed to the caller; then the status;
 * then the shape of a success. It never throws.
 *
 * @param body the text of the response
 * @param message returns the texts for visitors
 * @param unread true if nothing reads the response: a success may then have any body
 */
export function classifyResponse(
  status: number,
  body: string,
  message: (word: CallWord) => string,
  unread = false,
): ResponseClass {
  const { json, data } = parsed(body);
  const field = fieldsOf(data);
  const refused = { outcome: 'refused', data } as const;

  if (field('loginRequired')) return { ...refused, text: message('callUnauthorised'), prompt: 'login' };
  if (field('authorizationFail')) return { ...refused, text: message('callUnauthorised'), prompt: 'system-error' };
  // The response contains the new crumb, so it is not passed on.
  if (field('crumbFail'))
    return {
      outcome: 'crumb',
      data: null,
      text: message('callUnauthorised'),
      prompt: 'system-error',
      crumb: field('crumb'),
    };

  const own = textOf(field('error')) ?? textOf(field('message'));
  if (APPLICATION_STATUSES.includes(status) && (field('error') || field('message') || field('billingErrorCode')))
    return { outcome: 'application', data, text: own ?? message(messageKeyFor(status)), prompt: null };

  if (!(status >= 200 && status < 300))
    return { ...refused, text: message(messageKeyFor(status)), prompt: 'system-error' };

  if (EMPTY_STATUSES.includes(status) && body === '') return { outcome: 'done', data: null, text: '', prompt: null };
  if (unread) return { outcome: 'done', data, text: '', prompt: null };
  if (!json || field('error')) {
    const text = textOf(field('error')) ?? message('callNotJson');
    return { outcome: 'shape', data, text, prompt: 'system-error' };
  }
  return { outcome: 'done', data, text: '', prompt: null };
}

function messageKeyFor(status: number): CallWord {
  if (status === 401 || status === 403) return 'callUnauthorised';
  if (status === 500 || status === 501) return 'callServerError';
  return status === 503 ? 'callUnavailable' : 'callNotConnected';
}

function parsed(body: string): { json: boolean; data: unknown } {
  try {
    return { json: true, data: JSON.parse(body) };
  } catch {
    return { json: false, data: null };
  }
}

/** Reads a field of the response, or of the `data` member that wraps some responses. Only own fields count, because a page may have polluted the prototype. */
function fieldsOf(data: unknown): (name: string) => unknown {
  const outer = isRecord(data) ? data : {};
  const inner = Object.hasOwn(outer, 'data') && isRecord(outer.data) ? outer.data : {};
  const read = (name: string): unknown =>
    [outer, inner].map((record) => (Object.hasOwn(record, name) ? record[name] : null)).find(Boolean);
  return read;
}

function textOf(value: unknown): string | null {
  if (isRecord(value)) return textOf(Object.hasOwn(value, 'message') ? value.message : null);
  const text = typeof value === 'string' ? value.trim() : '';
  if (!text) return null;
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
}
