import type { ComponentProps, KeyboardEvent } from 'react';
import type { Translate } from '../../../../strings/translate.ts';
import { FORM_SECTION } from '../../../../vocab/codes/form-fields.ts';
import { HONEYPOT } from '../../../../vocab/names.ts';
import type { ShowWhen } from '../../../../vocab/rules/show-when.ts';
import { Description, hasDescription } from '../fields/description.tsx';
import { Field } from '../fields/field.tsx';
import type { FieldError } from '../fields/field-props.ts';
import type { FormField } from '../fields/form-field.ts';

interface FormItemsProps extends Pick<ComponentProps<typeof Field>, 'strings' | 'carried' | 'countries' | 'chosen'> {
  readonly items: readonly FormField[];
  readonly conditions: ReadonlyMap<string, ShowWhen>;
  readonly hidden: ReadonlySet<string>;
  readonly errors: ReadonlyMap<string, FieldError>;
}

/** Fields and the text between them. A field that its condition hides keeps what was typed, and is neither focused nor sent. */
export function FormItems({ items, conditions, hidden, errors, ...shared }: FormItemsProps) {
  return items.map((field, index) => {
    const key = field.id || `section-${index}`;
    const item =
      field.type === FORM_SECTION ? (
        <Section field={field} key={key} />
      ) : (
        <Field key={key} field={field} error={errors.get(field.id)} {...shared} />
      );
    if (!conditions.has(field.id)) return item;
    const isHidden = hidden.has(field.id);
    return (
      <fieldset className="conditional" key={key} hidden={isHidden} disabled={isHidden}>
        {item}
      </fieldset>
    );
  });
}

/** Says what the marks of required fields mean, above more than one field. */
export function RequiredNote({
  fields,
  words,
}: {
  fields: readonly FormField[];
  words: Translate<'formRequiredNote'>;
}) {
  const visible = fields.filter(({ type }) => type !== 'hidden' && type !== FORM_SECTION);
  if (visible.length < 2 || !visible.some(({ required }) => required)) return null;
  return (
    <p className="note" aria-hidden="true">
      {words('formRequiredNote')}
    </p>
  );
}

/** An Enter that ends an IME composition is not meant for the form. */
export function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}

/** A control that nobody sees or reaches; programs fill it in. */
export function Honeypot({ words }: { words: Translate<'formHoneypot'> }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {words('formHoneypot')} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Text between the fields, or content of the page that stays in its place. Text without a heading does not start a new section. */
export function Section({ field }: { field: FormField }) {
  const { title, slot } = field;
  return (
    <div className={title ? 'section' : 'words'}>
      {title && <p className="section-title">{title}</p>}
      {hasDescription(field) && <Description field={field} />}
      {slot && <slot name={slot} />}
    </div>
  );
}
