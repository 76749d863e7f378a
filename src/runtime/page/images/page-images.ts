import { resizeLimits } from '../../../vocab/codes/motion.ts';
import { deviceSignals, isMobileDevice } from '../device.ts';
import { onWindowResize } from '../resize-scheduler.ts';
import type { Measure } from './fill-box.ts';
import { ImageQueue } from './image-queue.ts';

/** What the page asks of a picture that it loads. */
export interface PagePicture {
  /** Reads the layout. */
  measure(): Measure;
  /** Writes, and asks for the file where one is needed. */
  proceed(measure: Measure): void;
  /** The window has another size. */
  resized(): void;
  /** The page is about to be printed. */
  printed(): void;
}

const all = new Set<PagePicture>();
const due = new Set<PagePicture>();
let queue: ImageQueue | null = null;
let stopListening = (): void => {};
let isFirst = true;

/** The page's one queue: 16 loads at a time, or 1 on a mobile device (IMG-318, IMG-320). */
export const imageQueue = (): ImageQueue => {
  queue ??= new ImageQueue(isMobileDevice(deviceSignals()));
  return queue;
};

/** True once: for the first picture in the window, which the browser fetches before all others. */
export function takeFirst(): boolean {
  const taken = isFirst;
  isFirst = false;
  return taken;
}

/** Reads the places of all pictures before the first of them writes, so that the browser computes the layout once. */
function flush(): void {
  const batch = [...due].map((one) => ({ one, measure: one.measure() }));
  due.clear();
  for (const { one, measure } of batch) one.proceed(measure);
}

/** Has a picture measured and loaded in the current task. */
export function makeDue(one: PagePicture): void {
  if (due.size === 0) queueMicrotask(flush);
  due.add(one);
}

function listen(): () => void {
  const print = (): void => {
    for (const one of all) one.printed();
    flush();
  };
  const stopResize = onWindowResize(() => {
    for (const one of all) one.resized();
  }, resizeLimits.debounceMs);
  addEventListener('beforeprint', print);
  return () => {
    stopResize();
    removeEventListener('beforeprint', print);
  };
}

/** Adds a picture to those of the page. Returns a function that removes it. */
export function addPicture(one: PagePicture): () => void {
  if (all.size === 0) stopListening = listen();
  all.add(one);
  return () => {
    due.delete(one);
    if (all.delete(one) && all.size === 0) stopListening();
  };
}
