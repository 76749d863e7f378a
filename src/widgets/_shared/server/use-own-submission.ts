import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import messages from '../../../strings/pt-BR/own-submission.json';
import { hasOwn } from '../../../vocab/has-own.ts';
import { untilPressOver } from '../block/until-press-over.ts';
import { areOthersValid } from './are-others-valid.ts';
import { isOwnSubmission } from './own-submissions.ts';
import { enablePressed, forgetPress, notePress, takePress } from './pressed-buttons.ts';
import { sendOwn } from './send-own.ts';
import { untilBack } from './until-back.ts';

/** What a visitor is told of a submission to the page's own action. */
export interface OwnStatus {
  readonly state: 'ready' | 'busy' | 'sent' | 'failed';
  readonly text: string;
}

const READY: OwnStatus = { state: 'ready', text: '' };

interface Options {
  /** `page`: the browser sends the form, as without scripts. */
  readonly answer: 'auto' | 'page';
  /** The block has controls of its own in place of those of the form, which nobody sees. */
  readonly isReplaced: boolean;
  /** What a button of the page outside the block asks for that submits a replaced form: the choice is the block's. Without it the form is sent as it stands. */
  readonly asked?: (submitter: HTMLElement) => void;
}

export interface OwnSubmissions {
  readonly status: OwnStatus;
  /** Submits a form as it stands. During a submission every further request is ignored. */
  send(form: HTMLFormElement, submitter: HTMLElement | null, byBrowser?: boolean): void;
  /** Something was changed: the last answer is over. */
  reset(): void;
}

/**
 * Submits forms of the page to their own actions, and tells what the server answers.
 *
 * @param forms the forms whose submission by a visitor or a script is taken over
 */
export function useOwnSubmission(
  handle: BlockHandle,
  forms: readonly HTMLFormElement[],
  { answer, isReplaced, asked }: Options,
): OwnSubmissions {
  const [status, setStatus] = useState(READY);
  const current = useRef<symbol | null>(null);
  /** The submission that the page's own scripts took over a moment ago: another press is the second half of a double click. */
  const held = useRef<symbol | null>(null);
  /** A script asks, and no press. */
  const isScript = useRef(false);
  /** Whether the page says of a form that nothing in it is checked: each that is replaced says so. */
  const unchecked = useRef<ReadonlyMap<HTMLFormElement, boolean>>(new Map());

  const send = useCallback(
    (form: HTMLFormElement, submitter: HTMLElement | null, byBrowser = answer === 'page'): void => {
      if (current.current || (held.current && !isScript.current)) return;
      const isChecked =
        isReplaced && !(unchecked.current.get(form) ?? form.noValidate) && !submitter?.hasAttribute('formnovalidate');
      if (isChecked && !areOthersValid(form, handle.element)) {
        enablePressed(submitter);
        return;
      }
      const attempt = Symbol('attempt');
      current.current = attempt;
      const words = handle.strings(messages);
      const tell = (next: OwnStatus): void => {
        if (current.current === attempt) setStatus(next);
      };
      tell({ state: 'busy', text: words('ownSending') });
      handle.run(async () => {
        const isOver = untilPressOver(handle);
        let isPrevented = false;
        const prevented = (): void => {
          isPrevented = true;
          takePress(submitter);
          if (current.current !== attempt) return;
          // At once: the script may go on in a moment.
          flushSync(() => setStatus(READY));
          current.current = null;
          held.current = attempt;
          void isOver.then(() => {
            if (held.current === attempt) held.current = null;
          });
        };
        try {
          const outcome = await sendOwn(handle, { form, submitter, byBrowser, prevented });
          if (hasOwn(outcome, 'leaves')) {
            if (outcome.leaves) await untilBack(handle);
            else if (!isPrevented) forgetPress(submitter);
            tell(READY);
          } else if (outcome.sent) tell({ state: 'sent', text: outcome.text });
          // Who reads of a failure can press again.
          await isOver;
          if (!hasOwn(outcome, 'leaves') && !outcome.sent) {
            enablePressed(submitter);
            tell({ state: 'failed', text: outcome.text });
          }
        } catch (error) {
          enablePressed(submitter);
          tell({ state: 'failed', text: words('ownUnavailable') });
          throw error;
        } finally {
          if (current.current === attempt) current.current = null;
        }
      });
    },
    [handle, answer, isReplaced],
  );

  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );

  // Before anything can be pressed.
  useLayoutEffect(() => {
    if (!forms.length) return;
    let clicked: EventTarget | null = null;
    const noteClick = ({ isTrusted, target }: Event): void => {
      clicked = isTrusted ? target : null;
    };
    const submitted = (event: SubmitEvent): void => {
      const form = forms.find((one) => one === event.target);
      if (!form || isOwnSubmission(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { submitter } = event;
      if (submitter) notePress(submitter);
      // A script may name a button, too.
      isScript.current = !submitter?.contains(clicked as Node | null);
      clicked = null;
      if (isReplaced && asked && submitter) asked(submitter);
      // The browser has checked a form that it shows.
      else if (!isReplaced || form.checkValidity()) send(form, submitter);
      isScript.current = false;
    };
    addEventListener('click', noteClick, true);
    const before = new Map(forms.map((form) => [form, form.noValidate]));
    unchecked.current = before;
    for (const form of forms) {
      // The browser would refuse to submit controls that it cannot show.
      if (isReplaced) form.noValidate = true;
      form.addEventListener('submit', submitted, true);
    }
    return () => {
      removeEventListener('click', noteClick, true);
      for (const [form, noValidate] of before) {
        form.noValidate = noValidate;
        form.removeEventListener('submit', submitted, true);
      }
    };
  }, [forms, isReplaced, asked, send]);

  const reset = useCallback((): void => setStatus((now) => (now.state === 'busy' ? now : READY)), []);
  return { status, send, reset };
}
