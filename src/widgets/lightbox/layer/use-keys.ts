import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { documentMember } from '../../../runtime/page/document-member.ts';
import { wantsArrows } from '../../../runtime/page/wants-arrows.ts';
import { keyCounts } from '../motion/lightbox-state.ts';

interface KeyOptions {
  readonly handle: Pick<BlockHandle, 'run' | 'dir'>;
  readonly isEnlarged: boolean;
  readonly index: number;
  readonly count: number;
  go(step: number): void;
  /** Multiplies the scale; 0 shows the whole picture. */
  zoom(factor: number): void;
  /** Moves an enlarged picture by parts of the screen. */
  pan(x: number, y: number): void;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  // Their codes, of a keyboard that gives them no name.
  37: [-1, 0],
  39: [1, 0],
};

const ZOOMS: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0 };

/** The keys of the lightbox, wherever in it the focus is (LBOX-324). */
export function useKeys(dialog: RefObject<HTMLDialogElement | null>, options: KeyOptions): void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { handle, isEnlarged, index, count, go, zoom, pan } = options;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !isOurs(event, dialog.current))
      return;
    const arrow = ARROWS[event.key] ?? ARROWS[event.keyCode];
    const factor = ZOOMS[event.key];
    const end = { Home: -index, End: count - 1 - index }[event.key];
    if (!(arrow || factor !== undefined || end !== undefined)) return;
    event.preventDefault();
    handle.run(() => {
      if (end !== undefined) go(end);
      else if (factor !== undefined) zoom(factor);
      else if (arrow && isEnlarged) pan(arrow[0], arrow[1]);
      else if (arrow?.[0] && keyCounts(performance.now(), last.current)) {
        last.current = performance.now();
        go(handle.dir === 'rtl' ? -arrow[0] : arrow[0]);
      }
    });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => pressed(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

/**
 * Returns whether the lightbox has the focus, and nothing in it wants the key. A control that disappears leaves the
 * focus on the body.
 */
const isOurs = (event: KeyboardEvent, dialog: HTMLDialogElement | null): boolean =>
  dialog !== null &&
  (event.composedPath().includes(dialog)
    ? !wantsArrows(event, dialog)
    : event.target === documentMember('body') && documentMember('activeElement') === event.target);
