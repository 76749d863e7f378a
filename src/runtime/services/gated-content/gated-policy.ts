import { GATED_POLICY } from '../../../vocab/names.ts';

interface Policy {
  createScript(text: string): unknown;
  createScriptURL(address: string): unknown;
}

let policy: Policy | null | undefined;
/** The one value that may be made now: the policy turns no other text into a script, whoever has a reference to it. */
let due: string | null = null;

const only = (value: string): string => {
  if (value !== due) throw new TypeError('not of an element that has consent');
  return value;
};

/** Null where the browser has no Trusted Types. @throws where the page's policy does not allow ours */
function makePolicy(): Policy | null {
  const factory: { createPolicy(name: string, rules: Policy): Policy } | undefined = Reflect.get(
    globalThis,
    'trustedTypes',
  );
  return factory?.createPolicy(GATED_POLICY, { createScript: only, createScriptURL: only }) ?? null;
}

/**
 * Gives a script element the address or the text that the site's own markup has (threat T-30).
 *
 * @throws where the page requires Trusted Types and does not allow the policy
 */
export function fillScript(script: HTMLScriptElement, { src, text }: { src: string | null; text: string }): void {
  if (policy === undefined) {
    try {
      policy = makePolicy();
    } catch {
      policy = null;
    }
  }
  due = src ?? text;
  try {
    // The properties accept trusted values, although their types are declared as strings.
    if (src !== null) Reflect.set(script, 'src', policy?.createScriptURL(src) ?? src);
    else Reflect.set(script, 'text', policy?.createScript(text) ?? text);
  } finally {
    due = null;
  }
}
