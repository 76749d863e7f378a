import { highlightLimits } from '../../../vocab/codes/highlight.ts';
import type { HighlightSettings } from '../../../vocab/rules/display/highlight-settings.ts';
import { isMotionReduced } from '../../page/reduced-motion.ts';
import { type DrawState, END, initialState, keyframeOf, restarts, restMs, towardsEnd } from './draw-state.ts';

/** How often a transparent ancestor is looked at again, in ms: nothing tells when it appears. */
const LOOK_AGAIN_MS = 100;

/** Returns whether an element or one that it is displayed in is fully transparent or hidden (HILITE-320). */
function isTransparent(element: Element): boolean {
  if (getComputedStyle(element).visibility === 'hidden') return true;
  for (let at: Element | null = element; at; ) {
    if (getComputedStyle(at).opacity === '0') return true;
    const { assignedSlot, parentNode }: Element = at;
    const parent: Node | null = assignedSlot ?? parentNode;
    at = parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
  }
  return false;
}

/** Plays the animation of one highlight, when its text is in view. */
export class Playback {
  readonly #text: Element;
  readonly #group: SVGGElement;
  #settings: HighlightSettings;
  #state: DrawState;
  #inView: boolean | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #animation: Animation | null = null;

  constructor(text: Element, group: SVGGElement, settings: HighlightSettings) {
    this.#text = text;
    this.#group = group;
    this.#settings = settings;
    this.#state = isMotionReduced() ? END : initialState(settings);
    this.#show();
  }

  /** Takes new settings. Those that the animation depends on restart it at once (HILITE-321, HILITE-326). */
  set(settings: HighlightSettings): void {
    const isNew = restarts(this.#settings, settings);
    this.#settings = settings;
    if (!isNew) return;
    this.#halt();
    this.#state = isMotionReduced() ? END : initialState(settings);
    this.#show();
    if (this.#inView) this.#begin(0);
  }

  /**
   * Begins when the text comes into view, and stops where it is when the text leaves it. Only one that is in view from
   * the first waits (HILITE-321).
   */
  seen(inView: boolean): void {
    if (inView === this.#inView) return;
    const isFirst = this.#inView === undefined;
    this.#inView = inView;
    if (inView) this.#begin(isFirst ? highlightLimits.startDelayMs : 0);
    else this.#halt();
  }

  /** Shows the whole shape from now on (HILITE-324). */
  finish(): void {
    this.#halt();
    this.#state = END;
    this.#show();
  }

  stop(): void {
    this.#halt();
  }

  #begin(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#state !== END) this.#timer = setTimeout(() => this.#tryPlay(), delay);
  }

  #tryPlay(): void {
    if (isTransparent(this.#text)) this.#begin(LOOK_AGAIN_MS);
    else this.#play();
  }

  #play(): void {
    const duration = restMs(this.#state, this.#settings.duration);
    const keyframes = [keyframeOf(this.#state, this.#settings), keyframeOf(END, this.#settings)];
    const animation = this.#group.animate(keyframes, { duration, easing: 'ease-in-out', fill: 'forwards' });
    this.#animation = animation;
    animation.onfinish = () => this.finish();
  }

  /** Stops waiting and moving; what has been drawn remains. */
  #halt(): void {
    clearTimeout(this.#timer);
    const animation = this.#animation;
    if (!animation) return;
    this.#animation = null;
    animation.onfinish = null;
    this.#state = towardsEnd(this.#state, animation.effect?.getComputedTiming().progress ?? 0);
    this.#show();
    animation.cancel();
  }

  #show(): void {
    const { style } = this.#group;
    Object.assign(style, keyframeOf(this.#state, this.#settings));
    // A whole shape has no dashes: their ends would be seen where strokes meet.
    style.strokeDasharray = this.#state === END ? '' : '1 3';
  }
}
