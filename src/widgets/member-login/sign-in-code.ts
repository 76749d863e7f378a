type Code = typeof import('./form-sign-in.ts');

let code: Code | null = null;

/** Loads the code that sends the page's form. Where it does not load, the block is not mounted, and the form is sent as without scripts. */
export const loadSignIn = async (): Promise<void> => {
  code ??= await import('./form-sign-in.ts');
};

/** The code that sends the page's form; null where the page has none. */
export const signInCode = (): Code | null => code;
