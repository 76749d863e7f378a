import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
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
  /** Whether a click on this page has opened it, so that the focus goes on into it. */
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

/** Follows the visitor's decision about something that a block shows from a third party (threat T-16). Before it is open, nothing of it may be requested. */
export function useGate(handle: BlockHandle, { purpose, service, waitsForClick = false }: GateOptions): Gate {
  const { store, site, element } = handle;
  // A block that the stage holds back itself is mounted only while it is allowed.
  const isMet = (consent: ConsentSlice): boolean =>
    element.hasAttribute(BLOCK_CONSENT) || allowsService(consent, purpose, service);
  const isAllowed = useSyncExternalStore(store.subscribe, () => isMet(store.getState().consent));
  const name = useSyncExternalStore(
    store.subscribe,
    () => store.getState().consent.declared.find((one) => one.name === service)?.title ?? '',
  );
  const [clicked, setClicked] = useState(false);
  const isOwnChoice = useRef(false);
  const met = useRef(isMet);
  met.current = isMet;
  useEffect(
    () =>
      store.subscribe(({ consent: now }, { consent: before }) => {
        if (now === before) return;
        const isFirst = now.decided !== before.decided && !isOwnChoice.current;
        // A decision about everything, and a withdrawal, replace what was opened for one.
        if ((isFirst && !met.current(now)) || (met.current(before) && !met.current(now))) setClicked(false);
      }),
    [store],
  );
  const canAsk = !(site.cookieSettings.isRestrictiveCookiePolicyAbsolute && /analytics|marketing/.test(purpose));
  return {
    isOpen: clicked || (isAllowed && !waitsForClick),
    isAllowed,
    wasClicked: clicked,
    canAsk: canAsk || isAllowed,
    name,
    open: () => setClicked(true),
    async always() {
      const control = await handle.service('consent');
      isOwnChoice.current = true;
      if (control.get().declared.some(({ name }) => name === service)) control.setService(service, true);
      else control.set({ [purpose]: true });
      isOwnChoice.current = false;
      setClicked(true);
    },
    async preferences() {
      (await handle.service('consent')).preferences();
    },
  };
}
