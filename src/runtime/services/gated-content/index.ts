import { BLOCK_GATED, CONSENT, CONSENT_OPEN, CONSENT_POSTER, CONSENT_SRC } from '../../../vocab/names.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';
import { valueAt } from '../../page/value-at.ts';
import { reportProblem } from '../../report-messages.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { isKnown, isMet, needOf } from './consent-need.ts';
import { createFrameCovers, LEAST_HEIGHT } from './cover-frames.ts';
import { gatedAddress } from './gated-address.ts';
import { GatedBlock } from './gated-block.ts';
import { GatedFrame } from './gated-frame.ts';
import type { GatedItem } from './gated-item.ts';
import { GatedScript, runDue } from './gated-script.ts';
import { makePlaceholder, type Placeholder } from './placeholder.ts';
import { placeholderTexts } from './placeholder-texts.ts';
import { NAME, reportItem, reportUnknownService } from './report-items.ts';
import { createScriptQueue } from './script-queue.ts';

export default { start: startGatedContent } satisfies ServiceModule<undefined>;

const SELECTOR = `script[${CONSENT}],iframe[${CONSENT_SRC}],iframe[${CONSENT}],[${BLOCK_GATED}]`;
/** Where settings make the service of consent ask by itself. */
const ASKING = ['cookieSettings.isCookieBannerEnabled', 'cookieSettings.preset'];

const matching = (root: ParentNode): Element[] => [
  ...(root instanceof Element && Element.prototype.matches.call(root, SELECTOR) ? [root] : []),
  ...queryIn(root, SELECTOR),
];

/** Gates what the page's own markup marks, what is added later too, by the decision in force (threat T-19). */
function startGatedContent(page: Page): RunningService<undefined> {
  const { store, log } = page;
  const items = new Map<Element, GatedItem>();
  const placeholders = new Map<Element, () => void>();
  /** Scripts that have left the page: one that comes back has run, or not, as before. */
  const left = new WeakMap<Element, GatedItem>();
  const once = new Set<Element>();
  const queue = createScriptQueue();
  const covers = createFrameCovers();
  const nonce = page.tag?.nonce ?? '';
  const absolute = valueAt(page.context, 'cookieSettings.isRestrictiveCookiePolicyAbsolute') === true;

  const isGranted = (element: Element, item: GatedItem): boolean =>
    once.has(element) || isMet(item.need, store.getState().consent);

  const consent = (act: (control: Awaited<ReturnType<typeof page.service<'consent'>>>) => void): void => {
    // A service that cannot be loaded is reported where it fails.
    page.service('consent').then(act, () => {});
  };

  function placeholderFor(element: HTMLElement): Placeholder {
    const need = needOf(element);
    const canBeGranted = isKnown(need) && !(absolute && /analytics|marketing/.test(need.purpose));
    const address = gatedAddress(element.getAttribute(CONSENT_SRC));
    const made = makePlaceholder({
      block: !(element instanceof HTMLIFrameElement),
      poster: gatedAddress(element.getAttribute(CONSENT_POSTER)),
      link: address,
      near(button) {
        if (button === 'once') return;
        // Without its files a press would wait for the network.
        consent(() => {});
        if (button === 'preferences') page.prepare('consent-preferences');
      },
      actions: canBeGranted
        ? {
            once: () => allowOnce(element),
            always: () =>
              consent((control) => {
                const { declared } = control.get();
                if (declared.some(({ name }) => name === need.service)) control.setService(need.service, true);
                else control.set({ [need.purpose]: true });
              }),
            preferences: () => consent((control) => control.preferences()),
          }
        : null,
    });
    const say = (): void =>
      made.say(placeholderTexts(page, { element, need, address, declared: store.getState().consent.declared }));
    say();
    placeholders.set(element, say);
    return made;
  }

  function allowOnce(element: Element): void {
    const item = items.get(element);
    if (!item) return;
    once.add(element);
    page.once.add(element);
    item.apply(true);
    if (item instanceof GatedBlock) gateBlocks();
  }

  /** The stage looks again at what its blocks wait for. */
  const gateBlocks = (): void => store.setState(({ consent: now }) => ({ consent: { ...now } }));

  const reportService = (element: Element, { need: { service } }: GatedItem): void =>
    reportUnknownService(log, element, service, store.getState().consent.declared);

  function itemOf(element: Element): GatedItem | null {
    const need = needOf(element);
    const placeholder = (): Placeholder => placeholderFor(element as HTMLElement);
    if (element instanceof HTMLScriptElement) {
      if (!/^text\/plain$/i.test(element.type.trim())) {
        const used = 'what the browser has run itself';
        reportProblem(log, NAME, element, { where: 'type', read: element.type, expected: 'text/plain', used });
        return null;
      }
      return new GatedScript(element, {
        need,
        nonce,
        isMet: () => isMet(need, store.getState().consent),
        failed: (message) => log.error('VT040', `${NAME}: ${message}`, NAME),
      });
    }
    if (element instanceof HTMLIFrameElement) return new GatedFrame(element, { need, covers, placeholder });
    if (!(element instanceof HTMLElement)) return null;
    return new GatedBlock(element, {
      need,
      covers,
      placeholder,
      tooSmall: () =>
        reportProblem(log, NAME, element, {
          where: 'height',
          read: `${element.offsetHeight}px`,
          expected: `at least ${LEAST_HEIGHT}px, by min-height for example`,
          used: 'a notice that moves what follows',
        }),
    });
  }

  function add(roots: readonly ParentNode[]): void {
    const found = new Set(roots.flatMap(matching));
    for (const element of found) {
      if (items.has(element) || !element.isConnected) continue;
      const item = left.get(element) ?? itemOf(element);
      if (!item) continue;
      items.set(element, item);
      reportItem(log, element, item);
      reportService(element, item);
      item.apply(isGranted(element, item));
      // Only the service of consent knows the title of a service.
      if (item.need.service && !(item instanceof GatedScript)) consent(() => {});
    }
    if (found.size > 0) runDue(items.values(), queue);
    covers.settle();
  }

  /** Nothing keeps what has left the page. A script is found there as it was, by a page that keeps a copy, too: what has run must not run from that without asking. */
  function leave(element: Element, item: GatedItem): void {
    item.stop();
    items.delete(element);
    placeholders.delete(element);
    once.delete(element);
    page.once.delete(element);
    if (!(item instanceof GatedScript)) return;
    queue.restore(item.element);
    left.set(element, item);
  }

  const observer = new MutationObserver((records) => {
    for (const [element, item] of items) {
      if (element.isConnected) item.moved?.();
      else if (!queue.isThere(element)) leave(element, item);
    }
    add(
      records
        .flatMap(({ type, target, addedNodes }) => (type === 'attributes' ? [target] : [...addedNodes]))
        .filter((node): node is Element => node instanceof Element),
    );
  });

  const applyAll = (): void => {
    for (const [element, item] of items) item.apply(isGranted(element, item));
    covers.settle();
    runDue(items.values(), queue);
  };

  const unsubscribe = store.subscribe(({ consent: now }, { consent: before }) => {
    if (now === before) return;
    if (now.declared !== before.declared) {
      for (const say of placeholders.values()) say();
      for (const [element, item] of items) reportService(element, item);
    }
    const isWhole = now.decisions !== before.decisions;
    if (now.purposes === before.purposes && now.services === before.services && !isWhole) return;
    let isGated = false;
    for (const element of once) {
      const { need } = items.get(element) ?? {};
      // A decision about everything, and a withdrawal, replace what was allowed for one.
      if (need && !isWhole && isMet(need, now) === isMet(need, before)) continue;
      once.delete(element);
      page.once.delete(element);
      isGated ||= items.get(element) instanceof GatedBlock;
    }
    // The stage has looked before this.
    if (isGated) gateBlocks();
    applyAll();
  });

  add([documentMember('documentElement')]);
  // A frame and a block ask by their notices, a script cannot.
  const asks =
    store.getState().consent.decided ||
    ASKING.some((path) => valueAt(page.context, path)) ||
    queryIn(document, `[${CONSENT_OPEN}]`).length > 0;
  if (!asks && [...items.values()].some((item) => item instanceof GatedScript && item.need.purpose !== 'necessary'))
    log.warn(
      'VT040',
      NAME,
      `a script waits, and nothing on the page asks the visitor: enable ${ASKING.join(' or ')}, add ${CONSENT_OPEN}, or call Vitrine.consent.set().`,
    );
  // The stage writes the attribute on blocks.
  observer.observe(document, { childList: true, subtree: true, attributeFilter: [BLOCK_GATED] });

  return {
    api: undefined,
    stop() {
      observer.disconnect();
      unsubscribe();
      covers.stop();
      for (const item of items.values()) item.stop();
      queue.stop();
      items.clear();
      placeholders.clear();
    },
  };
}
