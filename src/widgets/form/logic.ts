import type { formStates } from '../../vocab/codes/form-states.ts';
import type { WordIn } from '../../vocab/codes/words.ts';
import type { FieldError } from '../_parts/fields/field-props.ts';

/** Everything that is wrong, after an attempt to send the form. */
export interface FormErrors {
  /** About the form as a whole. */
  readonly messages: readonly string[];
  /** About single fields, by id. */
  readonly fields: ReadonlyMap<string, FieldError>;
  /** Whether the notices above and below the form are shown (FORM-048, FORM-049). */
  readonly notices: boolean;
}

export interface FormState {
  readonly status: WordIn<typeof formStates>;
  readonly errors: FormErrors;
  /** Counts the attempts that ended in errors, so that the focus follows each of them. */
  readonly failures: number;
  /** A press waits for the code that sends: nothing is locked yet. */
  readonly waiting: boolean;
  /** Sent, and the page is about to go elsewhere: the form stays as it is, locked. */
  readonly leaving: boolean;
}

/** The error that is one sentence about the whole form. */
export const formError = (message: string): FormErrors => ({ messages: [message], fields: new Map(), notices: false });

export const idle: FormState = {
  status: 'idle',
  errors: { messages: [], fields: new Map(), notices: false },
  failures: 0,
  waiting: false,
  leaving: false,
};

export type FormEvent =
  /** The form was asked to be sent, and what sends it is still on its way. */
  | { readonly type: 'wait' }
  /** A new attempt: what the last one said is gone. */
  | { readonly type: 'attempt' }
  /** Something is not filled in as it should be: nothing is sent and nothing is locked. */
  | { readonly type: 'refuse'; readonly errors: FormErrors }
  | { readonly type: 'send' }
  /** Not taken, or not even sent: our own code failed. */
  | { readonly type: 'fail'; readonly errors: FormErrors }
  | { readonly type: 'succeed'; readonly leaving: boolean }
  /** The page is still here: the address it went to was a download, for example. */
  | { readonly type: 'stay' }
  /** The page is shown again out of the browser's memory. */
  | { readonly type: 'return' };

/** The state after an event. An event that has no place in a state changes nothing. */
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
    case 'send':
      return open ? { ...idle, status: 'submitting', failures } : state;
    case 'fail':
      return status === 'success'
        ? state
        : { ...idle, status: 'failure', errors: event.errors, failures: failures + 1 };
    case 'succeed':
      return status === 'submitting' ? { ...idle, status: 'success', failures, leaving: event.leaving } : state;
    case 'stay':
      return state.leaving ? { ...state, leaving: false } : state;
    case 'return':
      return state.leaving || state.waiting || status === 'submitting' ? { ...idle, failures } : state;
  }
}

/** Locked: nothing can be changed or pressed (FORM-021). */
export const isLocked = ({ status }: FormState): boolean => status === 'submitting' || status === 'success';
