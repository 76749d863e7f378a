// Written by the build from the folders of this directory (build/registry-files.mjs). Do not edit.
import type { Block } from '../vocab/block/define-block.ts';
import { accordion } from './accordion/block.ts';
import { cookieBanner } from './cookie-banner/block.ts';
import { diagnosis } from './diagnosis/block.ts';
import { dialog } from './dialog/block.ts';
import { form } from './form/block.ts';
import { marquee } from './marquee/block.ts';

/** Every declaration: what documentation, editors, linter, demo and tests are made from. The browser's bundle has them one by one. */
export const blocks: readonly Block[] = [
  accordion,
  cookieBanner,
  diagnosis,
  dialog,
  form,
  marquee,
];
