import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { allowsService, type ConsentSlice } from '../../../../runtime/store/consent.ts';
import type { ConsentPurpose } from '../../../../vocab/block/define-block.ts';
import { BLOCK_CONSENT } from '../../../../vocab/names.ts';

export interface GateOptions {
  readonly purpose: ConsentPurpose;
  /** A service that the site declares; empty for none. */
  readonly service: string;
  /** It also waits for a click where it is allowed. */
  readonly waitsForClick?: boolean;
}

/** Whether something of a third party may be loaded now, and what a visitor can do about it. */
export interface Gate {
  readonly isOpen: boolean;
  /** A decision allows it: it waits for the click alone, or for nothing. */
  readonly isAllowed: boolean;
  /** True if a click on this page has opened it, so that the focus goes on into it. */
  readonly wasClicked: boolean;
  /** The visitor may decide; under an absolute policy nobody may. */
  readonly canAsk: boolean;
  /** What the site calls the service; empty where it declares none. */
  readonly name: string;
  /** Loads it now, without a decision that is kept. */
  open(): void;
  /** Grants the service if the site declares it, otherwise the purpose. */
  always(): Promise<void>;
  preferences(): Promise<void>;
}

/** A gate that follows the visitor's decisions while somebody listens. */
export interface FollowedGate {
  /** The same object as long as nothing has changed. */
  get(): Gate;
  /** Calls a function at every change. Returns a function that ends it. */
  subscribe(changed: () => void): () => void;
}

/**
 * Follows the visitor's decision about something that a block shows from a third party (threat T-16). Before it is open, nothing of it may be requested.
 *
 * @param options read at every question, since the page may change what they are read from
 */
export function createGate(handle: BlockHandle, options: () => GateOptions): FollowedGate {
  const { store, site, element } = handle;
  const listeners = new Set<() => void>();
  let wasClicked = false;
  const isMet = (consent: ConsentSlice): boolean => {
    const { purpose, service } = options();
    const isRefused = Object.hasOwn(consent.services, service) && !consent.services[service];
    // A block that the stage holds back itself is mounted only while it is allowed; a mark without a value holds nothing back, and the stage may not know the service.
    return (!isRefused && Boolean(element.getAttribute(BLOCK_CONSENT))) || allowsService(consent, purpose, service);
  };
  const read = () => {
    const { consent } = store.getState();
    const { purpose, service, waitsForClick = false } = options();
    const mayAsk = !(site.cookieSettings.isRestrictiveCookiePolicyAbsolute && /analytics|marketing/.test(purpose));
    const isAllowed = isMet(consent);
    return {
      isOpen: wasClicked || (isAllowed && !waitsForClick),
      isAllowed,
      wasClicked,
      canAsk: mayAsk || isAllowed,
      name: consent.declared.find((one) => one.name === service)?.title ?? '',
    };
  };
  const controls = {
    open: () => click(true),
    async always() {
      const control = await handle.service('consent');
      const { purpose, service } = options();
      if (control.get().declared.some(({ name }) => name === service)) control.setService(service, true);
      else control.set({ [purpose]: true });
      click(true);
    },
    async preferences() {
      (await handle.service('consent')).preferences();
    },
  };
  let known = read();
  let gate: Gate = { ...known, ...controls };

  function get(): Gate {
    const now = read();
    if (Object.entries(now).some(([name, value]) => value !== known[name as keyof typeof known])) {
      known = now;
      gate = { ...now, ...controls };
    }
    return gate;
  }
  function changed(): void {
    if (get() === shown) return;
    shown = gate;
    for (const fn of listeners) fn();
  }
  let shown = gate;
  function click(clicked: boolean): void {
    wasClicked = clicked;
    changed();
  }
  return {
    get,
    subscribe(fn) {
      listeners.add(fn);
      const stop = store.subscribe(({ consent: now }, { consent: before }) => {
        if (now === before) return;
        const isWhole = now.decisions !== before.decisions;
        // A decision about everything, and a withdrawal, replace what was opened for one.
        if ((isWhole && !isMet(now)) || (isMet(before) && !isMet(now))) wasClicked = false;
        changed();
      });
      return () => {
        stop();
        listeners.delete(fn);
      };
    },
  };
}
