import { BLOCK, BLOCK_LOAD, BLOCK_STATE, PLATFORM_BLOCKS, SITE_CONTEXT } from '../../vocab/names.ts';
import { VERSION } from '../../vocab/version.ts';
import { EVENTS, type Handover, type QueuedCall } from './handover.ts';

/** The stage as the loader sees it. */
export interface Stage {
  start(handover: Handover): void;
}

type Api = Record<string, unknown> & { q?: QueuedCall[] };

const HOSTS = `[${BLOCK}],${PLATFORM_BLOCKS}`;
const METHODS = 'ready scan unmount destroy on strings report'.split(' ');

/**
 * Runs the tag: looks for blocks once, watches which come near, keeps early input, and fetches the stage when it is due.
 *
 * @param load fetches the stage from beside the tag; a second try gets another query, since some engines cache a failed import
 * @param early selector of the elements that may hold early input, made from the declarations
 * @returns nothing of use (`return` with a value is 4 B shorter than without); it rejects where the browser has no observers
 */
export async function begin(
  load: (tag: HTMLScriptElement, query?: string) => Promise<Stage>,
  early: string,
): Promise<unknown> {
  // A form or image named like a member hides it on `document`, so members are read through the prototype.
  const own = (name: string) => Reflect.get(Document.prototype, name, document);
  const query = (selector: string): NodeListOf<Element> => own('querySelectorAll').call(document, selector);

  const scope = window as typeof window & { Vitrine?: Api };
  // biome-ignore lint/suspicious/noAssignInExpressions: 5 B shorter than two statements, on every page.
  const api: Api = (scope.Vitrine = scope.Vitrine?.q ? scope.Vitrine : { q: [] });
  const queue = api.q as QueuedCall[];
  if (api.version) return queue.push(['again', [VERSION]]);
  api.version = VERSION;

  // biome-ignore lint/correctness/noUnusedVariables: it is what keeps a second start away.
  let starting: unknown;
  const start = () => {
    starting ??= load(handover.tag)
      .catch(() => load(handover.tag, '?2'))
      .then((stage) => stage.start(handover))
      .catch((error) => {
        handover.playing = true;
        for (const { target } of handover.held) (target as HTMLElement).click();
        // biome-ignore lint/suspicious/noConsole: the report comes with the stage, and the stage did not come.
        console.warn('[vitrine] VT002', error);
      });
  };
  const soon = () =>
    (scope.requestIdleCallback ?? setTimeout)(start, { timeout: 1_000 } as IdleRequestOptions & number);
  for (const method of METHODS) {
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
  const reach = (event: KeyboardEvent) => {
    const target = event.target as Element;
    const host = target.closest?.(HOSTS);
    // Over for blocks that are ready or failed.
    if (!host || /[yd]$/.test(host.getAttribute(BLOCK_STATE) as string)) return;
    if (
      target.closest(early) &&
      /^(click|submit|Enter| )$/.test(event.key ?? event.type) &&
      !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || handover.playing || target.closest('a'))
    ) {
      event.preventDefault();
      handover.held.push({ host, target, type: event.type });
    }
    see(host, true);
  };

  const look = () => {
    late.disconnect();
    const hosts = query(HOSTS);
    for (const host of hosts) {
      if (host.matches(`[${BLOCK_LOAD}=load]`)) start();
      handover.observer.observe(host);
    }
    if (/[ry]Enabled": ?true/.test(query(`[${SITE_CONTEXT}]`)[0]?.textContent as string)) start();
    if (hosts[0] || queue[0]) soon();
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
  for (const type of EVENTS) addEventListener(type, handover.reach, true);

  return own('readyState') === 'loading' ? addEventListener('DOMContentLoaded', look) : look();
}
