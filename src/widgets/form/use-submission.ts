import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import { retryOnce } from '../../runtime/blocks/retry-once.ts';
import type { Request } from '../../vocab/calls.ts';
import { type FormEvent, formError } from './logic.ts';
import type { SubmitAttempt } from './sending.ts';

type SubmissionOptions = Pick<SubmitAttempt, 'data' | 'fields' | 'captcha'> & {
  readonly handle: BlockHandle;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly dispatch: Dispatch<FormEvent>;
  /** What the visitor is told where the code that sends does not come. */
  readonly unavailable: string;
};

/** How long the code that sends and the call layer may take to come, in ms: with both calls at their slowest a form is back within 29 s. */
const LOAD_TIMEOUT = 5_000;

/** Gives the function that sends the form: while one attempt lasts every further one is ignored, whatever asked for it. */
export function useSubmission(options: SubmissionOptions): (button: string) => void {
  const latest = useRef(options);
  /** The attempt under way; null where there is none. What any other brings later is dropped. */
  const currentAttempt = useRef<symbol | null>(null);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    // Out of the back/forward cache a page comes as it was left: locked, on its way to somewhere else.
    const shown = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      currentAttempt.current = null;
      latest.current.dispatch({ type: 'return' });
    };
    addEventListener('pageshow', shown);
    return () => {
      currentAttempt.current = null;
      removeEventListener('pageshow', shown);
    };
  }, []);
  usePrefetch(options.form);

  return (button) => {
    const { handle, form } = latest.current;
    if (currentAttempt.current || !form.current) return;
    const thisAttempt = Symbol('attempt');
    currentAttempt.current = thisAttempt;
    const isCurrent = (): boolean => currentAttempt.current === thisAttempt;
    const attempt = async (): Promise<void> => {
      let sent = false;
      try {
        sent = await sendFrom(latest.current, button, isCurrent);
      } finally {
        // A form that was sent has nothing left to be sent.
        if (!sent && isCurrent()) currentAttempt.current = null;
      }
    };
    handle.run(attempt);
  };
}

/** Fetches what sends as soon as the visitor turns to the form: it is there when the button is pressed. */
function usePrefetch(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const ours = form.current;
    if (!ours) return;
    const listening = new AbortController();
    const prefetch = (): void => {
      listening.abort();
      // Where it does not come, the press tries again, and says so.
      loadSending().catch(() => {});
    };
    for (const type of ['focusin', 'pointerdown', 'input'])
      ours.addEventListener(type, prefetch, { signal: listening.signal });
    return () => listening.abort();
  }, [form]);
}

type Sending = typeof import('./sending.ts');

let loaded: Sending | null = null;

/** Fetches the code that checks, sends and reads answers, once; a rejection where it does not come, and the next call tries again. */
export const loadSending = async (): Promise<Sending> => {
  loaded ??= await retryOnce(() => import('./sending.ts'));
  return loaded;
};

/** One attempt; it waits for the code that sends where a press was faster. */
async function sendFrom(options: SubmissionOptions, button: string, isCurrent: () => boolean): Promise<boolean> {
  const { handle, form, dispatch, unavailable, ...rest } = options;
  const late = new Promise<never>((_, reject) => {
    handle.after(LOAD_TIMEOUT, () => reject(null));
  });
  // Mostly nobody waits for it any more.
  late.catch(() => {});
  let layer: Promise<Request> | undefined;
  const request = (): Promise<Request> => {
    layer ??= Promise.race([handle.request(), late]);
    return layer;
  };
  let sending = loaded;
  if (!sending) {
    dispatch({ type: 'wait' });
    // Beside it, since both have the same time.
    request().catch(() => {});
    sending = await Promise.race([loadSending(), late]).catch(() => null);
    if (!isCurrent()) return false;
    if (!sending) {
      dispatch({ type: 'refuse', errors: formError(unavailable) });
      return false;
    }
  }
  if (!form.current) return false;
  return sending.send({ ...rest, form: form.current, button, handle, dispatch, request, isCurrent });
}
