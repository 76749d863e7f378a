import { CONSENT, CONSENT_SERVICE } from '../../../vocab/names.ts';
import { documentMember } from '../../page/document-member.ts';
import { gatedAddress } from './gated-address.ts';
import { fillScript } from './gated-policy.ts';

/** How long a script waits for an earlier file, in ms. */
const FILE_WAIT_MS = 10_000;

/** A script of the page that waits: found as text, run as a script once. */
export interface WaitingScript {
  readonly element: HTMLScriptElement;
  /** Returns whether it still has what it waits for. */
  isMet(): boolean;
  /** Its file was not fetched or its text not run: it may be run later. */
  unran(): void;
  failed(message: string): void;
}

/** Runs scripts in the order of the document: files in parallel, a text after the files before it. */
export interface ScriptQueue {
  add(scripts: readonly WaitingScript[]): void;
  /** Ends files that are on their way and no longer allowed. */
  recheck(): void;
  /** Returns whether a script runs on the page in place of its element. */
  isThere(element: Element): boolean;
  /** Puts an element back in place of the script that ran, wherever that is by now. */
  restore(element: HTMLScriptElement): void;
  /** Puts the page's own elements back. What has run has run. */
  stop(): void;
}

interface Underway {
  readonly script: WaitingScript;
  readonly real: HTMLScriptElement;
}

export function createScriptQueue(): ScriptQueue {
  const replaced = new Map<HTMLScriptElement, HTMLScriptElement>();
  const loading = new Set<Underway>();
  let ordered: Promise<unknown> = Promise.resolve();
  let waitsFor = 0;
  let queue: WaitingScript[] = [];
  let running = false;
  let stopped = false;

  const inPlace = (element: HTMLScriptElement): HTMLScriptElement => {
    const real = element.cloneNode(false) as HTMLScriptElement;
    const type = element.getAttribute('data-type');
    for (const name of ['type', 'src', 'data-src', 'data-type', CONSENT, CONSENT_SERVICE]) real.removeAttribute(name);
    if (type) real.type = type;
    real.nonce = element.nonce;
    return real;
  };

  function run(script: WaitingScript): void {
    const { element } = script;
    const written = element.getAttribute('data-src') ?? element.getAttribute('src');
    const src = gatedAddress(written);
    if (written !== null && src === null) {
      script.failed(`"${written}" is no address of a script`);
      return;
    }
    const real = inPlace(element);
    try {
      fillScript(real, { src, text: element.text });
    } catch {
      script.failed('the page requires Trusted Types and does not allow the policy vitrine#gated');
      return;
    }
    const isModule = real.type === 'module';
    if (src !== null || isModule) real.async = element.hasAttribute('async');
    // Nothing comes of a script for browsers without modules, and the end of a text is not told.
    if (src !== null && (isModule || !real.noModule)) track(script, real);
    replaced.set(element, real);
    element.replaceWith(real);
  }

  function track(script: WaitingScript, real: HTMLScriptElement): void {
    const one = { script, real };
    loading.add(one);
    const ended = new Promise<void>((resolve) => {
      const end = (): void => {
        loading.delete(one);
        resolve();
      };
      real.addEventListener('load', end);
      real.addEventListener('error', () => {
        end();
        // Its query may contain a key.
        script.failed(`${real.src.split('?', 1)[0]} did not load`);
      });
      // A file that never comes holds up nothing else for longer.
      if (!real.async) setTimeout(resolve, FILE_WAIT_MS);
    });
    if (real.async) return;
    waitsFor += 1;
    ordered = Promise.all([ordered, ended]).then(() => {
      waitsFor -= 1;
    });
  }

  async function drain(): Promise<void> {
    running = true;
    for (let script = queue.shift(); script; script = queue.shift()) {
      const isText = !script.element.hasAttribute('data-src') && !script.element.hasAttribute('src');
      if (isText && waitsFor > 0) await ordered;
      if (stopped) return;
      if (script.isMet() && script.element.isConnected) run(script);
      else script.unran();
    }
    running = false;
  }

  return {
    add(scripts) {
      queue.push(...scripts);
      if (!running) void drain();
    },
    recheck() {
      for (const one of loading) {
        if (one.script.isMet()) continue;
        const { element } = one.script;
        loading.delete(one);
        if (one.real.isConnected) one.real.replaceWith(element);
        // A script does not run in another document than the one it was fetched for.
        documentMember('implementation').createHTMLDocument('').adoptNode(one.real);
        replaced.delete(element);
        one.real.dispatchEvent(new Event('load'));
        one.script.unran();
      }
    },
    isThere: (element) => replaced.get(element as HTMLScriptElement)?.isConnected === true,
    restore(element) {
      replaced.get(element)?.replaceWith(element);
      replaced.delete(element);
    },
    stop() {
      stopped = true;
      queue = [];
      for (const { real } of loading) documentMember('implementation').createHTMLDocument('').adoptNode(real);
      for (const [element, real] of replaced) if (real.isConnected) real.replaceWith(element);
    },
  };
}
