import { type RefObject, useEffect } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';

/** Fetches what buying needs once a visitor comes near the form with pointer or keyboard, so that the button does not wait for it. */
export function useWarmServices(
  root: RefObject<HTMLElement | null>,
  services: readonly ('cart' | 'checkout')[],
  handle: BlockHandle,
): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const controller = new AbortController();
    const warm = (): void => {
      controller.abort();
      // A service that does not load is asked for again, and reported, when something is bought.
      for (const name of services) handle.service(name).catch(() => {});
    };
    const { signal } = controller;
    element.addEventListener('pointerover', warm, { signal, passive: true });
    element.addEventListener('focusin', warm, { signal });
    return () => controller.abort();
  }, [root, services, handle]);
}
