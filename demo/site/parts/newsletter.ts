import { newsletterForm } from '../content/forms.ts';
import { html, type Markup } from '../html.ts';
import { formData, smallPrint } from './form-data.ts';

/** The newsletter, of use without the script. */
export const newsletter = (
  key: string | undefined,
): Markup => html`<div class="form-block" data-block="newsletter" id="block-boletim" data-form-id="${newsletterForm.formId}" data-object-name="${newsletterForm.objectName}" data-form-name="${newsletterForm.formName}" data-layout="stacked" data-block-json="${formData(newsletterForm)}">
<form method="post" action="/form/${newsletterForm.formId}">
${key && html`<input type="hidden" name="key" value="${key}">`}
<p class="control"><label for="boletim-email">E-mail</label> <input type="email" id="boletim-email" name="email" autocomplete="email" placeholder="nome@exemplo.com" required></p>
<p><button class="button button-wide" type="submit">${newsletterForm.formSubmitButtonText}</button></p>
</form>
</div>
${smallPrint(newsletterForm)}`;
