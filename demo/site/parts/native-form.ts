import { brazilianFieldTypes } from '../../../src/vocab/codes/form-fields.ts';
import type { FormDefinition, FormField } from '../content/form-definition.ts';
import { html, type Markup } from '../html.ts';
import { formData, smallPrint } from './form-data.ts';

/** What is filled in already when the page is opened: by the field's id. */
export type Filled = Readonly<Record<string, string>>;

const LABELS: Readonly<Record<string, readonly (readonly [part: string, label: string, autocomplete: string])[]>> = {
  name: [
    ['First', 'Nome', 'given-name'],
    ['Last', 'Sobrenome', 'family-name'],
  ],
  phone: [
    ['Country', 'Código do país', 'tel-country-code'],
    ['Areacode', 'DDD', 'tel-area-code'],
    ['Prefix', 'Início do número', 'tel-local-prefix'],
    ['Line', 'Últimos 4 dígitos', 'tel-local-suffix'],
  ],
};

const title = (field: FormField): Markup =>
  html`${field.title}${field.required && html` <span class="required" aria-hidden="true">*</span>`}`;

const described = ({ id, description }: FormField): Markup | null =>
  description ? html`<span class="description" id="${id}-sobre">${description}</span>` : null;

/** The browser would also demand a field that does not apply. */
const demanded = ({ required, showWhen }: FormField): Markup | null =>
  required ? (showWhen ? html` aria-required="true"` : html` required`) : null;

function group(field: FormField): Markup | null {
  const parts = LABELS[field.type];
  if (parts)
    return html`<div class="parts parts-${field.type}">${parts.map(
      ([part, label, autocomplete]) =>
        html`<label>${label} <input${field.type === 'phone' && html` type="tel" inputmode="numeric"`} name="${field.id}.${part}" autocomplete="${autocomplete}"${field.required && html` required`}${field.description && html` aria-describedby="${field.id}-sobre"`}></label>`,
    )}</div>`;
  if (field.type !== 'radio' && field.type !== 'checkbox') return null;
  return html`${(field.options ?? []).map(
    (option) =>
      html`<label class="tick"><input type="${field.type}" name="${field.id}" value="${option}"${field.type === 'radio' && demanded(field)}> ${option}</label>`,
  )}`;
}

function single(field: FormField, value: string): Markup {
  const { id, type, placeholder, maxLength, autocomplete } = field;
  const common = html`id="${id}" name="${id}"${demanded(field)}${autocomplete && html` autocomplete="${autocomplete}"`}${brazilianFieldTypes.has(type) && html` data-form-field="${type}"`}`;
  if (type === 'textarea')
    return html`<textarea ${common} rows="6"${maxLength && html` maxlength="${maxLength}"`}>${value}</textarea>`;
  if (type === 'select')
    return html`<select ${common}><option value="">Escolha…</option>${(field.options ?? []).map(
      (option) => html`<option${option === value && html` selected`}>${option}</option>`,
    )}</select>`;
  return html`<input type="${type === 'email' ? 'email' : 'text'}" ${common}${type === 'email' && html` autocomplete="email"`}${placeholder && html` placeholder="${placeholder}"`} value="${value}">`;
}

function control(field: FormField, value: string): Markup {
  if (field.type === 'hidden')
    return html`<input type="hidden" name="${field.id}" value="${value || (field.value ?? '')}">`;
  const many = group(field);
  const when = field.showWhen && html` data-show-when="${JSON.stringify(field.showWhen)}"`;
  return many
    ? html`<fieldset class="control"${when}${!LABELS[field.type] && field.description && html` aria-describedby="${field.id}-sobre"`}><legend>${title(field)}</legend>${described(field)}${many}</fieldset>`
    : html`<div class="control"${when}><label for="${field.id}">${title(field)}</label>${described(field)}${single(field, value)}</div>`;
}

/** The fields in the order of the form, in a fieldset for each step where it has steps. */
function fieldsOf({ formFields }: FormDefinition, filled: Filled): Markup[] {
  const steps: { title: string | undefined; inside: Markup[] }[] = [];
  for (const field of formFields) {
    if (!steps.length || field.formStep) steps.push({ title: field.formStep, inside: [] });
    steps.at(-1)?.inside.push(html`${control(field, (filled[field.id] ?? '').slice(0, field.maxLength ?? 256))}\n`);
  }
  return steps.map(({ title, inside }) =>
    title
      ? html`<fieldset class="form-step" data-form-step><legend>${title}</legend>\n${inside}</fieldset>\n`
      : html`${inside}`,
  );
}

interface NativeForm {
  readonly form: FormDefinition;
  readonly id: string;
  readonly filled?: Filled;
  readonly key: string | undefined;
  /** Further attributes of the block. */
  readonly options?: Markup;
}

/** A form as the server writes it: complete, and of use without the script. */
export const nativeForm = ({ form, id, filled = {}, key, options }: NativeForm): Markup =>
  html`<div class="form-block" data-block="form" id="${id}" data-form-id="${form.formId}" data-object-name="${form.objectName}" data-form-name="${form.formName}" data-block-json="${formData(form)}"${options}>
<form method="post" action="/form/${form.formId}">
${key && html`<input type="hidden" name="key" value="${key}">`}
${fieldsOf(form, filled)}<p><button class="button" type="submit">${form.formSubmitButtonText}</button></p>
</form>
</div>
${smallPrint(form)}`;
