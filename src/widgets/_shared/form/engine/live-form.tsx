import { type SubmitEvent, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/form.json';
import { FILE_FIELD } from '../../../../vocab/codes/form-fields.ts';
import { BLOCK, HONEYPOT } from '../../../../vocab/names.ts';
import { RichText, useRichText } from '../../ui/rich-text/rich-text.tsx';
import type { FormField } from '../fields/form-field.ts';
import { fileFields } from '../fields/load-file-fields.ts';
import { CaptchaNotice } from './captcha-notice.tsx';
import type { FormContent } from './content.ts';
import { DraftNotice } from './draft-notice.tsx';
import type { FormFields } from './field-rules.ts';
import type { FormOptions } from './form-options.ts';
import { FormItems, Honeypot, keepComposing, RequiredNote, Section } from './form-parts.tsx';
import { formError, idle, isLocked, LEAVE_TIMEOUT, next } from './logic.ts';
import { BackToErrors, focusField, focusFirstError, focusFirstField, Result, Summary } from './notices.tsx';
import { ownFormOf } from './own-form.ts';
import { BackButton, onlyFirstPress, StepFrames } from './step-parts.tsx';
import { SubmitButtons } from './submit-buttons.tsx';
import { useAddressLookup } from './use-address-lookup.ts';
import { useBackValues } from './use-back-values.ts';
import { useCaptcha } from './use-captcha.ts';
import { useCarriedValues } from './use-carried-values.ts';
import { useDraft } from './use-draft.ts';
import { useErrors } from './use-errors.ts';
import { useHiddenFields } from './use-hidden-fields.ts';
import { useSteps } from './use-steps.ts';
import { useSubmission } from './use-submission.ts';
import { useBlockedSubmit, useSubmitRequests } from './use-submit-requests.ts';

interface LiveFormProps {
  data: FormOptions;
  fields: FormFields;
  content: FormContent;
  handle: BlockHandle;
  /** How often the visitor has begun another one after a form that was sent. */
  round?: number;
  /** Begins another one; without it a form that was sent stays so. */
  onAgain?(): void;
}

/** The mounted form. The browser keeps the typed text in uncontrolled controls, so no React render can lose a character. */
export function LiveForm({ data, fields: read, content, handle, round = 0, onAgain }: LiveFormProps) {
  const { fields, conditions, steps: stepList } = read;
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(next, idle);
  const [pressed, setPressed] = useState(0);
  const hidden = useHiddenFields(form, conditions);
  const { focus, controls } = content;
  const isOwn = handle.element.hasAttribute(BLOCK);
  const steps = useSteps(form, { steps: stepList, state, hidden, focus, formId: data.formId, handle });
  const { isLast } = steps;
  const {
    captcha,
    hasToken,
    place,
    state: captchaState,
    render: renderCaptcha,
  } = useCaptcha(form, { data, content, handle, due: isLast });
  const address = useAddressLookup(form, handle, data);
  const words = useMemo(() => handle.strings(messages), [handle]);
  const chosen = useMemo(
    () => (fields.some(({ type }) => type === FILE_FIELD) ? fileFields().createFiles(fields, handle.log.warn) : null),
    [fields, handle],
  );
  useEffect(() => () => chosen?.cancel(), [chosen]);
  const CancelSending = chosen && fileFields().CancelSending;
  const own = useMemo(() => ownFormOf(content.form, handle, data), [content, handle, data]);
  const { status, errors, waiting, leaving } = state;
  const sent = status === 'success';
  const carried = useCarriedValues(form, content, sent);
  const shown = { fields: read, handle, controls, step: steps.place?.index ?? 0, restoreStep: steps.restore };
  const takeValues = useBackValues(form, { ...shown, enabled: !data.draft });
  const { send, check, recheck } = useSubmission({
    ...own,
    takeValues,
    controls,
    data,
    fields,
    chosen,
    conditions,
    captcha,
    handle,
    form,
    dispatch,
    unavailable: words('formUnavailable'),
  });
  const isListed = data.errorSummary || (isOwn && errors.fields.size > 1);
  const locked = isLocked(state);
  const sending = locked || waiting;
  const draft = useDraft(form, { ...shown, enabled: data.draft, formId: data.formId, sent });
  const trapped = useMemo(
    () => data.honeypot || Boolean(content.form?.querySelector(`[name="${HONEYPOT}"]`)),
    [data.honeypot, content],
  );
  const message = useRichText(data.formSubmissionMessage, { fallback: words('formSent'), wanted: locked });
  const more = useRichText(data.postSubmitHtml, { wanted: locked });
  const disclaimer = useRichText(data.disclaimerMessage, { wanted: data.disclaimerMessage !== '' });

  const [first = words('formSubmit'), ...others] = data.formSubmitButtonText
    ? [data.formSubmitButtonText, ...content.buttons.slice(1)]
    : content.buttons;
  const buttons = [first, ...others];
  const submit = (button: number, isPress: boolean, named?: HTMLElement): void => {
    setPressed(button);
    const submitter = named ?? content.submitters[button] ?? null;
    if (isLast) renderCaptcha();
    send(buttons[button] ?? first, submitter, isPress);
  };
  const ask = useSubmitRequests(handle, content, submit);
  const { pressed: press, arrived } = useBlockedSubmit(handle, isLast ? content.submitters : [], () =>
    dispatch({ type: 'refuse', errors: formError(words('formBlocked')) }),
  );

  useLayoutEffect(() => {
    if (round && form.current) focusFirstField(form.current);
  }, [round]);
  useErrors(form, { state, hidden, listed: data.errorSummary, recheck, dispatch });
  useEffect(
    () => (leaving ? handle.after(LEAVE_TIMEOUT, () => dispatch({ type: 'stay' })) : undefined),
    [leaving, handle],
  );

  if (status === 'success' && !leaving && message && more) {
    const begin = (): void => {
      captcha?.reset();
      onAgain?.();
    };
    const again = onAgain && isOwn && !data.postSubmitHtml ? () => handle.run(begin) : undefined;
    return (
      <Result message={message} confirmation={data.confirmation} after={more} sign={isOwn} {...{ again, words }} />
    );
  }

  const sendLabels = sending
    ? buttons.map((text, index) => (index === pressed ? words('formSending') : text))
    : buttons;
  const labels = isLast ? sendLabels : [words('formStepNext')];
  const submitted = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    arrived();
    if (isLast) ask(event.nativeEvent.submitter);
    else check({ fields: steps.fields, passed: steps.proceed });
  };
  const itemsOf = (items: readonly FormField[]) => (
    <FormItems
      items={items}
      conditions={conditions}
      hidden={hidden}
      errors={errors.fields}
      strings={handle.strings}
      carried={carried}
      countries={data.formFieldFormats.countries}
      chosen={chosen}
    />
  );

  return (
    // If a page calls submit() on it, nothing happens and the page is not replaced by the response: the method "dialog" has no effect outside a dialog.
    <form
      className="form"
      part="form"
      method="dialog"
      data-layout={data.layout}
      data-form-id={data.formId || undefined}
      noValidate
      autoComplete="on"
      aria-busy={sending}
      aria-label={data.formName || undefined}
      ref={form}
      onSubmit={(event) => handle.run(() => submitted(event))}
      onKeyDown={keepComposing}
    >
      {data.showTitle && data.formName && (
        <p className="title" part="title">
          {data.formName}
        </p>
      )}
      <Summary
        errors={errors}
        words={words}
        listed={isListed ? fields.filter(({ id }) => !hidden.has(id)) : undefined}
        brief={isOwn}
        onFollow={(id) =>
          handle.run(() =>
            steps.reveal(
              (one) => one === id,
              (ours) => focusField(ours, id),
            ),
          )
        }
      />
      {data.draft && (
        <DraftNotice
          shown={draft.restored}
          words={words}
          discard={() => handle.run(draft.discard)}
          goOn={() => form.current && focusFirstField(form.current)}
        />
      )}
      <fieldset className="lock" disabled={locked}>
        <RequiredNote fields={fields} words={words} />
        {steps.place ? (
          <StepFrames steps={stepList} shown={steps} words={words}>
            {itemsOf}
          </StepFrames>
        ) : (
          itemsOf(fields.filter(({ after }) => !after))
        )}
        {trapped && <Honeypot words={words} />}
        <slot name="captcha" className={place ? 'captcha' : undefined} hidden={!isLast} />
        {place && isLast && (
          <CaptchaNotice state={captchaState} words={words} handle={handle} onRetry={renderCaptcha} />
        )}
        {disclaimer && isLast && (
          <div className="disclaimer">
            <RichText rich={disclaimer} />
          </div>
        )}
        <SubmitButtons
          texts={labels}
          own={content.submitters}
          before={<BackButton shown={steps} words={words} run={handle.run} />}
          side={data.buttonAlignment}
          onPress={(event) => {
            if (!steps.place || onlyFirstPress(event)) press(event);
          }}
          disabled={isLast && captcha !== null && status === 'failure' && !hasToken}
        />
        {fields
          .filter(({ after }) => after)
          .map((field) => (
            <Section field={field} key={field.slot} />
          ))}
      </fieldset>
      {CancelSending && <CancelSending chosen={chosen} strings={handle.strings} />}
      {errors.notices && (
        <BackToErrors
          words={words}
          onPress={() => handle.run(() => steps.reveal((id) => errors.fields.has(id), focusFirstError))}
        />
      )}
      <span className="visually-hidden" role="status">
        {sending && isLast ? words('formSending') : address.isFilled ? words('formAddressFilled') : ''}
      </span>
      {address.suggestions}
    </form>
  );
}
