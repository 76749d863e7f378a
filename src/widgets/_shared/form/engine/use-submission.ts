import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { retryOnce } from '../../../../runtime/page/retry-once.ts';
import type { Request } from '../../../../vocab/calls.ts';
import { untilPressOver } from '../../block/until-press-over.ts';
import { LOAD_TIMEOUT } from '../../server/in-time.ts';
import { untilBack } from '../../server/until-back.ts';
import type { FieldError } from '../fields/field-props.ts';
import { type FormEvent, formError } from './logic.ts';
import type { SubmitAttempt } from './submit-attempt.ts';
import { namesSwitchedOff, submitNatively } from './submit-natively.ts';

type Press = Pick<SubmitAttempt, 'button' | 'submitter'> & {
  /** The visitor has pressed; otherwise a script asks. */
  readonly isPress: boolean;
};

type SubmissionOptions = Pick<
  SubmitAttempt,
  | 'data'
  | 'fields'
  | 'conditions'
  | 'captcha'
  | 'chosen'
  | 'own'
  | 'page'
  | 'controls'
  | 'platform'
  | 'takeValues'
  | 'unavailable'
> & {
  readonly handle: BlockHandle;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly dispatch: Dispatch<FormEvent>;
};

/** A step whose fields are to be checked. */
interface StepCheck {
  readonly fields: ReadonlySet<string>;
  /** They are all right, or the code that checks them cannot be loaded; the submission checks them again. */
  passed(): void;
}

interface Submission {
  /**
   * @param submitter the page's own button that was pressed
   * @param isPress the visitor has pressed; otherwise a script asks
   */
  send(button: string, submitter: HTMLElement | null, isPress: boolean): void;
  /** Checks the fields of a step as a submission does, and sends nothing. */
  check(step: StepCheck): void;
  /** What is wrong with a field now, as a submission would find it; null if nothing is. */
  recheck(id: string): FieldError | null;
}

/** Returns the functions that submit the form and check a step of it. During an attempt every further request is ignored, whatever its source. */
export function useSubmission(options: SubmissionOptions): Submission {
  const latest = useRef(options);
  /** The current attempt; null if there is none. A result of any other attempt is ignored. */
  const currentAttempt = useRef<symbol | null>(null);
  /** The attempt that was taken over a moment ago: another press is the second half of a double click. */
  const held = useRef<symbol | null>(null);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    // A page is restored from the back/forward cache in the state in which it was left: locked and about to navigate.
    const shown = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      currentAttempt.current = null;
      latest.current.chosen?.cancel();
      latest.current.dispatch({ type: 'return' });
    };
    addEventListener('pageshow', shown);
    return () => {
      currentAttempt.current = null;
      removeEventListener('pageshow', shown);
    };
  }, []);
  usePrefetch(options);
  const lacked = useRef(false);
  const lacksFiles = (): boolean => {
    const before = lacked.current;
    lacked.current = true;
    const { own, platform } = latest.current;
    return own !== null && navigator.onLine && (before || !platform);
  };

  const begin = (press: Press, step: StepCheck | null): void => {
    const { handle, form, dispatch } = latest.current;
    if (currentAttempt.current || (press.isPress && held.current) || !form.current) return;
    const thisAttempt = Symbol('attempt');
    currentAttempt.current = thisAttempt;
    const isCurrent = (): boolean => currentAttempt.current === thisAttempt;
    const pressOver = untilPressOver(handle);
    const taken = (): false => {
      if (isCurrent()) {
        // At once: the page's script may go on in a moment, and reads nothing from fields that are locked.
        flushSync(() => dispatch({ type: 'return' }));
        currentAttempt.current = null;
        held.current = thisAttempt;
        const release = (): void => {
          if (held.current === thisAttempt) held.current = null;
        };
        // What is typed since is another submission.
        latest.current.form.current?.addEventListener('input', release, { once: true });
        void pressOver.then(release);
      }
      return false;
    };
    const attempt = async (): Promise<void> => {
      let sent = false;
      try {
        sent = await sendFrom(latest.current, { press, step }, { isCurrent, lacksFiles, taken });
      } finally {
        // A form that was submitted has nothing left to submit.
        if (!sent && isCurrent()) currentAttempt.current = null;
      }
    };
    handle.run(attempt);
  };
  return {
    send: (button, submitter, isPress) => begin({ button, submitter, isPress }, null),
    check: (step) => begin({ button: '', submitter: null, isPress: true }, step),
    recheck: (id) => {
      const { form, ...rest } = latest.current;
      if (!loaded || !form.current) return null;
      return loaded.checkFields({ ...rest, form: form.current }, new Set([id]))?.fields.get(id) ?? null;
    },
  };
}

/** Loads the submission code as soon as the visitor interacts with the form, so that it is available when the button is pressed. */
function usePrefetch({ form, handle, chosen, platform, data: { newsletter } }: SubmissionOptions): void {
  const isTracked = newsletter && platform;
  useLayoutEffect(() => {
    const ours = form.current;
    if (!ours) return;
    const listening = new AbortController();
    const prefetch = (): void => {
      listening.abort();
      // If loading fails, the button press tries again and reports the failure.
      loadSending().catch(() => {});
      if (chosen) loadFileSending().catch(() => {});
      if (isTracked) handle.service('subscriptions').catch(() => {});
    };
    for (const type of ['focusin', 'pointerdown', 'input'])
      ours.addEventListener(type, prefetch, { signal: listening.signal });
    return () => listening.abort();
  }, [form, handle, chosen, isTracked]);
}

type Sending = typeof import('./sending.ts');

let loaded: Sending | null = null;

/** Loads the code that checks, sends and reads responses, once. It rejects if loading fails, and the next call tries again. */
export const loadSending = async (): Promise<Sending> => {
  loaded ??= await retryOnce(() => import('./sending.ts'));
  return loaded;
};

type FileSending = typeof import('../files/send-files.ts');

/** Loads the code that sends files. */
const loadFileSending = (): Promise<FileSending> => retryOnce(() => import('../files/send-files.ts'));

/** One attempt. It waits for the submission code if the button was pressed before the code was loaded. */
async function sendFrom(
  options: SubmissionOptions,
  { press, step }: { press: Press; step: StepCheck | null },
  { isCurrent, lacksFiles, taken }: Pick<SubmitAttempt, 'isCurrent' | 'lacksFiles' | 'taken'>,
): Promise<boolean> {
  const { handle, form, dispatch, ...rest } = options;
  // One limit for the submission code and the call layer: even if both calls take as long as they may, the form is usable again within 29 s.
  const late = new Promise<never>((_, reject) => {
    handle.after(LOAD_TIMEOUT, () => reject(null));
  });
  // Usually nothing waits for it any more.
  late.catch(() => {});
  let layer: Promise<Request> | undefined;
  const request = (): Promise<Request> => {
    layer ??= Promise.race([handle.request(), late]);
    return layer;
  };
  let sending = loaded;
  if (!sending) {
    dispatch({ type: 'wait' });
    // In parallel, because both have the same time limit.
    request().catch(() => {});
    sending = await Promise.race([loadSending(), late]).catch(() => null);
    if (!isCurrent()) return false;
    if (!sending && !step && form.current) {
      const attempt = { ...rest, handle, form: form.current, submitter: press.submitter };
      const errors = lacksFiles()
        ? submitNatively(attempt, namesSwitchedOff(form.current))
        : formError(rest.unavailable);
      if (errors) dispatch({ type: 'refuse', errors });
      else await untilBack(handle);
      if (!errors && isCurrent()) dispatch({ type: 'return' });
      return false;
    }
  }
  if (!form.current) return false;
  const attempt = {
    ...rest,
    form: form.current,
    ...press,
    handle,
    dispatch,
    request,
    lacksFiles,
    isCurrent,
    taken,
    loadFileSending,
  };
  if (!step) return sending ? sending.send(attempt) : false;
  const errors = sending?.checkFields(attempt, step.fields) ?? null;
  dispatch(errors ? { type: 'refuse', errors } : { type: 'checked', fields: step.fields });
  if (!errors) step.passed();
  return false;
}
