import { begin } from './runtime/blocks/begin.ts';

/** Filled in by the build, last of all: the stage's file, and the early-input selector. */
declare const __STAGE__: string;
declare const __EARLY__: string;

begin(__EARLY__, ({ src }, query = '') => import(new URL(`chunks/${__STAGE__}${query}`, src) as unknown as string));
