import { SCRIPT_POLICY } from '../../vocab/names.ts';
import { isKnownThirdParty } from '../../vocab/rules/third-parties/known-third-party.ts';
import type { ThirdPartyFile } from '../../vocab/rules/third-parties/third-party-file.ts';
import { documentMember } from './document-member.ts';

/**
 * Why a file from elsewhere is not there.
 *
 * - `refused` its address is on no list, or the page's policy lets no such address in
 * - `failed` it did not load, at the second try either
 * - `timeout` it took too long
 */
export type ThirdPartyErrorKind = 'refused' | 'failed' | 'timeout';

export class ThirdPartyError extends Error {
  override readonly name = 'ThirdPartyError';
  readonly kind: ThirdPartyErrorKind;

  constructor(kind: ThirdPartyErrorKind, address: string) {
    // The query may carry a key.
    super(`${address.split('?', 1)[0]}: ${kind}`);
    this.kind = kind;
  }
}

export interface LoadOptions {
  /** The nonce of the page's content security policy: the tag's own `nonce` property. */
  readonly nonce?: string;
  /** Ends the caller's wait. The file still comes: a script that is on its way cannot be called back. */
  readonly signal?: AbortSignal;
}

/** A file is asked for so often and no more (threat T-16). */
const TRIES = 2;

const configured = new Set<string>();
const loads = new Map<string, Promise<void>>();

/** Lets one more address in: one of the site's configuration, never one that a block's data names (threat T-16). */
export const allowThirdParty = (address: string): void => void configured.add(address);

const allowed = (address: string): boolean => configured.has(address) || isKnownThirdParty(address);

/**
 * Loads a script or style sheet from elsewhere, once per page and address, whoever asks and however often. Resolves when it can be used.
 *
 * Only chunks of one build pass may import this module: a second copy would load everything again.
 *
 * @throws ThirdPartyError, or the reason of the caller's signal
 */
export async function loadThirdParty(file: ThirdPartyFile, { nonce, signal }: LoadOptions = {}): Promise<void> {
  signal?.throwIfAborted();
  const { address } = file;
  if (!allowed(address)) throw new ThirdPartyError('refused', address);
  const load = loads.get(address) ?? startLoad(file, nonce);
  loads.set(address, load);
  if (!signal) return load;
  let end = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    end = () => reject(signal.reason);
    signal.addEventListener('abort', end);
  });
  try {
    return await Promise.race([load, aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

function startLoad({ kind, address, timeoutMs, id, callback }: ThirdPartyFile, nonce = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    let element: HTMLElement | undefined;
    let tries = 0;
    const finish = (error?: ThirdPartyError): void => {
      clearTimeout(timer);
      if (error) element?.remove();
      element = undefined;
      // It may still come and call.
      if (callback) Reflect.set(window, callback, () => {});
      if (error) reject(error);
      else resolve();
    };
    const timer = setTimeout(() => finish(new ThirdPartyError('timeout', address)), timeoutMs);
    if (callback) Reflect.set(window, callback, () => finish());
    const attempt = (): void => {
      tries += 1;
      element?.remove();
      const next = kind === 'script' ? scriptOf(address) : styleSheetOf(address);
      if (!next) {
        finish(new ThirdPartyError('refused', address));
        return;
      }
      if (id) next.id = id;
      if (nonce) next.nonce = nonce;
      next.addEventListener('error', () => {
        // Over, or a try before this one.
        if (next !== element) return;
        if (tries < TRIES) attempt();
        else finish(new ThirdPartyError('failed', address));
      });
      if (!callback) next.addEventListener('load', () => finish());
      element = next;
      insertionParent().append(next);
    };
    attempt();
  });
}

const insertionParent = (): Element => documentMember('head') ?? documentMember('documentElement');

const create = <Name extends 'script' | 'link'>(name: Name): HTMLElementTagNameMap[Name] =>
  documentMember('createElement').call(document, name) as HTMLElementTagNameMap[Name];

/** Null where the page demands Trusted Types and does not know our policy. */
function scriptOf(address: string): HTMLScriptElement | null {
  const script = create('script');
  script.async = true;
  try {
    if (policy === undefined) policy = makePolicy();
    // A property takes a trusted address, whatever its type says.
    Reflect.set(script, 'src', policy?.createScriptURL(address) ?? address);
    return script;
  } catch {
    return null;
  }
}

function styleSheetOf(address: string): HTMLLinkElement {
  const link = create('link');
  link.rel = 'stylesheet';
  link.href = address;
  return link;
}

interface Policy {
  createScriptURL(address: string): unknown;
}

let policy: Policy | null | undefined;

/** The policy lets in what the list does, whoever holds it. */
function makePolicy(): Policy | null {
  const factory: { createPolicy(name: string, rules: Policy): Policy } | undefined = Reflect.get(
    globalThis,
    'trustedTypes',
  );
  try {
    return (
      factory?.createPolicy(SCRIPT_POLICY, {
        createScriptURL(address) {
          if (!allowed(address)) throw new TypeError('not on the list');
          return address;
        },
      }) ?? null
    );
  } catch {
    return null;
  }
}
