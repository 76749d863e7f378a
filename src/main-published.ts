import { start as startWith } from './main.ts';
import type { Handover } from './runtime/blocks/handover.ts';
import * as published from './runtime/blocks/published.ts';
import { hasPlatformRuntime } from './runtime/blocks/published-naming.ts';
import { reservePictures } from './runtime/blocks/reserve-pictures.ts';

/** The stage of a published platform page: what reads it is in the same file, so that a page with none of our blocks fetches nothing besides. */
export const start = (handover: Handover): Promise<void> => {
  // What the platform's own runtime is on is left to it.
  if (!hasPlatformRuntime(document)) reservePictures();
  return startWith(handover, async () => published);
};
