import { readJson } from '../../vocab/block/read-json.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { playerHeight } from '../../vocab/published/audio.ts';
import { EVENT_EXPORT, EVENT_TO_COME } from '../../vocab/published/event-list.ts';
import { formHeight } from '../../vocab/published/form-height.ts';
import type { MeasureText } from '../../vocab/published/lines-in.ts';
import { mapHeight } from '../../vocab/published/map.ts';
import { AUDIO, FORM_CONTEXT } from '../../vocab/published/places.ts';
import { documentMember } from '../page/document-member.ts';
import { listen } from '../page/emit.ts';
import { type Bounds, boundsOfGallery, galleryHeightIn } from './gallery-room.ts';
import { marqueeHeight } from './marquee-height.ts';
import { dropCopiedRoom, dropRoomOfCopiedCarts, markReserved, unmark } from './reservation-mark.ts';

/** Predicts the height of a block for a width in px, as terms of a CSS sum; null when it is unknown. */
type HeightIn = (width: number, measure: MeasureText) => string | null;

/** Published blocks that are empty before a script renders them: reads their height from the markup; null when they already have content. */
const HEIGHTS: Readonly<Record<string, (element: Element) => HeightIn | null>> = {
  form: formHeightIn,
  marquee: marqueeHeight,
  map: mapHeightIn,
  // Without it the page stays as it is.
  audio: (element) =>
    element.matches(AUDIO) || element.querySelector(AUDIO)
      ? () => `${playerHeight(element) + wordsHeight(element)}px`
      : null,
  calendar: monthHeightIn,
  gallery: galleryHeightIn,
  'event-list': eventListHeightIn,
  // What is in it is known to the server alone: at least what an empty cart shows will be drawn.
  'cart-page': () => () => '148.3px',
};

/** A month is drawn as six weeks below the bar, or as a list where a grid with titles has no room. Below both is what waits for the events, or says that there are none. */
function monthHeightIn(element: Element): HeightIn {
  const isGrid = (width: number): boolean => width >= 600 && matchMedia('(min-width: 40em)').matches;
  return (width) => {
    const month = isGrid(width) ? 860 : width > 480 ? 247 : 230;
    return `${month + wordsHeight(element)}px`;
  };
}

/** What a published list shows stays as it is; each event to come gets a button that adds it to a calendar, unless the page shows its own. */
function eventListHeightIn(element: Element): HeightIn | null {
  const { length } = [...element.querySelectorAll(EVENT_TO_COME)].filter(
    (event) => ![...event.querySelectorAll(EVENT_EXPORT)].some(isShown),
  );
  return length ? () => `${wordsHeight(element)}px + ${length}*max(44px,var(--vitrine-control-height,44px))` : null;
}

/** The height of what the page shows in the element of a block, with its margins: the block shows it, too. */
function wordsHeight(element: Element): number {
  const holder = element.querySelector('.sqs-block-content') ?? element;
  const shown = [...holder.children].filter((child) => child.getBoundingClientRect().height > 0);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return 0;
  const margins =
    Number.parseFloat(getComputedStyle(first).marginTop) + Number.parseFloat(getComputedStyle(last).marginBottom);
  return last.getBoundingClientRect().bottom - first.getBoundingClientRect().top + margins;
}

/** A map's height stands in its JSON. */
function mapHeightIn(element: Element): HeightIn | null {
  const { value } = readJson(element.getAttribute(BLOCK_JSON) ?? '');
  const height = isRecord(value) ? mapHeight(value) : null;
  return height === null ? null : () => `${height}px`;
}

/** Returns whether an element is shown: one that is hidden until the platform's own script shows it is no content. */
const isShown = (element: Element): boolean => element.checkVisibility?.() !== false;

/** A form that exists only as JSON, as far as a visitor sees. */
function formHeightIn(element: Element): HeightIn | null {
  const script = element.querySelector(FORM_CONTEXT);
  const controls = [...element.querySelectorAll('form,input:not([type="hidden"]),select,textarea')];
  if (!script || controls.some(isShown)) return null;
  let context: unknown;
  try {
    context = JSON.parse(script.textContent ?? '');
  } catch {
    return null;
  }
  return (width, measure) => {
    const height = formHeight(context, width, measure);
    if (!height) return null;
    const gap = 'var(--vitrine-form-gap,calc(var(--vitrine-space,4px)*6))';
    return `${height.px + wordsHeight(element)}px + ${height.gaps}*${gap} + ${height.controls}*max(48px,var(--vitrine-control-height,48px))`;
  };
}

/** An element and the space that is reserved for its block. */
interface Reservation {
  readonly element: HTMLElement;
  readonly heightIn: HeightIn;
  /** Null where the markup is not higher than the block. */
  readonly bounds: Bounds | null;
  readonly stops: readonly (() => void)[];
  /** Its computed minimum height without the reservation. */
  minHeight: string;
  /** Width of its content, and the height of its padding and borders, in px. */
  width: number;
  edges: number;
  drawn: boolean;
  /** True if it has been in view since it was drawn. */
  seen: boolean;
}

const reservations = new Map<Element, Reservation>();
const print = matchMedia('print');
let frame = 0;

/**
 * Reserves space for a published block that is empty until it is rendered, so that the content below does not move. The reservation ends when the change is
 * not visible: once the rendered block has left the viewport, has another width, or has the focus; at once when it fails or is unmounted.
 *
 * @param name name of the block
 */
export function reserveSpace(name: string, element: Element): void {
  if (reservations.has(element) || !(element instanceof HTMLElement)) return;
  dropCopiedRoom(element);
  const heightIn = Object.hasOwn(HEIGHTS, name) ? HEIGHTS[name]?.(element) : null;
  // A page that sets this style reserves the space itself.
  if (!heightIn || element.style.minBlockSize) return;
  const drop = (): void => release(reservations.get(element));
  // Events of blocks inside bubble to the element. The cart's own block is inside its container.
  const on = (event: string, fn: () => void): (() => void) =>
    listen(element, event, ({ target }) => (target === element || name === 'cart-page') && fn());
  element.addEventListener('focusin', drop);
  reservations.set(element, {
    element,
    heightIn,
    bounds: name === 'gallery' ? boundsOfGallery(element) : null,
    stops: [
      on('block-ready', () => drawn(element)),
      on('block-failed', drop),
      on('block-removed', drop),
      // The next slide may be lower.
      on('gallery-change', drop),
      () => element.removeEventListener('focusin', drop),
    ],
    minHeight: '',
    width: 0,
    edges: 0,
    drawn: false,
    seen: false,
  });
  sizes.observe(element);
}

function drawn(element: Element): void {
  const reservation = reservations.get(element);
  if (!reservation) return;
  reservation.bounds?.clear();
  reservation.drawn = true;
  views.observe(element);
}

function release(reservation: Reservation | undefined): void {
  if (!reservation || !reservations.delete(reservation.element)) return;
  sizes.unobserve(reservation.element);
  views.unobserve(reservation.element);
  for (const off of reservation.stops) off();
  restore(reservation);
}

function restore({ element, drawn, bounds }: Reservation): void {
  if (!drawn) bounds?.clear();
  element.style.removeProperty('min-block-size');
  unmark(element);
}

/** Reads all heights before any is written, so that layout is forced once. */
function writeAll(): void {
  const pending = [...reservations.values()].filter(({ drawn }) => !drawn);
  const heights = pending.map(heightOf);
  for (const [at, one] of pending.entries()) {
    const height = heights[at];
    if (height) {
      markReserved(one.element);
      one.element.style.setProperty('min-block-size', height);
      one.bounds?.set(height);
    } else restore(one);
  }
}

function scheduleWrite(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(writeAll);
}

function heightOf(reservation: Reservation): string | null {
  const { element, heightIn, width, edges } = reservation;
  if (!width || print.matches || hasOwnHeight(element)) return null;
  const { fontFamily, boxSizing, minBlockSize, maxBlockSize } = getComputedStyle(element);
  reservation.minHeight ||= minBlockSize === 'auto' ? '0px' : minBlockSize;
  const sum = heightIn(width, measureIn(fontFamily));
  if (!sum) return null;
  const whole = `calc(${sum}${boxSizing === 'border-box' ? ` + ${edges}px` : ''})`;
  return `max(${reservation.minHeight},${maxBlockSize === 'none' ? whole : `min(${maxBlockSize},${whole})`})`;
}

// The write changes the observed height; in the same frame the browser would report a resize loop.
const sizes = new ResizeObserver((entries) => {
  for (const { target, contentBoxSize, borderBoxSize } of entries) {
    const one = reservations.get(target);
    const [content, border] = [contentBoxSize[0], borderBoxSize[0]];
    if (!one || !content || !border || content.inlineSize === one.width) continue;
    if (one.drawn || !target.isConnected) release(one);
    else {
      one.width = content.inlineSize;
      one.edges = border.blockSize - content.blockSize;
      scheduleWrite();
    }
  }
});

const views = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const one = reservations.get(target);
    if (!one) continue;
    if (isIntersecting) one.seen = true;
    else if (one.seen) release(one);
  }
});

print.addEventListener('change', () => {
  for (const one of reservations.values()) if (one.drawn) release(one);
  // There is no animation frame before a page is printed.
  writeAll();
});
dropRoomOfCopiedCarts((container) => reservations.has(container));
// Titles of fields may wrap differently in the page's own font.
documentMember('fonts').addEventListener('loadingdone', scheduleWrite);

/** Returns whether the page sets a fixed height. False in browsers without a computed style map. */
const hasOwnHeight = (element: Element): boolean => /\dpx$/.test(`${element.computedStyleMap?.().get('height') ?? ''}`);

const canvas = documentMember('createElement').call(document, 'canvas') as HTMLCanvasElement;
const context = canvas.getContext('2d');

/** Measures text in a font family with a canvas; without one, by the average width of letters. */
const measureIn =
  (family: string): MeasureText =>
  (text, size, weight) => {
    if (!context) return text.length * size * 0.5;
    context.font = `${weight} ${size}px ${family}`;
    return context.measureText(text).width;
  };
