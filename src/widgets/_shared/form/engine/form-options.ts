import type { CaptchaVendor } from '../../../../vocab/rules/third-parties/known-third-party.ts';
import type { ServerKind } from '../../../../vocab/server-field.ts';
import type { Country } from '../fields/field-props.ts';

/** What the page has set for a form, whichever block renders it. The declarations of the blocks describe each option. */
export interface FormOptions {
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly formName: string;
  readonly showTitle: boolean;
  readonly formFieldFormats: { readonly countries: readonly Country[] };
  readonly formSubmitButtonText: string;
  readonly buttonAlignment: string;
  readonly layout: string;
  readonly formSubmissionMessage: string;
  readonly postSubmitHtml: string;
  readonly disclaimerMessage: string;
  readonly successRedirect: string;
  readonly validate: boolean;
  readonly emailRule: 'auto' | 'spec' | 'modern';
  /** `platform`: the site's server answers the platform's calls. */
  readonly server: ServerKind;
  /** Who shows the answer of the form's own action: the block as far as it can, or always the browser. */
  readonly answer: 'auto' | 'page';
  readonly newsletter: boolean;
  /** A sentence below the text after sending, such as a request to confirm the subscription; empty if there is none. */
  readonly confirmation: string;
  /** A list of all errors above the fields, each a link to its field. */
  readonly errorSummary: boolean;
  /** What is typed is kept in this browser until it was sent. */
  readonly draft: boolean;
  /** A control that nobody sees tells programs from people. */
  readonly honeypot: boolean;
  /** Whether the address of a CEP is looked up. */
  readonly addressLookup?: boolean;
  /** Whether addresses are suggested while a street is typed. */
  readonly addressSearch?: boolean;
  /** The provider of a captcha that the form renders itself; `none` or nothing without one. */
  readonly captchaVendor?: CaptchaVendor | 'none';
  readonly captchaKey?: string;
  readonly captchaTheme?: string;
}
