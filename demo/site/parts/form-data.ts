import type { FormDefinition } from '../content/forms.ts';

/** What the form's block is told beside its markup: the words after sending and the small print. */
export const formData = ({ formSubmissionMessage, disclaimerMessage, formSubmitButtonText }: FormDefinition): string =>
  JSON.stringify({ formSubmissionMessage, disclaimerMessage, formSubmitButtonText });
