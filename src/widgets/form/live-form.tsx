import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Host } from '../../runtime/blocks/host.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { FORM_SECTION } from '../../vocab/codes/form-fields.ts';
import { Actions, pressedButton } from './actions.tsx';
import type { form as declaration } from './block.ts';
import { captchaOf } from './captcha.ts';
import type { FormContent } from './content.ts';
import { complain } from './failure.ts';
import type { FormField } from './fields/field.ts';
import { FieldView } from './fields/field-view.tsx';
import { focusProblem } from './focus-problem.ts';
import { idle, isLocked, next } from './logic.ts';
import { BackUp, Summary } from './notices.tsx';
import { Result } from './result.tsx';
import { RichText } from './rich-text.tsx';
import { useAsked } from './use-asked.ts';
import { useBlocked } from './use-blocked.ts';
import { useCarried } from './use-carried.ts';
import { useRich } from './use-rich.ts';
import { useSubmission } from './use-submission.ts';
import type { Words } from './words.ts';

interface LiveFormProps {
  data: DataOf<typeof declaration.data>;
  fields: readonly FormField[];
  content: FormContent;
  host: Host;
  words: Words;
}

/** How long a page may take to go elsewhere, in ms; after that it is told here that the form was sent. */
const LEAVING = 10_000;

const NEVER = (): (() => void) => () => {};

/** The form at work. The browser keeps what is typed; React only draws, so nothing it does can lose a character. */
export function LiveForm({ data, fields, content, host, words }: LiveFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(next, idle);
  const [pressed, setPressed] = useState(0);
  const captcha = useMemo(() => content.captcha && captchaOf(content.captcha), [content.captcha]);
  const token = useSyncExternalStore(captcha?.watch ?? NEVER, captcha?.token ?? (() => null));
  const send = useSubmission({ data, fields, captcha, host, form, dispatch, say: words.say });
  const { status, complaint, complaints, leaving } = state;
  const locked = isLocked(state);
  useCarried(form, content, status === 'success');
  const message = useRich(data.formSubmissionMessage, words('formSent'), locked);
  const more = useRich(data.postSubmitHtml, '', locked);
  const disclaimer = useRich(data.disclaimerMessage, '', data.disclaimerMessage !== '');

  const [first = words('formSubmit'), ...others] = data.formSubmitButtonText
    ? [data.formSubmitButtonText, ...content.buttons.slice(1)]
    : content.buttons;
  const buttons = [first, ...others];
  const submit = (button: number): void => {
    setPressed(button);
    send(buttons[button] ?? first);
  };
  useAsked(host, content.form, submit);
  const { pressed: press, arrived } = useBlocked(host, () =>
    dispatch({ type: 'refuse', complaint: complain('formBlocked') }),
  );

  useEffect(() => {
    if (complaints && form.current) focusProblem(form.current);
  }, [complaints]);

  useEffect(() => (leaving ? host.after(LEAVING, () => dispatch({ type: 'stay' })) : undefined), [leaving, host]);

  if (status === 'success' && !leaving && message && more) return <Result message={message} after={more} />;

  const submitted = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    arrived();
    submit(pressedButton(event.nativeEvent.submitter));
  };
  // An Enter that ends the composition of a character is not meant for the form.
  const keyed = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
  };
  const filled = fields.filter(({ type }) => type !== 'hidden' && type !== FORM_SECTION);
  const noted = filled.length > 1 && filled.some(({ required }) => required);

  return (
    // A page that calls submit() on it gets nothing, rather than a page full of answers: "dialog" is no method without a dialog.
    <form
      className="form"
      part="form"
      method="dialog"
      noValidate
      autoComplete="on"
      aria-busy={locked}
      aria-label={data.formName || undefined}
      ref={form}
      onSubmit={(event) => host.run(() => submitted(event))}
      onKeyDown={keyed}
    >
      {data.showTitle && data.formName && (
        <p className="title" part="title">
          {data.formName}
        </p>
      )}
      <Summary complaint={complaint} words={words} />
      <fieldset className="lock" disabled={locked}>
        {noted && (
          <p className="note" aria-hidden="true">
            {words('formRequiredNote')}
          </p>
        )}
        {fields.map((field, index) => (
          <FieldView
            key={field.id || `section-${index}`}
            field={field}
            mark={complaint.fields.get(field.id)}
            words={words}
            carried={content.controls}
            countries={data.formFieldFormats.countries}
          />
        ))}
        <slot name="captcha" />
        {disclaimer && (
          <div className="disclaimer">
            <RichText rich={disclaimer} />
          </div>
        )}
        <Actions
          texts={locked ? buttons.map((text, index) => (index === pressed ? words('formSending') : text)) : buttons}
          side={data.buttonAlignment}
          onPress={press}
          disabled={captcha !== null && status === 'failure' && token === null}
        />
      </fieldset>
      {complaint.notices && (
        <BackUp words={words} onPress={() => host.run(() => form.current && focusProblem(form.current))} />
      )}
      <span className="unseen" role="status">
        {locked ? words('formSending') : ''}
      </span>
    </form>
  );
}
