import type { ServiceStart } from '../../vocab/block/define-service.ts';
import { readCookie } from '../page/cookies.ts';
import { documentMember, queryIn } from '../page/document-member.ts';
import { inQuery } from '../page/page-modes.ts';
import { retryOnce } from '../page/retry-once.ts';
import { valueAt } from '../page/value-at.ts';
import { readLocal } from '../page/web-storage.ts';
import { allows } from '../store/consent.ts';
import { loadMessages } from './load-messages.ts';
import type { Page } from './page.ts';
import type { ServiceEntry, ServiceRegistry } from './registry.ts';
import type { RunningService } from './service-module.ts';

/** The services of a page. They start as declared, or when code requests one. */
export interface Services {
  /** Starts a service once. Rejects when it cannot be loaded; the next call tries again. */
  service(name: string): Promise<unknown>;
  /** Starts the services that the page needs now, and listens for what starts others later. */
  start(): void;
  /** Checks elements that were added to the page. */
  added(roots: readonly ParentNode[]): void;
  stop(): void;
}

const nothing = (): void => {};

/** Calls `matches` from the prototype: a form's controls can hide it by their names. */
const matches = (node: unknown, selector: string): boolean =>
  node instanceof Element && Element.prototype.matches.call(node, selector);

/** Creates the services of a page. A service that throws is reported (VT023) and does not affect others. */
export function createServices(registry: ServiceRegistry, page: Page): Services {
  const starting = new Map<string, Promise<RunningService>>();
  const running = new Map<string, RunningService>();
  const stops = new Set<() => void>();
  /** Starters of services that need only a setting, query or purpose. They are called again when the consent changes. */
  const restartable: (() => void)[] = [];
  /** Starters of services that wait for an element, by its selector. */
  const bySelector = new Map<string, () => void>();
  let stopped = false;
  let replaying = false;

  const reportFailure = (name: string, error: unknown): void => {
    if (!stopped) page.log.error('VT023', `${name}: ${error}`);
  };

  function run(name: string): Promise<RunningService> {
    const pending = starting.get(name);
    if (pending) return pending;
    const entry = registry[name] as ServiceEntry;
    const promise = Promise.all([retryOnce(entry.load), loadMessages(page, entry)]).then(([{ default: module }]) => {
      if (stopped) throw new Error('stopped');
      const one = module.start(page);
      running.set(name, one);
      return one;
    });
    starting.set(name, promise);
    promise.catch((error) => {
      starting.delete(name);
      reportFailure(name, error);
    });
    return promise;
  }

  function handled(name: string, event: Event, target: EventTarget): boolean | undefined {
    try {
      return running.get(name)?.handle?.(event, target);
    } catch (error) {
      reportFailure(name, error);
      return false;
    }
  }

  const isAllowed = (purpose: string | undefined): boolean =>
    !purpose || allows(page.store.getState().consent, purpose);

  /** Starts a service and fetches what it will need. */
  async function start(name: string, { purpose, opens }: ServiceStart): Promise<RunningService> {
    const { consent, shows } = registry[name] ?? {};
    if (!isAllowed(purpose ?? consent)) throw null;
    const promise = run(name);
    if (opens) {
      page.prepare(opens);
      // The code that shows it imports it again, and reports a failure.
      if (shows && /[<&]/.test(String(valueAt(page.context, shows)))) import('../page/sanitise.ts').catch(nothing);
    }
    return promise;
  }

  function register(name: string, one: ServiceStart): void {
    const { events, selector } = one;
    // A failure is reported where it happens.
    const tryStart = (): void => void start(name, one).catch(nothing);
    if (events) registerEvents(name, one, events);
    else if (selector) bySelector.set(selector, tryStart);
    else {
      restartable.push(tryStart);
      tryStart();
    }
  }

  /** Delays an event until the service that may handle it has started. A click that the service does not handle is replayed. */
  function registerEvents(name: string, one: ServiceStart, events: string): void {
    const { selector, changed } = one;
    const state = (): string | undefined => changed && `${readCookie(changed[0])}${readLocal(changed[1])}`;
    const before = state();
    const onEvent = (event: Event): void => {
      // The path includes the elements in open shadow roots.
      const target = event.composedPath().find((step) => !selector || matches(step, selector));
      // A click with a modifier key opens another window or tab, which only the browser can do.
      const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
      if (!target || event.defaultPrevented || replaying || ctrlKey || metaKey || shiftKey || altKey) return;
      if (running.has(name)) {
        if (handled(name, event, target)) event.preventDefault();
        return;
      }
      if (changed && state() === before) return;
      event.preventDefault();
      const replayClick = (): void => {
        replaying = true;
        if (selector) (target as HTMLElement).click();
        replaying = false;
      };
      start(name, one).then(() => handled(name, event, target) || replayClick(), replayClick);
    };
    for (const type of events.split(' ')) {
      addEventListener(type, onEvent);
      stops.add(() => removeEventListener(type, onEvent));
    }
  }

  /** Stops services whose purpose is no longer granted, and starts those that waited for one. */
  const applyConsent = (): void => {
    for (const [name, one] of running)
      if (!isAllowed(registry[name]?.consent)) {
        one.stop();
        running.delete(name);
        starting.delete(name);
      }
    for (const wake of restartable) wake();
  };

  function added(roots: readonly ParentNode[]): void {
    for (const [selector, wake] of bySelector)
      if (roots.some((root) => matches(root, selector) || queryIn(root, selector)[0])) {
        bySelector.delete(selector);
        wake();
      }
  }

  /**
   * Returns whether the page fulfils the conditions of a start. An empty path leads to nothing. In this order the stage
   * is smallest.
   */
  const conditionsMet = ({ setting, query, unless = '' as never }: ServiceStart): boolean =>
    (unless && page.store.getState().inEditorFrame) ||
    (!valueAt(page.store.getState().consent, unless) &&
      (!query || inQuery(query)) &&
      (!setting || setting.split(' ').some((path) => valueAt(page.context, path))));

  return {
    service: async (name) => (await run(name)).api,
    start() {
      for (const [name, { starts }] of Object.entries(registry))
        for (const one of starts) if (conditionsMet(one)) register(name, one);
      stops.add(page.store.subscribe((now, before) => now.consent !== before.consent && applyConsent()));
      added([documentMember('documentElement')]);
    },
    added,
    stop() {
      stopped = true;
      for (const stop of stops) stop();
      for (const one of running.values()) one.stop();
    },
  };
}
