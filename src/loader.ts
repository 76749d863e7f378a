import { begin } from './runtime/blocks/begin.ts';

/** Filled in by the build, last of all: the stage's file, and the early-input selector. */
declare const __STAGE__: string;
declare const __EARLY__: string;

// Async, so that a tag without an address (SVG's script has none) is a failed load and no throw.
begin(
  async ({ src }, query = '') => import(new URL(`chunks/${__STAGE__}${query}`, src) as unknown as string),
  __EARLY__,
);
