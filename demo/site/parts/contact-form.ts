import { contactForm, type FormField } from '../content/forms.ts';
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
      html`<label class="tick"><input type="${field.type}" name="${field.id}" value="${option}"> ${option}</label>`,
  )}`;
}

function single(field: FormField, value: string): Markup {
  const { id, type, required, placeholder, maxLength } = field;
  const common = html`id="${id}" name="${id}"${required && html` required`}`;
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
  return many
    ? html`<fieldset class="control"><legend>${title(field)}</legend>${described(field)}${many}</fieldset>`
    : html`<div class="control"><label for="${field.id}">${title(field)}</label>${described(field)}${single(field, value)}</div>`;
}

/** The contact form as the server writes it: complete, and of use without the script. */
export const nativeContactForm = (
  filled: Filled,
  key: string | undefined,
): Markup => html`<div class="form-block" data-block="form" id="block-contato" data-form-id="${contactForm.formId}" data-object-name="${contactForm.objectName}" data-form-name="${contactForm.formName}" data-block-json="${formData(contactForm)}">
<form method="post" action="/form/${contactForm.formId}">
${key && html`<input type="hidden" name="key" value="${key}">`}
${contactForm.formFields.map((field) => html`${control(field, (filled[field.id] ?? '').slice(0, field.maxLength ?? 256))}\n`)}<p><button class="button" type="submit">${contactForm.formSubmitButtonText}</button></p>
</form>
</div>
${smallPrint(contactForm)}`;
