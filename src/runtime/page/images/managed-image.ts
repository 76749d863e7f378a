import type { ImageSettings } from '../../../vocab/image-settings.ts';
import { imageSourceInvalid, imageWithoutParent } from '../../../vocab/logged-messages.ts';
import type { Dimensions } from '../../../vocab/rules/display/dimensions.ts';
import { drawnSize } from './drawn-size.ts';
import { naturalSize, sizeOf } from './fetch-image.ts';
import { fillBox, type Measure, type Placing } from './fill-box.ts';
import type { Waiting } from './image-queue.ts';
import type { ImageRequest } from './image-request.ts';
import { type NearPicture, watchPicture, watchSeen } from './near-view.ts';
import { addPicture, imageQueue, makeDue, type PagePicture, takeFirst } from './page-images.ts';
import { isAddress, pickedFile, screenSignals } from './picked-file.ts';

/** Up to this distance a picture is due with its gallery, although it is not in view itself. */
const NEIGHBOUR = 1;

/** A picture of the page that is loaded when it is due, placed in its parent, and fetched anew where it needs a larger file. */
export class ManagedImage implements PagePicture {
  readonly #element: HTMLElement;
  readonly #waiting: Waiting;
  readonly #stops: (() => void)[] = [];
  #request: ImageRequest;
  #settings: ImageSettings;
  #measure: Measure = { box: { width: 0, height: 0 }, inView: false };
  /** The width of the file that was asked for last. */
  #asked: number;
  #shown: number;
  #running = 0;
  /** The layout changed since the file was picked. */
  #stale = true;
  #isQueued = false;
  /** Somebody asked for it, so that it is loaded also out of view. */
  #isAsked = false;
  #concurrent = false;
  get #placing(): Placing {
    return this.#request.placing ?? fillBox;
  }
  #near: NearPicture | null = null;
  #stopSeen = (): void => {};

  constructor(element: HTMLElement, request: ImageRequest) {
    this.#element = element;
    this.#request = request;
    this.#settings = request.settings;
    this.#asked = this.#shown = request.loadedWidth ?? 0;
    this.#waiting = {
      rank: { distance: request.distance, inView: false },
      run: (release) => void this.#run().finally(release),
    };
    this.#stops.push(addPicture(this));
    this.place();
    const { loadMode } = this.#settings;
    // The browser may begin with it long before it is near.
    if (request.sizesOnly) makeDue(this);
    if (loadMode === 'true') this.load();
    else if (loadMode === 'viewport') {
      this.#near = watchPicture(element, request.distance !== undefined, () => this.#nearChanged());
      this.#stops.push(this.#near.stop);
    }
  }

  /** The width of the file that is shown, in px; 0 for none. */
  get shownWidth(): number {
    return this.#shown;
  }

  get #isStopped(): boolean {
    return this.#stops.length === 0;
  }

  get source(): string {
    return this.#settings.source;
  }

  /** Somebody asked for it, and it is still in the queue. */
  get isAwaited(): boolean {
    return this.#isQueued && this.#isAsked;
  }

  /** Loads the picture now, wherever it is (IMG-303). While it is loading it is skipped, unless concurrent loads are allowed (IMG-323). */
  load({ allowConcurrentLoads = false } = {}): void {
    this.#isAsked = true;
    this.#concurrent = allowConcurrentLoads;
    makeDue(this);
  }

  /** Takes another width of its place or another distance to the current item. */
  update({ width, distance }: Pick<ImageRequest, 'width' | 'distance'>): void {
    const isOther = width !== this.#request.width;
    this.#request = { ...this.#request, width, distance };
    this.#waiting.rank = { ...this.#waiting.rank, distance };
    if (isOther) this.resized();
    else this.#nearChanged();
  }

  stop(): void {
    this.#leaveQueue();
    for (const stop of this.#stops.splice(0)) stop();
  }

  measure(): Measure {
    return this.#placing.measure(this.#element, this.#settings, this.#request.width);
  }

  proceed(measure: Measure): void {
    if (this.#isStopped) return;
    const { forceUpdate, source } = this.#settings;
    const concurrent = this.#concurrent;
    this.#concurrent = false;
    this.#measure = measure;
    this.#waiting.rank = { ...this.#waiting.rank, inView: measure.inView };
    if (!isAddress(source)) {
      this.#request.warn?.(imageSourceInvalid);
      return;
    }
    this.place(measure);
    const { srcset, sources, sizesOnly } = this.#request;
    if (srcset || sources?.length || sizesOnly) this.#writeSizes();
    // What is loading is looked at once more when it has ended.
    if (this.#running > 0 && !concurrent) return;
    this.#stale = false;
    if (this.#request.sizesOnly) return;
    if (!forceUpdate && this.#file().width <= this.#asked) return;
    this.#enqueue();
  }

  resized(): void {
    this.#stale = true;
    if (this.#isNear() || this.#isAsked) makeDue(this);
  }

  printed(): void {
    if (this.#settings.loadMode !== 'false' && this.#asked === 0) this.load();
  }

  /** Places the picture, whatever file it shows. */
  place(measure?: Measure): void {
    this.#placing.place(this.#element, this.#settings, measure);
  }

  #file() {
    return pickedFile(this.#settings, this.#measure.box, screenSignals(), this.#asked);
  }

  #isNear(): boolean {
    return this.#near?.isNear(Math.abs(this.#request.distance ?? Number.POSITIVE_INFINITY) <= NEIGHBOUR) ?? false;
  }

  #nearChanged(): void {
    const isNear = this.#isNear();
    if (isNear && this.#stale) makeDue(this);
    else if (!isNear && !this.#isAsked) this.#leaveQueue();
  }

  #enqueue(): void {
    this.#stopSeen();
    this.#isQueued = true;
    this.#stopSeen = watchSeen(this.#element, (inView) => {
      this.#waiting.rank = { ...this.#waiting.rank, inView };
    });
    imageQueue().add(this.#waiting);
  }

  #leaveQueue(): void {
    this.#stopSeen();
    if (!this.#isQueued) return;
    imageQueue().remove(this.#waiting);
    this.#isQueued = false;
    this.#stale = true;
  }

  async #run(): Promise<void> {
    this.#isQueued = false;
    this.#stopSeen();
    const element = this.#element;
    if (!element.parentNode) {
      this.#request.warn?.(imageWithoutParent);
      return;
    }
    this.#running += 1;
    element.classList.add('loading');
    let shows = false;
    try {
      shows = await this.#load();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) element.classList.remove('loading');
    }
    if (this.#isStopped) return;
    this.#request.done?.(shows);
    if (this.#stale) this.resized();
  }

  async #load(): Promise<boolean> {
    const element = this.#element;
    const { source, sizeFormat, dimensions } = this.#settings;
    if (!dimensions && sizeFormat) this.#learn(await naturalSize(source, element));
    if (this.#isStopped) return false;
    const { address, width } = this.#file();
    const keeps = this.#asked > 0;
    this.#asked = Math.max(width, this.#asked);
    if (this.#waiting.rank.inView && takeFirst() && !element.hasAttribute('fetchpriority'))
      element.setAttribute('fetchpriority', 'high');
    const { srcset = '', sources = [] } = this.#request;
    const begin = (): boolean => {
      if (this.#isStopped) return false;
      this.#shown = Math.max(width, this.#shown);
      return true;
    };
    const file = { address, srcset, sources, keeps, begin };
    const arrived = await this.#placing.show(element, this.#settings, file);
    if (!dimensions && !sizeFormat) this.#learn(sizeOf(element as HTMLImageElement));
    return arrived || keeps;
  }

  /** Goes on with the size that the file has (IMG-325). */
  #learn(dimensions: Dimensions | null): void {
    if (!dimensions || this.#isStopped) return;
    this.#settings = { ...this.#settings, dimensions };
    this.#request.learned?.(dimensions);
    this.place(this.#measure);
  }

  /** Tells the browser for which width it chooses from `srcset`: like a file's width, it is only raised (IMG-326). */
  #writeSizes(): void {
    const image = this.#element as HTMLImageElement;
    // With another width it would fetch a second file.
    if (image.currentSrc && !image.sizes) return;
    const width = Math.ceil(drawnSize(this.#settings, this.#measure.box).width);
    if (width <= (Number.parseFloat(image.sizes) || 0)) return;
    image.sizes = `${width}px`;
    if (this.#request.sources?.length)
      for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.sizes = image.sizes;
  }
}
