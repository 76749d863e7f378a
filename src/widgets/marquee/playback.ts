import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import { documentMember } from '../../runtime/page/document-member.ts';
import { inView, onResize } from '../../runtime/page/element-observers.ts';
import type { Animator } from './animator.ts';
import { type Conditions, REFIT_AFTER, runs } from './logic.ts';

interface PlaybackOptions {
  /** What has to be in view, and what the mouse rests on. The button is beside it, or it could not resume what it paused. */
  readonly view: HTMLElement;
  /** The text with its gap, whose size decides how long a round is. */
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

/** Lets the mover run while everything allows it (MARQ-604 to MARQ-607, MARQ-610), and measures again once sizes have been quiet for 1000 ms. */
export function startPlayback({
  view,
  group,
  animator: mover,
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
    if (next) mover.play();
    else mover.pause();
    handle.emit('marquee-change', { running });
  };
  const change = (part: Partial<Conditions>): void => {
    handle.run(() => {
      now = { ...now, ...part };
      // Measured once it is seen, after the page has been laid out: a mount forces no layout.
      if (now.inView && !fitted) mover.fit();
      fitted ||= now.inView;
      setRunning(runs(now));
    });
  };
  const fitLater = (): void => {
    cancelFit();
    cancelFit = handle.after(REFIT_AFTER, () => mover.fit());
  };
  let [viewWidth, groupWidth] = [0, 0];
  const resized = (): void => {
    // Before this frame is drawn: a view that grows shows no end of the text. Nothing is measured for it.
    if (viewWidth && groupWidth) handle.run(() => mover.fill?.(viewWidth, groupWidth));
    fitLater();
  };

  const listening = new AbortController();
  const { signal } = listening;
  const hover = (hovered: boolean) => (event: PointerEvent) => {
    // A finger does not hover; its pause would last until the next touch elsewhere.
    if (event.pointerType !== 'touch') change({ hovered });
  };
  view.addEventListener('pointerenter', hover(true), { signal });
  view.addEventListener('pointerleave', hover(false), { signal });
  const visibilityChanged = (): void => change({ pageVisible: pageVisible() });
  documentMember('addEventListener').call(document, 'visibilitychange', visibilityChanged, { signal });
  // A web font that arrives late changes every width.
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
      mover.stop();
    },
  };
}
