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
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import type { ViewProps } from '../../runtime/blocks/block-module.ts';
import messages from '../../strings/pt-BR/form.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { FORM_SECTION } from '../../vocab/codes/form-fields.ts';
import { Description, hasDescription } from '../_parts/fields/description.tsx';
import { Field } from '../_parts/fields/field.tsx';
import { type FormField, toFields } from '../_parts/fields/form-field.ts';
import { RichText, useRichText } from '../_parts/rich-text/rich-text.tsx';
import type { form as declaration } from './block.ts';
import { captchaOf } from './captcha.ts';
import type { FormContent } from './content.ts';
import { formError, idle, isLocked, next } from './logic.ts';
import { BackToErrors, focusFirstError, Result, Summary } from './notices.tsx';
import { pressedButton, SubmitButtons } from './submit-buttons.tsx';
import { useCarriedValues } from './use-carried-values.ts';
import { useSubmission } from './use-submission.ts';
import { useBlockedSubmit, useSubmitRequests } from './use-submit-requests.ts';

/** A form, or the page's own markup if there is nothing to fill in or something cannot be rebuilt. */
export function Form({ data, content, handle }: ViewProps<DataOf<typeof declaration.data>, FormContent>) {
  const fields = useMemo(() => {
    const own = toFields(data.formFields);
    return own.length ? own : toFields(content.fields);
  }, [data.formFields, content]);
  if (content.keepMarkup || !fields.length) return <slot />;
  return <LiveForm data={data} fields={fields} content={content} handle={handle} />;
}

interface LiveFormProps {
  data: DataOf<typeof declaration.data>;
  fields: readonly FormField[];
  content: FormContent;
  handle: BlockHandle;
}

/** Time limit for the page to navigate, in ms; after that the form itself shows that it was submitted. */
const LEAVE_TIMEOUT = 10_000;

const neverChanges = (): (() => void) => () => {};

/** The mounted form. The browser keeps the typed text in uncontrolled controls, so no React render can lose a character. */
function LiveForm({ data, fields, content, handle }: LiveFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(next, idle);
  const [pressed, setPressed] = useState(0);
  const captcha = useMemo(() => content.captcha && captchaOf(content.captcha), [content.captcha]);
  const token = useSyncExternalStore(captcha?.watch ?? neverChanges, captcha?.token ?? (() => null));
  const words = useMemo(() => handle.strings(messages), [handle]);
  const send = useSubmission({ data, fields, captcha, handle, form, dispatch, unavailable: words('formUnavailable') });
  const { status, errors, failures, waiting, leaving } = state;
  const locked = isLocked(state);
  const sending = locked || waiting;
  const carried = useCarriedValues(form, content, status === 'success');
  const message = useRichText(data.formSubmissionMessage, { fallback: words('formSent'), wanted: locked });
  const more = useRichText(data.postSubmitHtml, { wanted: locked });
  const disclaimer = useRichText(data.disclaimerMessage, { wanted: data.disclaimerMessage !== '' });

  const [first = words('formSubmit'), ...others] = data.formSubmitButtonText
    ? [data.formSubmitButtonText, ...content.buttons.slice(1)]
    : content.buttons;
  const buttons = [first, ...others];
  const submit = (button: number): void => {
    setPressed(button);
    send(buttons[button] ?? first);
  };
  useSubmitRequests(handle, content.form, submit);
  const { pressed: press, arrived } = useBlockedSubmit(handle, () =>
    dispatch({ type: 'refuse', errors: formError(words('formBlocked')) }),
  );

  useEffect(() => {
    if (failures && form.current) focusFirstError(form.current);
  }, [failures]);

  useEffect(
    () => (leaving ? handle.after(LEAVE_TIMEOUT, () => dispatch({ type: 'stay' })) : undefined),
    [leaving, handle],
  );

  if (status === 'success' && !leaving && message && more) return <Result message={message} after={more} />;

  const submitted = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    arrived();
    submit(pressedButton(event.nativeEvent.submitter));
  };
  // An Enter that ends an IME composition is not meant for the form.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
  };
  const visibleFields = fields.filter(({ type }) => type !== 'hidden' && type !== FORM_SECTION);
  const hasRequiredNote = visibleFields.length > 1 && visibleFields.some(({ required }) => required);

  return (
    // If a page calls submit() on it, nothing happens and the page is not replaced by the response: the method "dialog" has no effect outside a dialog.
    <form
      className="form"
      part="form"
      method="dialog"
      data-layout={data.layout}
      noValidate
      autoComplete="on"
      aria-busy={sending}
      aria-label={data.formName || undefined}
      ref={form}
      onSubmit={(event) => handle.run(() => submitted(event))}
      onKeyDown={onKeyDown}
    >
      {data.showTitle && data.formName && (
        <p className="title" part="title">
          {data.formName}
        </p>
      )}
      <Summary errors={errors} words={words} />
      <fieldset className="lock" disabled={locked}>
        {hasRequiredNote && (
          <p className="note" aria-hidden="true">
            {words('formRequiredNote')}
          </p>
        )}
        {fields
          .filter(({ after }) => !after)
          .map((field, index) =>
            field.type === FORM_SECTION ? (
              <Section field={field} key={field.id || `section-${index}`} />
            ) : (
              <Field
                key={field.id}
                field={field}
                error={errors.fields.get(field.id)}
                strings={handle.strings}
                carried={carried}
                countries={data.formFieldFormats.countries}
              />
            ),
          )}
        <slot name="captcha" />
        {disclaimer && (
          <div className="disclaimer">
            <RichText rich={disclaimer} />
          </div>
        )}
        <SubmitButtons
          texts={sending ? buttons.map((text, index) => (index === pressed ? words('formSending') : text)) : buttons}
          side={data.buttonAlignment}
          onPress={press}
          disabled={captcha !== null && status === 'failure' && token === null}
        />
        {fields
          .filter(({ after }) => after)
          .map((field) => (
            <Section field={field} key={field.slot} />
          ))}
      </fieldset>
      {errors.notices && (
        <BackToErrors words={words} onPress={() => handle.run(() => form.current && focusFirstError(form.current))} />
      )}
      <span className="unseen" role="status">
        {sending ? words('formSending') : ''}
      </span>
    </form>
  );
}

/** Text between the fields, or content of the page that stays in its place. Text without a heading does not start a new section. */
function Section({ field }: { field: FormField }) {
  const { title, slot } = field;
  return (
    <div className={title ? 'section' : 'words'}>
      {title && <p className="section-title">{title}</p>}
      {hasDescription(field) && <Description field={field} />}
      {slot && <slot name={slot} />}
    </div>
  );
}
