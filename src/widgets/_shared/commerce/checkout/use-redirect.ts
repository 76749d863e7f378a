import { useCallback, useEffect, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import type { ServiceApis } from '../../../../runtime/stage/services.ts';
import { NO_PLATFORM } from '../../server/no-platform.ts';

type CheckoutControl = ServiceApis['checkout'];

/**
 * What tells that a visitor is about to use the block: its service is fetched then, so that the redirect begins with
 * the click itself.
 */
const NEAR = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Redirects to a checkout, once however often it is asked for while the first redirect begins.
 *
 * @returns the function that redirects, and whether the last attempt failed, of which the visitor should be told
 */
export function useRedirect(handle: BlockHandle): {
  failed: boolean;
  /**
   * @param otherwise the page's own way, taken if the server has no such checkout or the page does not name what its
   *   address needs
   */
  redirect(way: (checkout: CheckoutControl, unanswered?: () => void) => Promise<unknown>, otherwise?: () => void): void;
} {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const { element } = handle;
    const near = (): void => {
      unlisten();
      // It is asked for again with the click, which reports a failure.
      handle.service('checkout').catch(() => {});
    };
    const unlisten = (): void => {
      for (const type of NEAR) element.removeEventListener(type, near);
    };
    for (const type of NEAR) element.addEventListener(type, near, { passive: true });
    return unlisten;
  }, [handle]);
  const redirect = useCallback(
    (way: (checkout: CheckoutControl, unanswered?: () => void) => Promise<unknown>, otherwise?: () => void): void => {
      setFailed(false);
      const unanswered = (): void => {
        handle.log.warn(NO_PLATFORM);
        otherwise?.();
      };
      handle.run(async () => {
        try {
          await way(await handle.service('checkout'), otherwise && unanswered);
        } catch (error) {
          if (otherwise) {
            unanswered();
            return;
          }
          setFailed(true);
          // The page does not name what the address needs: its author is told.
          if (!(error instanceof RangeError)) throw error;
          handle.log.warn(error.message);
        }
      });
    },
    [handle],
  );
  return { failed, redirect };
}
