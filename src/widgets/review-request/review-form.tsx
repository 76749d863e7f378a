import { type FormEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { documentMember } from '../../runtime/page/document-member.ts';
import messages from '../../strings/pt-BR/review-request.json';
import { untilPressOver } from '../_shared/block/until-press-over.ts';
import { focusAmong, isControl } from '../_shared/form/engine/page-controls.ts';
import { takeFocus } from '../_shared/form/engine/take-focus.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { LiveStatus, useLiveStatus } from '../_shared/ui/live-status.tsx';
import { Problem } from '../_shared/ui/problem/problem.tsx';
import type { ReviewRequestProps } from './content.ts';
import { Field } from './field.tsx';
import type { ReviewField, Typed } from './own-review.ts';
import { CHECKED, hearPress, isPageButtonPressed, type ReviewWay, submitReview } from './send-review.ts';
import { StarChoice } from './star-choice.tsx';

export { reviewWay } from './send-review.ts';

type Errors = Readonly<Partial<Record<(typeof CHECKED)[number], string>>>;

const CONTROL = { rating: 'input[type=radio]', text: 'textarea', name: 'input[name=name]' };

/** The page of a request to review a product (REVIEW-001, REVIEW-004). Controls are uncontrolled: the browser keeps what is typed. */
export function ReviewForm({ way, ...props }: ReviewRequestProps & { way: ReviewWay }) {
  const { content, handle } = props;
  const own = way.platform ? null : way.own;
  const t = handle.strings(messages);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [status, announce] = useLiveStatus();
  const result = useRef<HTMLParagraphElement>(null);
  const under = useRef(false);
  const [carried] = useState(() => valuesOf(content.form));
  const [focus] = useState(() => focusIn(content.form));

  useLayoutEffect(() => {
    if (focus && form.current) takeFocus(form.current, focus);
  }, [focus]);

  useLayoutEffect(() => {
    if (state === 'sent') result.current?.focus();
  }, [state]);

  const has = (name: ReviewField): boolean => !own || own.controls.has(name);
  const isRequired = (name: ReviewField): boolean =>
    !own || (own.controls.get(name)?.some(({ required }) => required) ?? false);
  /** Of the page's own form its own limit counts. */
  const limit = (name: ReviewField, usual: number): number | undefined => {
    const [control] = own?.controls.get(name) ?? [];
    if (!control) return usual;
    return !(control instanceof HTMLSelectElement) && control.maxLength > 0 ? control.maxLength : undefined;
  };

  const missingIn = (typed: Typed): Errors => {
    const isMissing = (name: ReviewField): boolean => isRequired(name) && !typed[name].trim();
    return {
      ...(!typed.rating && { rating: t('reviewRatingMissing') }),
      ...(isMissing('text') && { text: t('reviewTextMissing') }),
      ...(isMissing('name') && { name: t('reviewNameMissing') }),
    };
  };

  /** A field that is fixed loses its error. */
  const changed = ({ target }: FormEvent): void => {
    const name = CHECKED.find((one) => one === (target as HTMLInputElement).name);
    if (name && errors[name] && !missingIn(valuesOf(form.current))[name]) setErrors({ ...errors, [name]: undefined });
  };

  /** Shows errors and focuses the first of a field; false if there is none of a field. */
  const refuse = (found: Errors, text: string): boolean => {
    flushSync(() => {
      setErrors(found);
      setProblem(text);
    });
    const first = CHECKED.find((one) => found[one]);
    if (first) form.current?.querySelector<HTMLElement>(CONTROL[first])?.focus();
    return first !== undefined;
  };

  const submit = async (pressed: Element | null): Promise<void> => {
    if (under.current || !form.current) return;
    const typed = valuesOf(form.current);
    if (!hearPress(way, typed, pressed)) return;
    if (refuse(missingIn(typed), '')) return;
    under.current = true;
    const isOver = untilPressOver(handle);
    setState('sending');
    announce(t('reviewSending'));
    try {
      const refused = await submitReview(way, typed, props, () => flushSync(() => setState('open')));
      setState(refused === null ? 'sent' : 'open');
      if (refused) refuse(Object.fromEntries(refused.fields), refused.text);
    } catch (error) {
      refuse({}, t('reviewFailed'));
      setState('open');
      // Without a connection nothing is wrong with the code.
      if (navigator.onLine) throw error;
    } finally {
      announce('');
      // What has failed or was taken over at once is not sent again by the second half of a double click.
      void isOver.then(() => {
        under.current = false;
      });
    }
  };

  if (state === 'sent')
    return (
      <p className="result" part="result" ref={result} tabIndex={-1} role="status">
        {t('reviewThanks')}
      </p>
    );
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    handle.run(() => submit(submitter));
  };
  return (
    <form
      ref={form}
      className="review"
      part="form"
      noValidate
      aria-label={t('reviewTitle')}
      onChange={changed}
      onSubmit={submitted}
    >
      <p className="title" part="title" aria-hidden="true">
        {t('reviewTitle')}
      </p>
      <StarChoice first={Number(carried.rating)} error={errors.rating} handle={handle} />
      {has('title') && (
        <Field label={t('reviewHeadline')} optional>
          {(props) => <input {...props} name="title" maxLength={limit('title', 120)} defaultValue={carried.title} />}
        </Field>
      )}
      <Field label={t('reviewText')} error={errors.text} optional={!isRequired('text')}>
        {(props) => (
          <textarea {...props} name="text" rows={5} maxLength={limit('text', 2_000)} defaultValue={carried.text} />
        )}
      </Field>
      {has('name') && (
        <Field label={t('reviewName')} error={errors.name} optional={!isRequired('name')}>
          {(props) => (
            <input
              {...props}
              name="name"
              autoComplete="name"
              maxLength={limit('name', 80)}
              defaultValue={carried.name}
            />
          )}
        </Field>
      )}
      <Problem text={problem} />
      <div>
        <Button
          kind="main"
          part="button"
          type="submit"
          busy={state === 'sending'}
          // Listeners around both hear one click.
          onClick={(event) => isPageButtonPressed(way) && event.stopPropagation()}
        >
          {t(state === 'sending' ? 'reviewSending' : 'reviewSend')}
        </Button>
      </div>
      <LiveStatus status={status} />
    </form>
  );
}

/** The focus in the page's form, which is out of sight once that of the block is there. */
function focusIn(form: HTMLFormElement | null): ReturnType<typeof focusAmong> {
  const active = documentMember('activeElement');
  return form?.contains(active) && isControl(active)
    ? focusAmong(new Map([[active.name, [active]]]), [], active)
    : null;
}

/** What is typed into a form, the page's own or the block's. */
function valuesOf(form: HTMLFormElement | null): Typed {
  const given = form ? new FormData(form) : null;
  const textOf = (name: ReviewField): string => {
    const value = given?.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { rating: textOf('rating'), title: textOf('title'), text: textOf('text'), name: textOf('name') };
}
