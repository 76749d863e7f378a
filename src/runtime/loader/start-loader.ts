import { BLOCK, PLATFORM_BLOCKS, SITE_CONTEXT } from '../../vocab/names.ts';
import { VERSION } from '../../vocab/version.ts';
import { EARLY_SELECTOR } from './early-selector.ts';
import type { Handover, QueuedCall } from './handover.ts';

/** The stage as the loader sees it. */
interface Stage {
  begin(handover: Handover): void;
}

type Api = Record<string, unknown> & { q?: QueuedCall[] };

declare const window: Window & typeof globalThis & { Vitrine?: Api };

/** Each counts as an interaction with a block; a click can also be held. A key that activates a control arrives as a click. */
const EVENTS = 'click submit pointerover keydown focusin';

/** Methods of the page's interface that can be called before the stage is loaded. */
const METHODS = 'consent open dialog cart ready report strings unmount on native request destroy scan';

/**
 * A block of own markup that needs React when it comes near the viewport. An empty one is usually the place of a layer, and one that is a link the indicator of the cart.
 * The names are written out, since a variable for them would be 20 B (brotli), and in this order the tag is smallest.
 */
const DUE = '[data-block]:not(:empty,a,[data-block=video],[data-block-load],[data-block=map],[data-block-consent])';

/** Controls on which a click is held until the block is mounted. */
const CONTROLS = 'button,input';

/**
 * Starts the loader: finds the blocks, observes which come near the viewport, holds early clicks, and fetches the stage when it is needed.
 *
 * @param load fetches a file from the folder of the tag; does nothing without a name
 * @param stage file of the stage
 * @param published file of the stage for a published page
 * @param react fetched together with the stage when a block is near: it is by far the largest file
 * @returns a promise that rejects when the stage cannot be loaded, or the browser has no observers
 */
export const startLoader = async (
  load: (tag: HTMLScriptElement, file?: string) => Promise<unknown>,
  stage: string,
  published: string,
  react?: string,
): Promise<unknown> => {
  // The element of a published context (`data-name="static-context"`) counts as a published block that never comes near: the settings of a site hold on its pages without blocks, too.
  const selector = `[${BLOCK}],[data-name$=-context],${PLATFORM_BLOCKS}`;
  const version = VERSION;
  // A form or image with the name of a member hides it on `document`, so members are read from the prototype.
  const query = Document.prototype.querySelectorAll.bind(document) as (selector: string) => NodeListOf<HTMLElement>;

  let api = window.Vitrine as Api;
  if (!api?.q) window.Vitrine = api = { q: [] };
  const queue = api.q as QueuedCall[];
  if (api.version) return queue.push(['again', [version]]);
  api.version = version;

  let start!: () => void;
  const queued =
    (method: string) =>
    (...args: unknown[]) =>
      new Promise((answer) => {
        start();
        queue.push([method, args, answer]);
      });
  // A member such as `dialog` has methods of its own, whose names only the stage knows.
  for (const method of METHODS.split(' '))
    api[method] = new Proxy(queued(method), {
      get: (fn, name) => fn[name as never] ?? queued(method + '.' + String(name)),
    });

  /** Whether a click submits a form. Only such a click is delayed; the page's own handlers receive every click. */
  const isSubmit = (control: HTMLButtonElement) => control.type === 'submit' && control.form;
  const release = () => {
    handover.playing = true;
    for (const { target } of handover.held.splice(0) as unknown as { target: HTMLButtonElement }[])
      if (isSubmit(target)) target.click();
  };
  const markSeen = (host: Element, interaction?: boolean) => {
    handover.seen.push([host, interaction]);
    handover.notify();
  };
  const reach = (event: MouseEvent) => {
    const target = event.target as Element;
    const element = target.closest?.(selector) as HTMLElement | null;
    if (!element) return;
    const control = target.closest<HTMLButtonElement>(CONTROLS);
    if (
      control &&
      event.type === 'click' &&
      !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || handover.playing || target.closest('a'))
    ) {
      if (isSubmit(control)) event.preventDefault();
      handover.held.push({ target: control, host: element });
      setTimeout(release, 5_000);
    }
    markSeen(element, true);
  };

  const observeBlocks = () => {
    const found = query(selector);
    additions.disconnect();
    // Not of: a page may have taken the iterator of node lists away.
    found.forEach((element) => {
      handover.observer.observe(element);
      // That stage reserves room, if it can before the first frame.
      if (!element.dataset.block) {
        stage = published;
        start();
      }
    });
    // Only the stage knows what the page's context needs, such as a cookie banner, and has the services.
    // In this order (and that of the methods and events) the tag is smallest.
    if (query(`[${SITE_CONTEXT}],${EARLY_SELECTOR},[data-block-load=load]`)[0] || queue[0]) start();
    else if (found[0]) (window.requestIdleCallback ?? setTimeout)(start);
    else additions.observe(document, { childList: true, subtree: true });
  };
  // A page without blocks may add one later.
  const additions = new MutationObserver(observeBlocks);

  const handover = {
    // `currentScript` is null for a module script.
    tag: (Reflect.get(Document.prototype, 'currentScript', document) ??
      query('script[src*=vitrine]')[0]) as HTMLScriptElement,
    seen: [],
    held: [],
    observer: new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) {
            markSeen(target);
            if (target.matches(DUE)) {
              // Ahead of its use: the later import reports a failure.
              load(handover.tag, react).catch(() => {});
            }
          }
      },
      { rootMargin: '200px' },
    ),
    reach: reach as (event: Event) => void,
  } as Pick<Handover, Exclude<keyof Handover, 'notify'>> as Handover;
  // The stage puts its own function there.
  for (const type of EVENTS.split(' ')) addEventListener(type, (event) => handover.reach(event), true);

  await new Promise<void>((resolve) => {
    start = handover.notify = resolve;
    // What is parsed already is known already: the stage comes while the rest of the page does.
    addEventListener('DOMContentLoaded', observeBlocks);
    observeBlocks();
  });

  return (
    load(handover.tag, stage)
      // Some engines cache a failed import; with another query they fetch again.
      .catch(() => load(handover.tag, stage + '?2'))
      .then((module) => (module as Stage).begin(handover))
      .catch((error) => {
        release();
        throw error;
      })
  );
};
