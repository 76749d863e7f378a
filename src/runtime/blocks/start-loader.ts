import { BLOCK, BLOCK_CONSENT, BLOCK_LOAD, PLATFORM_BLOCKS, SITE_CONTEXT } from '../../vocab/names.ts';
import { VERSION } from '../../vocab/version.ts';
import { type Handover, LOADER_EVENTS, type QueuedCall } from './handover.ts';

/** The stage as the loader sees it. */
export interface Stage {
  start(handover: Handover): void;
}

type Api = Record<string, unknown> & { q?: QueuedCall[] };

declare const window: Window & typeof globalThis & { Vitrine?: Api };

/** Methods of the page's interface that may be called before the stage stands. */
const METHODS = 'ready scan unmount destroy on strings report open';

/** A block that is fetched when it comes near, as far as its element says. An empty one is mostly the place of a layer. */
const DUE = `[${BLOCK}]:not([${BLOCK_LOAD}],[${BLOCK_CONSENT}],:empty)`;

/** What a click is kept on for the block to come: the controls that a server's markup draws for one. */
const CONTROLS = 'button,input';

/**
 * Runs the tag: looks for blocks once, watches which come near, keeps early input, and fetches the stage when it is due.
 *
 * @param load fetches a file from beside the tag; nothing without a name
 * @param stage the stage's file
 * @param published the stage's file for a page that the platform has published
 * @param react fetched beside the stage where a block is near: it is by far the largest file
 * @returns a promise that rejects where the stage does not come, or the browser has no observers
 */
export const startLoader = async (
  load: (tag: HTMLScriptElement, file?: string) => Promise<unknown>,
  stage: string,
  published: string,
  react?: string,
): Promise<unknown> => {
  const hosts = `[${BLOCK}],${PLATFORM_BLOCKS}`;
  const version = VERSION;
  // A form or image named like a member hides it on `document`, so members are read through the prototype.
  const own = (name: string) => Reflect.get(Document.prototype, name, document);
  const query = (selector: string): NodeListOf<HTMLElement> => own('querySelectorAll').call(document, selector);

  if (!window.Vitrine?.q) window.Vitrine = { q: [] };
  const api = window.Vitrine;
  const queue = api.q as QueuedCall[];
  if (api.version) return queue.push(['again', [version]]);
  api.version = version;

  let start!: () => void;
  const due = new Promise<void>((resolve) => {
    start = resolve;
  });
  const soon = () =>
    (window.requestIdleCallback ?? setTimeout)(start, { timeout: 1_000 } as IdleRequestOptions & number);
  for (const method of METHODS.split(' ')) {
    api[method] = (...args: unknown[]) =>
      new Promise((answer) => {
        soon();
        queue.push([method, args, answer]);
      });
  }

  /** Fetches a file that somebody needs soon, who asks again and says so where it does not come. */
  const ahead = (file?: string) => load(handover.tag, file).catch(() => {});
  /** Whether a press sends a form: only that waits for the block, since the page's own handlers hear every press. */
  const sends = ({ form, type }: HTMLButtonElement) => form && type === 'submit';
  const release = () => {
    handover.playing = true;
    for (const { target } of handover.held.splice(0) as unknown as { target: HTMLButtonElement }[])
      if (sends(target)) target.click();
  };
  const see = (...sight: Handover['seen'][number]) => {
    handover.seen.push(sight);
    handover.notify();
  };
  const reach = (event: MouseEvent) => {
    const target = event.target as Element;
    const element = target.closest?.(hosts) as HTMLElement | null;
    if (!element || /ready|failed/.test(element.dataset.blockState as string)) return;
    const control = target.closest<HTMLButtonElement>(CONTROLS);
    if (
      control &&
      event.type === 'click' &&
      !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || handover.playing || target.closest('a'))
    ) {
      if (sends(control)) event.preventDefault();
      handover.held.push({ target: control, host: element });
      setTimeout(release, 5_000);
    }
    see(element, true);
  };

  const look = () => {
    late.disconnect();
    const found = query(hosts);
    for (const element of found) {
      handover.observer.observe(element);
      if (!element.dataset.block) stage = published;
      if (element.dataset.blockLoad === 'load') start();
    }
    // What a page's context asks for, such as a cookie banner, only the stage can tell.
    if (query(`script[${SITE_CONTEXT}]`)[0]) start();
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
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) {
            see(target);
            if (target.matches(DUE)) ahead(react);
          }
      },
      { rootMargin: '200px' },
    ),
    reach: reach as (event: Event) => void,
  };
  for (const type of LOADER_EVENTS.split(' ')) addEventListener(type, handover.reach, true);

  if (own('readyState') === 'loading') addEventListener('DOMContentLoaded', look);
  else look();

  return (
    due
      .then(() => load(handover.tag, stage))
      // Some engines remember a failed import; another query is another file to them.
      .catch(() => load(handover.tag, `${stage}?2`))
      .then((module) => (module as Stage).start(handover))
      .catch((error) => {
        release();
        throw error;
      })
  );
};
