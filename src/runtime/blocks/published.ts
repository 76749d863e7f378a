import { publishedContext } from '../page/read-context.ts';
import { type Naming, naming, type PlatformWords, platformRuntime } from './naming.ts';

/** What published pages call the blocks. The build writes it here, so that other pages do not pay for it; the single file's registry has it itself. */
declare const __PLATFORM__: PlatformWords | undefined;

/** What the stage asks about a published platform page. Other pages never fetch what answers it. */
export interface Published {
  readonly nameOf: Naming['nameOf'];
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
  return {
    nameOf: naming(typeof __PLATFORM__ === 'undefined' ? registry : __PLATFORM__, runs).nameOf,
    runs,
    context: publishedContext(document),
  };
}
