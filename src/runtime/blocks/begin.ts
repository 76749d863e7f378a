import { BLOCK, BLOCK_LOAD, PLATFORM_BLOCKS, SITE_CONTEXT } from '../../vocab/names.ts';
import { VERSION } from '../../vocab/version.ts';
import { EVENTS, type Handover, type QueuedCall } from './handover.ts';

/** The stage as the loader sees it. */
export interface Stage {
  start(handover: Handover): void;
}

type Api = Record<string, unknown> & { q?: QueuedCall[] };

declare const window: Window & typeof globalThis & { Vitrine?: Api };

/**
 * Runs the tag: looks for blocks once, watches which come near, keeps early input, and fetches the stage when it is due.
 *
 * @param load fetches the stage from beside the tag; a second try gets another query, since some engines cache a failed import
 * @param early selector of the elements that may hold early input, made from the declarations
 * @returns a promise that rejects where the stage does not come, or the browser has no observers
 */
export const begin = async (
  load: (tag: HTMLScriptElement, query?: string) => Promise<Stage>,
  early: string,
): Promise<unknown> => {
  const hosts = `[${BLOCK}],${PLATFORM_BLOCKS}`;
  const version = VERSION;
  // A form or image named like a member hides it on `document`, so members are read through the prototype.
  const own = (name: string) => Reflect.get(Document.prototype, name, document);
  const query = (selector: string): NodeListOf<Element> => own('querySelectorAll').call(document, selector);

  // biome-ignore lint/suspicious/noAssignInExpressions: 5 B shorter than two statements, on every page.
  const api: Api = (window.Vitrine = window.Vitrine?.q ? window.Vitrine : { q: [] });
  const queue = api.q as QueuedCall[];
  if (api.version) return queue.push(['again', [version]]);
  api.version = version;

  const release = () => {
    handover.playing = true;
    for (const { target } of handover.held.splice(0)) (target as HTMLElement).click();
  };
  let start!: () => void;
  const due = new Promise<void>((resolve) => {
    start = resolve;
  });
  const soon = () =>
    (window.requestIdleCallback ?? setTimeout)(start, { timeout: 1_000 } as IdleRequestOptions & number);
  for (const method of 'ready scan unmount destroy on strings report'.split(' ')) {
    api[method] = (...args: unknown[]) =>
      new Promise((answer) => {
        soon();
        queue.push([method, args, answer]);
      });
  }

  const see = (...sight: Handover['seen'][number]) => {
    handover.seen.push(sight);
    handover.notify();
  };
  const reach = (event: MouseEvent) => {
    const target = event.target as Element;
    const host = target.closest?.(hosts) as HTMLElement | null;
    // Over for blocks that are ready or failed: no other state has these letters, nor has "undefined".
    if (!host || /y|le/.test(host.dataset.blockState as string)) return;
    const control = target.closest(early);
    if (
      control &&
      event.type === 'click' &&
      !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || handover.playing || target.closest('a'))
    ) {
      event.preventDefault();
      handover.held.push({ target: control, host });
      setTimeout(release, 5_000);
    }
    see(host, true);
  };

  const look = () => {
    late.disconnect();
    const found = query(hosts);
    for (const host of found) handover.observer.observe(host);
    if (
      query(`[${BLOCK_LOAD}=load]`)[0] ||
      /([ry]En|sDis)abled\W+t/.test(query(`[${SITE_CONTEXT}]`)[0]?.textContent as string)
    )
      start();
    if (found[0] || queue[0]) soon();
    else late.observe(document, { childList: true, subtree: true });
  };
  // A page without blocks may get one later.
  const late = new MutationObserver(look);

  const handover: Handover = {
    // A module script is nobody's current script.
    tag: own('currentScript') ?? query('script[src*=vitrine]')[0],
    seen: [],
    held: [],
    notify: start,
    observer: new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) see(entry.target);
      },
      { rootMargin: '200px' },
    ),
    reach: reach as (event: Event) => void,
  };
  for (const type of EVENTS.split(' ')) addEventListener(type, handover.reach, true);

  // 'loading' is the only state behind that letter.
  if (own('readyState') > 'j') addEventListener('DOMContentLoaded', look);
  else look();

  return due
    .then(() => load(handover.tag))
    .catch(() => load(handover.tag, '?2'))
    .then((stage) => stage.start(handover))
    .catch((error) => {
      release();
      throw error;
    });
};
