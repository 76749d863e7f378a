import { begin } from './runtime/blocks/begin.ts';

declare const __EARLY__: string;

// Everything is in this one file: the same waiting rules, nothing to fetch.
begin(() => import('./main.ts'), __EARLY__);
