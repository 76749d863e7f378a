import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { saveSubmission, submissionKey } from '../../api/form.ts';
import type { Host } from '../../runtime/blocks/host.ts';
import { pageInfo } from '../../runtime/page/page-info.ts';
import type { Request } from '../../vocab/calls.ts';
import { type AttemptParts, attempt } from './attempt.ts';
import { complain } from './failure.ts';
import { inOverlay } from './in-overlay.ts';
import type { FormEvent } from './logic.ts';

type Given = Pick<AttemptParts, 'data' | 'fields' | 'captcha' | 'say'> & {
  readonly host: Host;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly dispatch: Dispatch<FormEvent>;
};

/** How long what makes the calls may take to come, in ms: with both calls at their slowest a form is back within 29 s. */
const LAYER_PATIENCE = 5_000;

/** Gives the function that sends the form: while one attempt lasts every further one is ignored, whatever asked for it. */
export function useSubmission(given: Given): (button: string) => void {
  const now = useRef(given);
  /** The attempt under way; null where there is none. What any other brings later is dropped. */
  const turn = useRef<symbol | null>(null);
  useLayoutEffect(() => {
    now.current = given;
  });
  useEffect(() => {
    // Out of the back/forward cache a page comes as it was left: locked, on its way to somewhere else.
    const shown = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      turn.current = null;
      now.current.dispatch({ type: 'return' });
    };
    addEventListener('pageshow', shown);
    return () => {
      turn.current = null;
      removeEventListener('pageshow', shown);
    };
  }, []);

  return (button) => {
    const { host, form, ...parts } = now.current;
    if (turn.current || !form.current) return;
    const mine = Symbol('attempt');
    turn.current = mine;
    const alive = (): boolean => turn.current === mine;
    const over = (): void => {
      if (alive()) turn.current = null;
    };
    const filledIn = form.current;
    // Taken once and before anything is locked: a locked form has no values.
    let values: FormData | null = null;
    const layer = (): Promise<Request> =>
      new Promise((resolve, reject) => {
        host.after(LAYER_PATIENCE, () => reject(null));
        host.request().then(resolve, reject);
      });
    const { site } = host;
    const sending = attempt(
      {
        ...parts,
        // A form that is told of no collection belongs to the page's (000 §3).
        data: { ...parts.data, collectionId: parts.data.collectionId || (site.collection.id ?? '') },
        read(name) {
          values ??= new FormData(filledIn);
          return values.getAll(name).map(String);
        },
        calls: {
          key: async () => submissionKey(await layer()),
          save: async (submission) => saveSubmission(await layer(), { ...pageInfo(site), ...submission }),
        },
        isOverlayForm: inOverlay(host.element),
        page: location,
        alive,
        emit: host.emit,
        navigate: (address) => location.assign(address),
      },
      button,
    ).then(
      (sent) => {
        if (!sent) over();
      },
      (error: unknown) => {
        if (alive()) parts.dispatch({ type: 'fail', complaint: complain('formSubmitError') });
        over();
        throw error;
      },
    );
    host.run(() => sending);
  };
}
