import type { ServiceStart } from '../../vocab/block/define-service.ts';
import { readCookie } from '../page/cookies.ts';
import { documentMember, queryIn } from '../page/document-member.ts';
import { inQuery } from '../page/in-query.ts';
import { valueAt } from '../page/value-at.ts';
import { readLocal } from '../page/web-storage.ts';
import { allows } from '../store/consent.ts';
import { loadMessages } from './load-messages.ts';
import type { Page } from './page.ts';
import type { ServiceEntry, ServiceRegistry } from './registry.ts';
import { retryOnce } from './retry-once.ts';
import type { RunningService } from './services.ts';

/** The services of a page: started by what their declarations say, or by whoever asks for one. */
export interface Services {
  /** Starts a service, once. Rejects where it does not come; the next call tries again. */
  service(name: string): Promise<unknown>;
  /** Starts what the page asks for, and listens to what may ask later. */
  begin(): void;
  /** Looks at elements that were added to the page. */
  added(roots: readonly ParentNode[]): void;
  stop(): void;
}

const nothing = (): void => {};

/** A form's controls may hide the form's own `matches` by their names. */
const matches = (node: unknown, selector: string): boolean =>
  node instanceof Element && Element.prototype.matches.call(node, selector);

/** Makes the starter of services. A service that throws is reported (VT023) and reaches no other. */
export function createServices(registry: ServiceRegistry, page: Page): Services {
  const asked = new Map<string, Promise<RunningService>>();
  const running = new Map<string, RunningService>();
  const stops = new Set<() => void>();
  /** What starts by a setting, query or purpose alone. */
  const plain: (() => void)[] = [];
  /** What waits for an element, by its selector. */
  const awaited = new Map<string, () => void>();
  let stopped = false;
  let replaying = false;

  const told = (name: string, error: unknown): void => {
    if (!stopped) page.log.error('VT023', `${name}: ${error}`);
  };

  function run(name: string): Promise<RunningService> {
    const known = asked.get(name);
    if (known) return known;
    const entry = registry[name] as ServiceEntry;
    loadMessages(page, entry);
    const promise = retryOnce(() => entry.load()).then(({ default: module }) => {
      if (stopped) throw new Error('stopped');
      const one = module.start(page);
      running.set(name, one);
      return one;
    });
    asked.set(name, promise);
    promise.catch((error) => {
      asked.delete(name);
      told(name, error);
    });
    return promise;
  }

  function handled(name: string, event: Event): boolean | undefined {
    try {
      return running.get(name)?.handle?.(event);
    } catch (error) {
      told(name, error);
      return false;
    }
  }

  const isAllowed = (purpose: string | undefined): boolean =>
    !purpose || allows(page.store.getState().consent, purpose);

  /** Starts what a declaration asks for, with everything that it will need. */
  function start(name: string, { purpose, opens }: ServiceStart): Promise<RunningService> {
    const { consent, shows } = registry[name] ?? {};
    if (!isAllowed(purpose ?? consent)) return Promise.reject(null);
    const promise = run(name);
    if (opens) {
      page.prepare(opens);
      // Whoever shows it asks again, and says so where it does not come.
      if (shows && /[<&]/.test(String(valueAt(page.context, shows)))) import('../page/sanitise.ts').catch(nothing);
    }
    return promise;
  }

  function arm(name: string, one: ServiceStart): void {
    const { events, selector } = one;
    // What fails is reported where it does.
    const wake = (): void => void start(name, one).catch(nothing);
    if (events) armEvents(name, one, events);
    else if (selector) awaited.set(selector, wake);
    else {
      plain.push(wake);
      wake();
    }
  }

  /** An event that a service may take waits for the service; a click goes its own way where that does nothing. */
  function armEvents(name: string, one: ServiceStart, events: string): void {
    const { selector, changed } = one;
    const state = (): string | undefined => changed && `${readCookie(changed[0])}${readLocal(changed[1])}`;
    const before = state();
    const heard = (event: Event): void => {
      // The path leads into open shadow roots as well.
      const target = event.composedPath().find((step) => !selector || matches(step, selector));
      if (!target || event.defaultPrevented || replaying) return;
      if (running.has(name)) {
        if (handled(name, event)) event.preventDefault();
        return;
      }
      if (changed && state() === before) return;
      event.preventDefault();
      const goOn = (): void => {
        replaying = true;
        if (selector) (target as HTMLElement).click();
        replaying = false;
      };
      start(name, one).then(() => handled(name, event) || goOn(), goOn);
    };
    for (const type of events.split(' ')) {
      addEventListener(type, heard);
      stops.add(() => removeEventListener(type, heard));
    }
  }

  /** Stops what lost its purpose, and starts what waited for one. */
  const weigh = (): void => {
    for (const [name, one] of running)
      if (!isAllowed(registry[name]?.consent)) {
        one.stop();
        running.delete(name);
        asked.delete(name);
      }
    for (const wake of plain) wake();
  };

  function added(roots: readonly ParentNode[]): void {
    for (const [selector, wake] of awaited)
      if (roots.some((root) => matches(root, selector) || queryIn(root, selector)[0])) {
        awaited.delete(selector);
        wake();
      }
  }

  /** Whether what the page itself has to have is there. */
  const holds = ({ setting, query, undecided }: ServiceStart): boolean =>
    (!setting || Boolean(valueAt(page.context, setting))) &&
    (!query || inQuery(query)) &&
    (!undecided || page.store.getState().inEditorFrame || !page.store.getState().consent.decided);

  return {
    service: async (name) => (await run(name)).api,
    begin() {
      for (const [name, { starts }] of Object.entries(registry))
        for (const one of starts) if (holds(one)) arm(name, one);
      stops.add(page.store.subscribe((now, before) => now.consent !== before.consent && weigh()));
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
