import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { documentMember } from '../../runtime/page/document-member.ts';
import { inView, onResize } from '../../runtime/page/element-observers.ts';
import type { Animator } from './animator.ts';
import { type Conditions, REFIT_AFTER, runs } from './logic.ts';

interface PlaybackOptions {
  /** The element that has to be in view and that pauses the text on hover. The button is outside it; otherwise it could not resume what it paused. */
  readonly view: HTMLElement;
  /** The text with its gap, whose size determines the length of a round. */
  readonly group: HTMLElement;
  readonly animator: Animator;
  readonly handle: BlockHandle;
  readonly pausedOnHover: boolean;
  readonly pausedByButton: boolean;
}

export interface Playback {
  pauseByButton(paused: boolean): void;
  stop(): void;
}

/** Plays the animator while all conditions hold (MARQ-604 to MARQ-607, MARQ-610), and measures again once sizes have not changed for 1000 ms. */
export function startPlayback({
  view,
  group,
  animator,
  handle,
  pausedOnHover,
  pausedByButton,
}: PlaybackOptions): Playback {
  const pageVisible = (): boolean => !documentMember('hidden');
  let now: Conditions = { inView: false, pageVisible: pageVisible(), hovered: false, pausedOnHover, pausedByButton };
  let running = false;
  let fitted = false;
  let cancelFit = (): void => {};

  const setRunning = (next: boolean): void => {
    if (next === running) return;
    running = next;
    if (next) animator.play();
    else animator.pause();
    handle.emit('marquee-change', { running });
  };
  const change = (part: Partial<Conditions>): void => {
    handle.run(() => {
      now = { ...now, ...part };
      // It is measured once it is visible, after the page has been laid out, so that a mount forces no layout.
      if (now.inView && !fitted) animator.fit();
      fitted ||= now.inView;
      setRunning(runs(now));
    });
  };
  const fitLater = (): void => {
    cancelFit();
    cancelFit = handle.after(REFIT_AFTER, () => animator.fit());
  };
  let [viewWidth, groupWidth] = [0, 0];
  const resized = (): void => {
    // Runs before this frame is drawn, so that a view that grows does not show the end of the text. It measures nothing.
    if (viewWidth && groupWidth) handle.run(() => animator.fill?.(viewWidth, groupWidth));
    fitLater();
  };

  const listening = new AbortController();
  const { signal } = listening;
  const hover = (hovered: boolean) => (event: PointerEvent) => {
    // A touch does not hover; a pause caused by it would last until the next touch elsewhere.
    if (event.pointerType !== 'touch') change({ hovered });
  };
  view.addEventListener('pointerenter', hover(true), { signal });
  view.addEventListener('pointerleave', hover(false), { signal });
  const visibilityChanged = (): void => change({ pageVisible: pageVisible() });
  documentMember('addEventListener').call(document, 'visibilitychange', visibilityChanged, { signal });
  // A web font that loads late changes every width.
  documentMember('fonts')?.addEventListener('loadingdone', fitLater, { signal });
  const unwatch = inView(view, (visible) => change({ inView: visible }));
  const unmeasure = [
    onResize(view, (width) => {
      viewWidth = width;
      resized();
    }),
    onResize(group, (width) => {
      groupWidth = width;
      resized();
    }),
  ];

  return {
    pauseByButton: (paused) => change({ pausedByButton: paused }),
    stop: () => {
      listening.abort();
      unwatch();
      for (const stop of unmeasure) stop();
      cancelFit();
      setRunning(false);
      animator.stop();
    },
  };
}
