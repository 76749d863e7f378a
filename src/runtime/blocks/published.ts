import { FORM_CONTEXT, MARQUEE_PROPS } from '../../vocab/published/places.ts';
import { publishedContext } from '../page/read-context.ts';
import { naming, type PlatformWords, platformRuntime } from './naming.ts';
import { twice } from './twice.ts';

/** What published pages call the blocks. The build writes it here, so that other pages do not pay for it; the single file's registry has it itself. */
declare const __PLATFORM__: PlatformWords | undefined;

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
export type LoadPublished = () => Promise<{ readPublished(registry: PlatformWords): Published }>;

/** Reads what the platform has left in the page. */
export function readPublished(registry: PlatformWords): Published {
  const runs = platformRuntime(document);
  const { nameOf } = naming(typeof __PLATFORM__ === 'undefined' ? registry : __PLATFORM__, runs);
  return {
    take(element) {
      const name = nameOf(element);
      if (name && element.querySelector(`${FORM_CONTEXT},${MARQUEE_PROPS}`))
        twice(() => import('./reserve.ts')).then(
          ({ reserve }) => reserve(name, element),
          // The block comes without it, and moves what stands below.
          () => {},
        );
      return name;
    },
    runs,
    context: publishedContext(document),
  };
}
