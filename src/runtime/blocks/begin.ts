import { BLOCK, BLOCK_LOAD, BLOCK_STATE, PLATFORM_BLOCKS, SITE_CONTEXT } from '../../vocab/names.ts';
import { VERSION } from '../../vocab/version.ts';
import type { Handover, QueuedCall } from './handover.ts';

/** The stage as the loader sees it. */
export interface Stage {
  start(handover: Handover): void;
}

export interface Tag {
  /** Selector of the elements that may hold early input, made from the declarations. */
  early: string;
  /** Fetches the stage; the second try gets a new address, since some engines cache a failed import. */
  load(retry: boolean): Promise<Stage>;
}

type Api = Record<string, unknown> & { q?: QueuedCall[] };

const HOSTS = `[${BLOCK}],${PLATFORM_BLOCKS}`;
const METHODS = 'ready scan unmount destroy on strings report'.split(' ');
const EVENTS = 'click keydown submit focusin pointerover'.split(' ');

/** Runs the tag: looks for blocks once, watches which come near, keeps early input, and fetches the stage when it is due. */
export function begin({ early, load }: Tag): void {
  // A form or image named like a member hides it on `document`, so members are read through the prototype.
  const own = (name: string) => Reflect.get(Document.prototype, name, document);
  const query = (selector: string): NodeListOf<Element> => own('querySelectorAll').call(document, selector);

  const scope = window as unknown as { Vitrine?: Api };
  if (!scope.Vitrine?.q) scope.Vitrine = { q: [] };
  const api = scope.Vitrine;
  const queue = api.q as QueuedCall[];
  if (api.version) {
    queue.push(['again', [VERSION]]);
    return;
  }
  api.version = VERSION;

  let starting: unknown;
  const start = () => {
    starting ??= load(false)
      .catch(() => load(true))
      .then((stage) => stage.start(handover))
      .catch((error) => {
        handover.stop();
        for (const { target } of handover.held) target.click();
        // biome-ignore lint/suspicious/noConsole: the report comes with the stage, and the stage did not come.
        console.warn(`[vitrine] VT002 ${error}`);
      });
  };
  const soon = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 1_000 } as IdleRequestOptions & number);
  for (const method of METHODS) {
    api[method] = (...args: unknown[]) =>
      new Promise((answer) => {
        soon();
        queue.push([method, args, answer]);
      });
  }

  const reach = (event: Event) => {
    const target = event.target as HTMLElement;
    const host = target.closest?.(HOSTS);
    // Over for blocks that are ready or failed.
    if (!host || /[yd]$/.test(host.getAttribute(BLOCK_STATE) as string)) return;
    handover.touched.add(host);
    handover.notify();
    const { key, type, ctrlKey, metaKey, shiftKey, altKey } = event as KeyboardEvent;
    if (ctrlKey || metaKey || shiftKey || altKey || handover.playing || target.closest('a')) return;
    if (/^(click|submit|Enter| )$/.test(key ?? type) && target.closest(early)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      handover.held.add({ type, target, host });
    }
  };

  // A page without blocks may get one later.
  const late = new MutationObserver(() => {
    late.disconnect();
    look();
  });
  const look = () => {
    const hosts = query(HOSTS);
    for (const host of hosts) {
      if (host.getAttribute(BLOCK_LOAD) === 'load') start();
      handover.observer.observe(host);
    }
    if (/erEnabled"\s*:\s*true/.test(query(`[${SITE_CONTEXT}]`)[0]?.textContent as string)) start();
    if (hosts[0] || queue[0]) soon();
    else late.observe(document, { childList: true, subtree: true });
  };

  const handover: Handover = {
    tag: own('currentScript'),
    near: new Set(),
    touched: new Set(),
    held: new Set(),
    notify: start,
    observer: new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) handover.near.add(target);
        if (handover.near.size) handover.notify();
      },
      { rootMargin: '200px' },
    ),
    stop() {
      late.disconnect();
      handover.observer.disconnect();
      for (const type of EVENTS) removeEventListener(type, reach, true);
    },
  };
  for (const type of EVENTS) addEventListener(type, reach, true);

  if (own('readyState') === 'loading') addEventListener('DOMContentLoaded', look);
  else look();
}
