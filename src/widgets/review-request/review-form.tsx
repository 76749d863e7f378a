import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sendReview } from '../../api/reviews.ts';
import messages from '../../strings/pt-BR/review-request.json';
import { Button } from '../_parts/button/button.tsx';
import { LiveStatus, useLiveStatus } from '../_parts/live-status/live-status.tsx';
import { callProblem } from '../_parts/problem/call-problem.ts';
import { Problem } from '../_parts/problem/problem.tsx';
import { Field } from './field.tsx';
import { StarChoice } from './star-choice.tsx';
import type { ReviewRequestProps } from './view.tsx';

type Errors = Readonly<Partial<Record<'rating' | 'text' | 'name', string>>>;

const ORDER = ['rating', 'text', 'name'] as const;
const CONTROL = { rating: 'input[type=radio]', text: 'textarea', name: 'input[name=name]' };

/** The page of a request to review a product (REVIEW-001, REVIEW-004). Controls are uncontrolled: the browser keeps what is typed. */
export function ReviewForm({ data, content, handle, itemId }: ReviewRequestProps & { itemId: string }) {
  const t = handle.strings(messages);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [status, announce] = useLiveStatus();
  const result = useRef<HTMLParagraphElement>(null);
  const under = useRef(false);
  const [carried] = useState(() => valuesOf(content.form));

  useLayoutEffect(() => {
    if (state === 'sent') result.current?.focus();
  }, [state]);

  const submit = async (): Promise<void> => {
    if (under.current || !form.current) return;
    const given = new FormData(form.current);
    const textOf = (name: string): string => `${given.get(name) ?? ''}`.trim();
    const [rating, title, text, name] = [Number(textOf('rating')), textOf('title'), textOf('text'), textOf('name')];
    const found: Errors = {
      ...(!rating && { rating: t('reviewRatingMissing') }),
      ...(!text && { text: t('reviewTextMissing') }),
      ...(!name && { name: t('reviewNameMissing') }),
    };
    flushSync(() => {
      setErrors(found);
      setProblem('');
    });
    const first = ORDER.find((one) => found[one]);
    if (first) {
      form.current.querySelector<HTMLElement>(CONTROL[first])?.focus();
      return;
    }
    under.current = true;
    setState('sending');
    announce(t('reviewSending'));
    try {
      const { token } = data;
      await sendReview(await handle.request(), {
        itemId,
        ...(token && { token }),
        rating,
        ...(title && { title }),
        text,
        name,
      });
      setState('sent');
    } catch (error) {
      setProblem(callProblem(error, t('reviewFailed')));
      setState('open');
    }
    announce('');
    under.current = false;
  };

  if (state === 'sent')
    return (
      <p className="result" part="result" ref={result} tabIndex={-1} role="status">
        {t('reviewThanks')}
      </p>
    );
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    handle.run(submit);
  };
  return (
    <form ref={form} className="review" part="form" noValidate aria-label={t('reviewTitle')} onSubmit={submitted}>
      <p className="title" part="title" aria-hidden="true">
        {t('reviewTitle')}
      </p>
      <StarChoice first={Number(carried.rating)} error={errors.rating} handle={handle} />
      <Field label={t('reviewHeadline')} optional>
        {(props) => <input {...props} name="title" maxLength={120} defaultValue={carried.title} />}
      </Field>
      <Field label={t('reviewText')} error={errors.text}>
        {(props) => <textarea {...props} name="text" rows={5} maxLength={2_000} defaultValue={carried.text} />}
      </Field>
      <Field label={t('reviewName')} error={errors.name}>
        {(props) => <input {...props} name="name" autoComplete="name" maxLength={80} defaultValue={carried.name} />}
      </Field>
      <Problem text={problem} />
      <div>
        <Button kind="main" part="button" type="submit" busy={state === 'sending'}>
          {t(state === 'sending' ? 'reviewSending' : 'reviewSend')}
        </Button>
      </div>
      <LiveStatus status={status} />
    </form>
  );
}

/** What a visitor has typed into the page's own form before. */
function valuesOf(form: HTMLFormElement | null): Record<'rating' | 'title' | 'text' | 'name', string> {
  const given = form ? new FormData(form) : null;
  const textOf = (name: string): string => {
    const value = given?.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { rating: textOf('rating'), title: textOf('title'), text: textOf('text'), name: textOf('name') };
}
