import { useLayoutEffect } from 'react';
import { CONSENT_SRC } from '../../vocab/names.ts';
import { frameAddress } from '../_shared/block/facade/safe-address.ts';

/** Gives pictures of other sites their address while they may be loaded, and takes it away again. */
export function usePictures(pictures: readonly HTMLImageElement[], isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const given: HTMLImageElement[] = [];
    for (const picture of pictures) {
      const address = frameAddress(picture.getAttribute(CONSENT_SRC) ?? '');
      if (!address || picture.hasAttribute('src')) continue;
      picture.referrerPolicy = 'strict-origin-when-cross-origin';
      picture.src = address.href;
      given.push(picture);
    }
    return () => {
      for (const picture of given) {
        picture.removeAttribute('src');
        picture.removeAttribute('referrerpolicy');
      }
    };
  }, [pictures, isOpen]);
}
