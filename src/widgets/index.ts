// Written by the build from the folders of this directory (build/registry-files.mjs). Do not edit.
import { blockRegistry } from '../runtime/blocks/make-registry.ts';
import { accordion } from './accordion/block.ts';
import { cookieBanner } from './cookie-banner/block.ts';
import { diagnosis } from './diagnosis/block.ts';
import { dialog } from './dialog/block.ts';
import { form } from './form/block.ts';
import { marquee } from './marquee/block.ts';

/** Every block with its chunk and, where that is a file of its own, what reads its published markup. */
export const widgets = blockRegistry([
  [accordion, () => import('./accordion/index.ts'), () => import('./accordion/published.ts')],
  [cookieBanner, () => import('./cookie-banner/index.ts')],
  [diagnosis, () => import('./diagnosis/index.ts')],
  [dialog, () => import('./dialog/index.ts')],
  [form, () => import('./form/index.ts'), () => import('./form/published.ts')],
  [marquee, () => import('./marquee/index.ts'), () => import('./marquee/published.ts')],
]);
