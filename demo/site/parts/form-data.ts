import type { FormDefinition } from '../content/form-definition.ts';
import { html, type Markup } from '../html.ts';

/** What the form's block is told beside its markup: the words after sending. */
export const formData = ({ formSubmissionMessage, formSubmitButtonText }: FormDefinition): string =>
  JSON.stringify({ formSubmissionMessage, formSubmitButtonText });

/** The small print below a form, which the server writes: what is there from the start pushes nothing away. */
export const smallPrint = ({ disclaimerMessage }: FormDefinition): Markup =>
  html`<p class="small-print">${disclaimerMessage.html.replace(/<[^>]+>/g, '')}</p>`;
