import type { formStates } from '../../../../vocab/codes/form-states.ts';
import type { WordIn } from '../../../../vocab/codes/words.ts';
import type { FieldError } from '../fields/field-props.ts';

/** Time limit for the browser to leave the page after a submission, in ms; if it stays, the form can be used again or shows that it was sent. */
export const LEAVE_TIMEOUT = 10_000;

/** All errors after an attempt to submit the form. */
export interface FormErrors {
  /** Errors about the form as a whole. */
  readonly messages: readonly string[];
  /** A sentence that goes with the errors of fields, and leaves with the last of them. */
  readonly intro?: string;
  /** Errors about single fields, by id. */
  readonly fields: ReadonlyMap<string, FieldError>;
  /** Whether the notices above and below the form are shown (FORM-048, FORM-049). */
  readonly notices: boolean;
}

export interface FormState {
  readonly status: WordIn<typeof formStates>;
  readonly errors: FormErrors;
  /** Counts the attempts that ended in errors, so that focus moves after each of them. */
  readonly failures: number;
  /** The button was pressed and the submission code is still loading: nothing is locked yet. */
  readonly waiting: boolean;
  /** The form was submitted, or the browser is submitting it, and the page is about to navigate: the form keeps its appearance and stays locked. */
  readonly leaving: boolean;
}

/** The error that consists of one sentence about the whole form. */
export const formError = (message: string): FormErrors => ({ messages: [message], fields: new Map(), notices: false });

export const idle: FormState = {
  status: 'idle',
  errors: { messages: [], fields: new Map(), notices: false },
  failures: 0,
  waiting: false,
  leaving: false,
};

export type FormEvent =
  /** A submission was requested, and the code that performs it is still loading. */
  | { readonly type: 'wait' }
  /** A new attempt starts: the messages of the last one are cleared. */
  | { readonly type: 'attempt' }
  /** A field is not filled in correctly: nothing is sent and nothing is locked. */
  | { readonly type: 'refuse'; readonly errors: FormErrors }
  /** The fields of a step are filled in correctly: their errors are cleared. */
  | { readonly type: 'checked'; readonly fields: ReadonlySet<string> }
  /** A field was checked again while it is fixed: what is wrong with it now, null if nothing is. */
  | { readonly type: 'recheck'; readonly id: string; readonly error: FieldError | null }
  | { readonly type: 'send' }
  /** The submission was rejected, or it was never sent because code of the project failed. */
  | { readonly type: 'fail'; readonly errors: FormErrors }
  | { readonly type: 'succeed'; readonly leaving: boolean }
  /** The browser itself submits the form or opens the server's answer. */
  | { readonly type: 'leave' }
  /** The page is still open, for example because the address it navigated to was a download. */
  | { readonly type: 'stay' }
  /** The page is shown again from the back/forward cache. */
  | { readonly type: 'return' };

/** The state after an event. An event that does not apply to a state changes nothing. */
export function next(state: FormState, event: FormEvent): FormState {
  const { status, failures } = state;
  const open = status === 'idle' || status === 'failure';
  switch (event.type) {
    case 'wait':
      return open ? { ...idle, failures, waiting: true } : state;
    case 'attempt':
      return open ? { ...idle, failures } : state;
    case 'refuse':
      return open ? { ...idle, errors: event.errors, failures: failures + 1 } : state;
    case 'checked': {
      const left = [...state.errors.fields].filter(([id]) => !event.fields.has(id));
      return open ? { ...idle, errors: { ...idle.errors, fields: new Map(left) }, failures } : state;
    }
    case 'recheck':
      return open && state.errors.fields.has(event.id)
        ? { ...state, errors: recheckedErrors(state.errors, event) }
        : state;
    case 'send':
      return open ? { ...idle, status: 'submitting', failures } : state;
    case 'fail':
      return status === 'success'
        ? state
        : { ...idle, status: 'failure', errors: event.errors, failures: failures + 1 };
    case 'succeed':
      return status === 'submitting' ? { ...idle, status: 'success', failures, leaving: event.leaving } : state;
    case 'leave':
      return status === 'submitting' ? { ...state, leaving: true } : state;
    case 'stay':
      return state.leaving && status === 'success' ? { ...state, leaving: false } : state;
    case 'return':
      return state.leaving || state.waiting || status === 'submitting' ? { ...idle, failures } : state;
  }
}

/** With its last field nothing is left of an attempt but what is said of the form as a whole. */
function recheckedErrors(
  { intro, ...errors }: FormErrors,
  { id, error }: Extract<FormEvent, { type: 'recheck' }>,
): FormErrors {
  const fields = new Map(errors.fields);
  if (error) fields.set(id, error);
  else fields.delete(id);
  if (!fields.size) return { ...errors, fields, notices: false };
  return { ...errors, fields, ...(intro && { intro }) };
}

/** Locked: no control can be changed or pressed (FORM-021). */
export const isLocked = ({ status }: FormState): boolean => status === 'submitting' || status === 'success';
