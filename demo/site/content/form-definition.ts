/** One item of a form, with the names that published pages use for it. */
export interface FormField {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Characters a text may have. */
  readonly maxLength?: number;
  /** Choices of a radio, a checkbox, a select or each line of a likert. */
  readonly options?: readonly string[];
  /** Lines of a likert. */
  readonly statements?: readonly { readonly id: string; readonly title: string }[];
  /** Name under which a hidden field looks itself up in the page's address. */
  readonly name?: string;
  /** What a hidden field sends when the address does not name it. */
  readonly value?: string;
  /** When the field is asked for; another is not checked. */
  readonly showWhen?: object;
  /** Types, size in bytes and number that a field for files takes. */
  readonly accept?: string;
  readonly maxSize?: number;
  readonly maxFiles?: number;
  /** Title of the step that begins with this field. */
  readonly formStep?: string;
  readonly autocomplete?: string;
  /** Never kept as a draft. */
  readonly sensitive?: boolean;
  /** Whoever ticks this checkbox wants the newsletter. */
  readonly mailingList?: boolean;
}

/** A form as its page publishes it. */
export interface FormDefinition {
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly formName: string;
  readonly formSubmitButtonText: string;
  readonly formSubmissionMessage: { readonly html: string };
  readonly disclaimerMessage: { readonly html: string };
  readonly useLightbox: boolean;
  readonly lightboxHandleText: string;
  readonly captchaEnabled: boolean;
  readonly buttonAlignment: 'left' | 'center' | 'right';
  readonly showTitle: boolean;
  readonly formFieldFormats: {
    readonly initialPhoneFormat: string;
    readonly initialNameOrder: string;
    readonly initialAddressFormat: string;
    readonly countries: readonly { readonly name: string; readonly code: string; readonly phoneCode: string }[];
  };
  readonly formFields: readonly FormField[];
  /** A path of this site to go to after sending; empty: the words of `formSubmissionMessage` are shown. */
  readonly successRedirect: string;
  /** The page of this site that thanks visitors without the script; without it the server's own does. */
  readonly thanksPage?: string;
  readonly postSubmitHtml: string;
  /** Whether the page checks before it sends. The server always does. */
  readonly validate: boolean;
  readonly newsletter: boolean;
}

/** What the forms of the site have in common. */
export const COMMON = {
  collectionId: '',
  disclaimerMessage: { html: '<p>Usamos os seus dados só para responder. Nada é passado adiante.</p>' },
  useLightbox: false,
  lightboxHandleText: '',
  captchaEnabled: false,
  buttonAlignment: 'left',
  showTitle: false,
  formFieldFormats: {
    initialPhoneFormat: 'BR',
    initialNameOrder: 'GIVEN_FIRST',
    initialAddressFormat: 'BR',
    countries: [
      { name: 'Brasil', code: 'BR', phoneCode: '55' },
      { name: 'Portugal', code: 'PT', phoneCode: '351' },
      { name: 'Estados Unidos', code: 'US', phoneCode: '1' },
    ],
  },
  successRedirect: '',
  postSubmitHtml: '',
  validate: true,
  newsletter: false,
} as const satisfies Partial<FormDefinition>;
