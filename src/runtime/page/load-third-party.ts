import { SCRIPT_POLICY } from '../../vocab/names.ts';
import { isKnownThirdParty } from '../../vocab/rules/third-parties/known-third-party.ts';
import type { ThirdPartyFile } from '../../vocab/rules/third-parties/third-party-file.ts';
import { documentMember } from './document-member.ts';

/**
 * Why a third-party file could not be loaded.
 *
 * - `refused` its address is on no list, or the page's content security policy does not allow it
 * - `failed` it did not load, and the second attempt failed as well
 * - `timeout` it took too long
 */
export type ThirdPartyErrorKind = 'refused' | 'failed' | 'timeout';

export class ThirdPartyError extends Error {
  override readonly name = 'ThirdPartyError';
  readonly kind: ThirdPartyErrorKind;

  constructor(kind: ThirdPartyErrorKind, address: string) {
    // The query may contain a key.
    super(`${address.split('?', 1)[0]}: ${kind}`);
    this.kind = kind;
  }
}

export interface LoadOptions {
  /** The nonce of the page's content security policy: the tag's own `nonce` property. */
  readonly nonce?: string;
  /** Tries once more where the file did not load before: a visitor has asked for it. */
  readonly again?: boolean;
  /** Ends the caller's wait. The file is still loaded, because a script request cannot be cancelled. */
  readonly signal?: AbortSignal;
  /** Ends the load itself, whoever waits for it: a file that arrives later has no effect, and the next call loads it again. */
  readonly withdrawn?: AbortSignal;
}

/** Maximum number of attempts for a file (threat T-16). */
const TRIES = 2;

const configured = new Set<string>();
/** The addresses whose last load has failed. */
const failed = new Set<string>();
const loads = new Map<string, Promise<void>>();

/** Allows one more address. It must be from the site's configuration, never from a block's data (threat T-16). */
export const allowThirdParty = (address: string): void => void configured.add(address);

const allowed = (address: string): boolean => configured.has(address) || isKnownThirdParty(address);

/**
 * Loads a third-party script or style sheet once per page and address, however many callers there are. Resolves when it can be used.
 *
 * Only chunks of one build pass may import this module: a second copy would load every file again.
 *
 * @throws ThirdPartyError, or the reason of the caller's signal
 */
export async function loadThirdParty(
  file: ThirdPartyFile,
  { nonce, again, signal, withdrawn }: LoadOptions = {},
): Promise<void> {
  signal?.throwIfAborted();
  const { address } = file;
  if (!allowed(address)) throw new ThirdPartyError('refused', address);
  const known = again && failed.has(address) ? undefined : loads.get(address);
  const load = known ?? startLoad(file, nonce, withdrawn);
  if (!known) {
    loads.set(address, load);
    failed.delete(address);
    load.catch(() => failed.add(address));
  }
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

function startLoad(
  { kind, address, timeoutMs, id, callback }: ThirdPartyFile,
  nonce = '',
  withdrawn?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let element: HTMLElement | undefined;
    let tries = 0;
    const finish = (error?: ThirdPartyError): void => {
      clearTimeout(timer);
      if (error) element?.remove();
      element = undefined;
      // The script may still load and call its callback.
      if (callback) Reflect.set(window, callback, () => {});
      if (error) reject(error);
      else resolve();
    };
    const timer = setTimeout(() => finish(new ThirdPartyError('timeout', address)), timeoutMs);
    if (callback) Reflect.set(window, callback, () => finish());
    withdrawn?.addEventListener('abort', () => {
      if (!element) return;
      loads.delete(address);
      // A script does not run in another document than the one it was fetched for.
      documentMember('implementation').createHTMLDocument('').adoptNode(element);
      finish(new ThirdPartyError('refused', address));
    });
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
        // The load has ended, or the event belongs to an earlier attempt.
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

/** Null if the page requires Trusted Types and does not allow our policy. */
function scriptOf(address: string): HTMLScriptElement | null {
  const script = create('script');
  script.async = true;
  try {
    if (policy === undefined) policy = makePolicy();
    // The property accepts a trusted address, although its type is declared as a string.
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

/** The policy allows only the addresses on the list, whoever has a reference to it. */
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
