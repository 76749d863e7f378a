import { PUBLISHED_CART } from '../../vocab/names.ts';
import { FORM_CONTEXT, MARQUEE_PROPS } from '../../vocab/published/places.ts';
import { queryIn } from '../page/document-member.ts';
import { publishedContext } from '../page/read-context.ts';
import { retryOnce } from '../page/retry-once.ts';
import { hasPlatformRuntime, type PublishedNames, publishedNaming } from './published-naming.ts';
import { reserveAnnouncement } from './reserve-announcement.ts';

/** The published names of the blocks. The build inserts them here, so that only published pages load them; in the single file they are in the registry. */
declare const __PUBLISHED_NAMES__: PublishedNames | undefined;

/** What the stage needs to know about a published page. Other pages never fetch this code. */
export interface Published {
  /**
   * Returns the block that an element is, or null. If the block has no height before its script renders it, space is reserved for it by code that is
   * fetched for such blocks only.
   */
  nameOf(element: Element): string | null;
  /**
   * True if the platform's own runtime is on the page. Then its blocks, its banner and everything else are left to it.
   */
  readonly platformRuns: boolean;
  /** The page's context, unchecked; null when there is none. */
  readonly context: unknown;
}

/** Loads the code for published pages: part of the stage on such a page, a separate file on every other. */
export type LoadPublished = () => Promise<{ readPublished(registry: PublishedNames): Published }>;

/** Reads the published markup of the page. */
export function readPublished(registry: PublishedNames): Published {
  const runs = hasPlatformRuntime(document);
  const { nameOf } = publishedNaming(typeof __PUBLISHED_NAMES__ === 'undefined' ? registry : __PUBLISHED_NAMES__, runs);
  const context = publishedContext(document);
  const reserve = (name: string, element: Element): void => {
    retryOnce(() => import('./reserve-space.ts')).then(
      ({ reserveSpace }) => reserveSpace(name, element),
      // Without it the block moves the content below when it is mounted.
      () => {},
    );
  };
  if (!runs) {
    reserveAnnouncement(context);
    // White space of the server is no content.
    for (const container of queryIn(document, PUBLISHED_CART))
      if (!container.firstElementChild) reserve('cart-page', container);
  }
  return {
    nameOf(element) {
      const name = nameOf(element);
      if (
        name &&
        (/^(map|audio|calendar|event-list|gallery)$/.test(name) ||
          element.querySelector(`${FORM_CONTEXT},${MARQUEE_PROPS}`))
      )
        reserve(name, element);
      return name;
    },
    platformRuns: runs,
    context,
  };
}
