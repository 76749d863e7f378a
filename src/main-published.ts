import { begin as beginWith } from './main.ts';
import type { Handover } from './runtime/loader/handover.ts';
import * as published from './runtime/published/published.ts';
import { reservePictures } from './runtime/published/reserve-pictures.ts';

/** The stage of a published platform page: what reads it is in the same file, so that a page with none of our blocks fetches nothing besides. */
export const begin = (handover: Handover): Promise<void> => {
  reservePictures();
  return beginWith(handover, async () => published);
};
