import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

/** The form of the page with the controls that are sent. */
export interface SignInForm {
  readonly form: HTMLFormElement;
  readonly email: HTMLInputElement;
  readonly password: HTMLInputElement;
  readonly remember: HTMLInputElement | null;
}

export interface MemberLoginContent {
  /** Null if the page has no form that can be used. */
  readonly signIn: SignInForm | null;
}

/** Reads own markup. Everything stays where it is: a form in pieces would be none to a password manager. */
export function readMemberLogin(source: Element): ParsedMarkup<MemberLoginContent> {
  const find = <Found extends Element>(selector: string): Found | null => source.querySelector<Found>(selector);
  const password = find<HTMLInputElement>('form input[type="password"]');
  const form = password?.closest('form') ?? null;
  const inForm = (selector: string): HTMLInputElement | null => form?.querySelector<HTMLInputElement>(selector) ?? null;
  const email = inForm('input[autocomplete~="username"],input[type="email"],input[name="email"]');
  const remember = inForm('input[type="checkbox"][name="rememberMe"]') ?? inForm('input[type="checkbox"]');
  return { content: { signIn: form && email && password ? { form, email, password, remember } : null }, lend: [] };
}
