import { useEffect } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { documentMember } from '../../runtime/page/document-member.ts';
import { isInView } from '../../runtime/page/images/fill-box.ts';
import { wantsArrows } from '../../runtime/page/wants-arrows.ts';
import type { Gallery } from './state/gallery-state.ts';

const KEYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const CODES: Readonly<Record<number, -1 | 1>> = { 37: -1, 39: 1 };

/** The direction of a key on the screen; 0 for every other key and with a modifier (GAL-352). */
const arrowOf = (event: KeyboardEvent): -1 | 0 | 1 =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? 0 : (KEYS[event.key] ?? CODES[event.keyCode] ?? 0);

/** The galleries that take keys. */
const galleries = new Set<Element>();

/** How far the middle of an element is from that of the window, in px. */
function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom - innerHeight) / 2);
}

/** Whether a key is meant for a gallery: the focus is in it, or it is nowhere and no other gallery in view is nearer to the middle. */
function isMeant(event: KeyboardEvent, element: Element): boolean {
  if (event.composedPath().includes(element)) return true;
  const { target } = event;
  // A script that moves through the page may give a key to the document or the window.
  if (target instanceof Element && target !== documentMember('body') && target !== documentMember('documentElement'))
    return false;
  const seen = [...galleries].filter(isInView);
  return seen.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0] === element;
}

/**
 * The arrow keys go to the previous and the next slide while the gallery is in view and at rest, and nobody is typing (GAL-349 to GAL-352). A key belongs to
 * what has the focus: one that is pressed elsewhere on the page is not the gallery's. Where a page is read from the right, the left key goes on.
 */
export function useKeys(gallery: Gallery, handle: BlockHandle): void {
  useEffect(() => {
    const { element } = handle;
    const press = (event: KeyboardEvent): void => {
      const arrow = arrowOf(event);
      if (arrow === 0 || event.defaultPrevented || gallery.getState().inMotion) return;
      if (wantsArrows(event, element) || handle.store.getState().ui.layers.length > 0) return;
      // Looked up with the key: an observer answers only after the first frame.
      if (!isInView(element) || !isMeant(event, element)) return;
      const isForward = arrow > 0 === (handle.dir === 'ltr');
      handle.run(() => (isForward ? gallery.next() : gallery.previous()));
    };
    galleries.add(element);
    addEventListener('keydown', press);
    return () => {
      galleries.delete(element);
      removeEventListener('keydown', press);
    };
  }, [gallery, handle]);
}
