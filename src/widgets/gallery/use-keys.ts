import { useEffect } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import { isInView } from '../../runtime/page/images/fill-box.ts';
import type { Gallery } from './state/gallery-state.ts';

/** What uses arrow keys itself: fields and editable text (GAL-349), and widgets that are moved through by arrows. */
const USES_ARROWS =
  'input, textarea, select, video, audio, dialog, [contenteditable]:not([contenteditable="false"]), ' +
  '[role=dialog], [role=listbox], [role=menu], [role=menubar], [role=radiogroup], [role=slider], [role=spinbutton], [role=tablist], [role=textbox], [role=tree], [role=grid]';

const KEYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const CODES: Readonly<Record<number, -1 | 1>> = { 37: -1, 39: 1 };

/** The direction of a key on the screen; 0 for every other key and with a modifier (GAL-352). */
export const arrowOf = (event: KeyboardEvent): -1 | 0 | 1 =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? 0 : (KEYS[event.key] ?? CODES[event.keyCode] ?? 0);

const usesArrows = (event: KeyboardEvent): boolean =>
  event.composedPath().some((target) => target instanceof Element && target.matches(USES_ARROWS));

/**
 * The arrow keys go to the previous and the next slide while the gallery is in view and at rest, and nobody is typing (GAL-349 to GAL-352). Where a page is read
 * from the right, the left key goes on.
 */
export function useKeys(gallery: Gallery, handle: BlockHandle): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const arrow = arrowOf(event);
      if (arrow === 0 || event.defaultPrevented || gallery.getState().inMotion) return;
      // Looked up with the key: an observer answers only after the first frame.
      if (usesArrows(event) || handle.store.getState().ui.layers.length > 0 || !isInView(handle.element)) return;
      const isForward = arrow > 0 === (handle.dir === 'ltr');
      handle.run(() => (isForward ? gallery.next() : gallery.previous()));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [gallery, handle]);
}
