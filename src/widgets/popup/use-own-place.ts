import { useLayoutEffect } from 'react';

/**
 * Lets the content of an element show while the element itself takes no place: one that is hidden, or has a frame of its own, moves nothing on the page. It
 * becomes again what it was.
 */
export function useOwnPlace(element: Element): void {
  useLayoutEffect(() => {
    const { style } = element as HTMLElement;
    const before = element.getAttribute('style');
    style.setProperty('display', 'contents', 'important');
    return () => {
      style.removeProperty('display');
      // Not as an attribute: a strict content security policy forbids that.
      if (before) style.cssText = before;
      else element.removeAttribute('style');
    };
  }, [element]);
}
