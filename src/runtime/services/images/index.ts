import type { ImageSettings } from '../../../vocab/image-settings.ts';
import {
  imageElementInvalid,
  imageMissing,
  imageSourceInvalid,
  imagesMissing,
  imageWithoutAlignment,
  imageWithoutParent,
  nodeInvalid,
} from '../../../vocab/logged-messages.ts';
import { BLOCK_STATE } from '../../../vocab/names.ts';
import { formatDimensions } from '../../../vocab/rules/display/dimensions.ts';
import { fillPlaceholders } from '../../../vocab/rules/text/fill-placeholders.ts';
import { queryIn } from '../../page/document-member.ts';
import { ManagedImage } from '../../page/images/managed-image.ts';
import { onWindowResize } from '../../page/resize-scheduler.ts';
import { retryOnce } from '../../page/retry-once.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { findHost } from './find-host.ts';
import { forgetSize, rememberSize } from './own-size.ts';
import { followsParent, isBlank, leaveGround, placeInPage, readOwnSize, uncover } from './place-in-page.ts';
import { hasCome, isPicture, lacksAlignment, loadedWidthOf, readImage, sourceOf, WATCHED } from './read-image.ts';

export default { start: startImages } satisfies ServiceModule<undefined>;

/** A file that has come is not asked how large it is. */
const naturalSizeOf = (element: HTMLElement): ImageSettings['dimensions'] =>
  element instanceof HTMLImageElement ? { width: element.naturalWidth, height: element.naturalHeight } : null;

const isElement = (node: Node): node is Element => node instanceof Element;

const withSource = (root: Element): Element[] => [
  ...(root.hasAttribute('data-src') ? [root] : []),
  ...queryIn(root, '[data-src]'),
];

/** Returns whether the markup treats an element as a picture although it cannot show one (ERR-317). */
const isMistaken = (element: Element): boolean =>
  !(element instanceof HTMLImageElement) && element.hasAttribute('data-image-dimensions');

/** A published gallery whose block is not drawn yet. */
const WAITING_GALLERY = `.sqs-block-gallery:is([${BLOCK_STATE}=waiting],[${BLOCK_STATE}=loading])`;

/**
 * Reserves the space of galleries before their pictures come: these lie below each other until the block is drawn, and
 * would move what follows.
 */
async function reserveGalleries(galleries: readonly Element[]): Promise<void> {
  try {
    const { reserveSpace } = await retryOnce(() => import('../../published/reserve-space.ts'));
    for (const gallery of galleries) if (gallery.matches(WAITING_GALLERY)) reserveSpace('gallery', gallery);
    // One frame measures, the next reserves, the third shows it.
    for (let frames = 3; frames; frames--) await new Promise(requestAnimationFrame);
  } catch {
    // The stage fetches the same file, and a block does without it.
  }
}

/** Stops with a picture. What hides one that waits goes: another script may load it from now on. */
function leave(element: Element, image: ManagedImage): void {
  image.stop();
  if (image.shownWidth === 0) uncover(element as HTMLElement);
}

/**
 * Loads the pictures of the page, those that are added later too, and at the page's command (IMG-301, IMG-303,
 * IMG-305).
 */
function startImages({ log }: Pick<Page, 'log'>): RunningService<undefined> {
  const images = new Map<Element, ManagedImage>();
  /** The picture and the width that an element showed before it left the page, in case it comes back. */
  const shown = new WeakMap<Element, { readonly source: string; readonly width: number }>();
  /** Pictures whose places are measured. */
  const measured = new Set<ManagedImage>();
  const early: Event[] = [];
  let host: Element | null = null;
  let stopped = false;

  const warn = (message: string): void => log.warn('VT040', null, message);

  function add(element: HTMLElement, settings: ImageSettings): void {
    const { source, background } = settings;
    // A morph has taken away what it showed.
    if (isBlank(element) && !background) shown.delete(element);
    const last = shown.get(element);
    if (lacksAlignment(settings)) warn(imageWithoutAlignment);
    const come = hasCome(element, settings);
    const measures = followsParent(settings);
    const shows = last?.source === source && last.width > 0;
    // Its attributes have changed while its file was under way, which was then told to nobody.
    if (shows && element instanceof HTMLImageElement)
      element.decode().then(
        () => element.classList.add('loaded'),
        () => {},
      );
    const image = new ManagedImage(element, {
      settings:
        come && measures && !settings.dimensions ? { ...settings, dimensions: naturalSizeOf(element) } : settings,
      placing: placeInPage,
      sizesOnly: element.hasAttribute('srcset'),
      loadedWidth: shows ? last.width : loadedWidthOf(element, settings),
      warn,
      learned(dimensions) {
        element.setAttribute('data-image-dimensions', formatDimensions(dimensions));
        rememberSize(element, source, ['data-image-dimensions']);
      },
      // Themes of published pages fade in what has this class.
      done: (shows) => element.classList.toggle('loaded', shows),
    });
    images.set(element, image);
    if (come) element.classList.add('loaded');
    if (measures) measured.add(image);
  }

  function remove(element: Element, image: ManagedImage): void {
    shown.set(element, { source: image.source, width: image.shownWidth });
    if (image.isAwaited) warn(imageWithoutParent);
    leave(element, image);
    images.delete(element);
    measured.delete(image);
  }

  /** Reads all before the first is written to. */
  function scan(roots: readonly Element[]): void {
    const found = new Set(roots.flatMap(withSource));
    const read: (() => void)[] = [];
    for (const element of found) {
      if (images.has(element) || !element.isConnected) continue;
      // The author's own `sizes` leave nothing to decide here.
      if (element.hasAttribute('srcset') && element.hasAttribute('sizes')) continue;
      if (isPicture(element)) {
        forgetSize(element, sourceOf(element));
        readOwnSize(element);
        const settings = readImage(element);
        read.push(() => add(element, settings));
      } else if (isMistaken(element)) warn(imageElementInvalid);
    }
    for (const one of read) one();
  }

  function follow(records: readonly MutationRecord[]): void {
    if (records.some(({ removedNodes }) => removedNodes.length > 0))
      for (const [element, image] of images) if (!element.isConnected) remove(element, image);
    /** Whose own attributes say something new. A `src` alone does so of a picture that a morph has emptied: others are loaded by scripts of the page. */
    const anew = new Set<Element>();
    for (const { attributeName, target } of records) {
      if (!attributeName || !isElement(target)) continue;
      const image = images.get(target);
      if (attributeName !== 'src') anew.add(target);
      else if (image && image.shownWidth > 0 && isBlank(target)) anew.add(target);
      if (image && anew.has(target)) remove(target, image);
      if (attributeName === 'data-background-image') {
        // What is shown on the image is not on its ground, nor the other way round.
        shown.delete(target);
        leaveGround(target as HTMLElement);
      }
    }
    scan([...anew, ...records.flatMap(({ addedNodes }) => [...addedNodes].filter(isElement))]);
  }
  const observer = new MutationObserver(follow);

  /** Loads the picture that an event names, or all pictures in an element. */
  function load({ target, detail }: CustomEvent): void {
    if (!(target instanceof Element)) {
      warn(fillPlaceholders(nodeInvalid, { node: `${target}` }));
      return;
    }
    // What the page has set just before its command counts.
    follow(observer.takeRecords());
    const named = [...images].filter(([element]) => target.contains(element));
    const allowConcurrentLoads = Object(detail).allowConcurrentLoads === true;
    for (const [, image] of named) image.load({ allowConcurrentLoads });
    if (named.length > 0) return;
    if (target instanceof HTMLImageElement) warn(imageSourceInvalid);
    else warn(target.hasAttribute('data-src') ? imageElementInvalid : imageMissing);
  }

  // Its place is right before its file may be a larger one (SCROLL-305, SCROLL-308).
  const stopResize = onWindowResize(() => {
    const places = [...measured].map((image) => ({ image, measure: image.measure() }));
    for (const { image, measure } of places) image.place(measure);
  });

  const begin = (found: Element): void => {
    if (stopped) return;
    host = found;
    scan([found]);
    // Pictures that blocks of the page load are none of this service's, and no mistake.
    if (withSource(found).length === 0) log.warn('VT040', 'images', imagesMissing, false, found);
    observer.observe(found, { childList: true, subtree: true, attributes: true, attributeFilter: WATCHED });
    for (const event of early.splice(0)) load(event as CustomEvent);
  };
  const stopSearch = findHost(log, (found) => {
    const galleries = queryIn(found, WAITING_GALLERY);
    if (!galleries.length) begin(found);
    else void reserveGalleries(galleries).then(() => begin(found));
  });

  return {
    api: undefined,
    stop() {
      stopped = true;
      stopSearch();
      stopResize();
      observer.disconnect();
      for (const [element, image] of images) leave(element, image);
      images.clear();
      measured.clear();
    },
    handle(event) {
      if (host) load(event as CustomEvent);
      else early.push(event);
      return true;
    },
  };
}
