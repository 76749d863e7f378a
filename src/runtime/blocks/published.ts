import { FORM_CONTEXT, MARQUEE_PROPS } from '../../vocab/published/places.ts';
import { publishedContext } from '../page/read-context.ts';
import { hasPlatformRuntime, type PublishedNames, publishedNaming } from './published-naming.ts';
import { retryOnce } from './retry-once.ts';

/** What published pages call the blocks. The build writes it here, so that other pages do not pay for it; the single file's registry has it itself. */
declare const __PUBLISHED_NAMES__: PublishedNames | undefined;

/** What the stage asks about a published platform page. Other pages never fetch what answers it. */
export interface Published {
  /**
   * Tells which block an element is; null where it is none of ours. For one that takes no room before it is drawn it keeps as much as its markup says, by
   * what is fetched for such blocks only.
   */
  take(element: Element): string | null;
  /** The platform's own runtime works here: its blocks, its banner and all the rest are its own. */
  readonly runs: boolean;
  /** The page's context, unchecked; null where there is none. */
  readonly context: unknown;
}

/** Gives the module that reads published pages: part of the stage of such a page, a file of its own for every other. */
export type LoadPublished = () => Promise<{ readPublished(registry: PublishedNames): Published }>;

/** Reads what the platform has left in the page. */
export function readPublished(registry: PublishedNames): Published {
  const runs = hasPlatformRuntime(document);
  const { nameOf } = publishedNaming(typeof __PUBLISHED_NAMES__ === 'undefined' ? registry : __PUBLISHED_NAMES__, runs);
  return {
    take(element) {
      const name = nameOf(element);
      if (name && element.querySelector(`${FORM_CONTEXT},${MARQUEE_PROPS}`))
        retryOnce(() => import('./reserve-space.ts')).then(
          ({ reserveSpace: reserve }) => reserve(name, element),
          // The block comes without it, and moves what stands below.
          () => {},
        );
      return name;
    },
    runs,
    context: publishedContext(document),
  };
}
