import { publishedContext } from '../page/read-context.ts';
import { type Naming, naming, platformRuntime } from './naming.ts';
import type { Registry } from './registry.ts';

/** What the stage asks about a published platform page. It is a file of its own: other pages never fetch it. */
export interface Published {
  readonly nameOf: Naming['nameOf'];
  /** The platform's own runtime works here: its blocks, its banner and all the rest are its own. */
  readonly runs: boolean;
  /** The page's context, unchecked; null where there is none. */
  readonly context: unknown;
}

/** Reads what the platform has left in the page. */
export function readPublished(registry: Registry): Published {
  const runs = platformRuntime(document);
  return { nameOf: naming(registry, runs).nameOf, runs, context: publishedContext(document) };
}
