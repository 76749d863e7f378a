import type { formStates } from '../../vocab/codes/form-states.ts';
import type { WordIn } from '../../vocab/codes/words.ts';
import type { FieldFault } from './validate.ts';

/** What a visitor is told: one of our own messages by its key, or the server's words. */
export type Told = { readonly key: FormMessage } | { readonly text: string };

export type FormMessage =
  | FieldFault
  | 'formInvalid'
  | 'formCaptcha'
  | 'formBlocked'
  | 'formSubmitError'
  | 'formUnknownError'
  | 'formNoKey'
  | 'formUnreadable'
  | 'formUnauthorised'
  | 'formNotConfigured'
  | 'formRateLimit'
  | 'formServerError';

export interface FieldMark {
  readonly told: Told;
  /** The controls the mark is about, by name; empty where the whole field is meant. */
  readonly controls: readonly string[];
}

/** Everything that is wrong, after an attempt. */
export interface Complaint {
  /** About the form as a whole. */
  readonly messages: readonly Told[];
  /** About single fields, by id. */
  readonly fields: ReadonlyMap<string, FieldMark>;
  /** Whether the notices above and below the form are shown (000 §5). */
  readonly notices: boolean;
}

export interface FormState {
  readonly status: WordIn<typeof formStates>;
  readonly complaint: Complaint;
  /** Counts complaints, so that the focus follows each of them. */
  readonly complaints: number;
  /** Sent, and the page is about to go elsewhere: the form stays as it is, locked. */
  readonly leaving: boolean;
}

const NOTHING: Complaint = { messages: [], fields: new Map(), notices: false };

export const idle: FormState = { status: 'idle', complaint: NOTHING, complaints: 0, leaving: false };

export type FormEvent =
  /** A new attempt: what the last one said is gone. */
  | { readonly type: 'attempt' }
  /** Something is not filled in as it should be: nothing is sent and nothing is locked. */
  | { readonly type: 'refuse'; readonly complaint: Complaint }
  | { readonly type: 'send' }
  /** Not taken, or not even sent: our own code failed. */
  | { readonly type: 'fail'; readonly complaint: Complaint }
  | { readonly type: 'succeed'; readonly leaving: boolean }
  /** The page is still here: the address it went to was a download, for example. */
  | { readonly type: 'stay' }
  /** The page is shown again out of the browser's memory. */
  | { readonly type: 'return' };

/** The state after an event. An event that has no place in a state changes nothing. */
export function next(state: FormState, event: FormEvent): FormState {
  const { status, complaints } = state;
  const open = status === 'idle' || status === 'failure';
  switch (event.type) {
    case 'attempt':
      return open ? { ...idle, complaints } : state;
    case 'refuse':
      return open ? { ...idle, complaint: event.complaint, complaints: complaints + 1 } : state;
    case 'send':
      return open ? { ...idle, status: 'submitting', complaints } : state;
    case 'fail':
      return status === 'success'
        ? state
        : { ...idle, status: 'failure', complaint: event.complaint, complaints: complaints + 1 };
    case 'succeed':
      return status === 'submitting' ? { ...idle, status: 'success', complaints, leaving: event.leaving } : state;
    case 'stay':
      return state.leaving ? { ...state, leaving: false } : state;
    case 'return':
      return state.leaving || status === 'submitting' ? { ...idle, complaints } : state;
  }
}

/** Locked: nothing can be changed or pressed (000 §4). */
export const isLocked = ({ status }: FormState): boolean => status === 'submitting' || status === 'success';
