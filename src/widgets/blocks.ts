// Written by the build from the folders of this directory (build/registry-files.mjs). Do not edit.
import type { Block } from '../vocab/block/define-block.ts';
import { accordion } from './accordion/block.ts';
import { cookieBanner } from './cookie-banner/block.ts';
import { diagnosis } from './diagnosis/block.ts';
import { dialog } from './dialog/block.ts';
import { form } from './form/block.ts';
import { marquee } from './marquee/block.ts';

// Brings what the declarations add to the vocabulary's types, such as their events, into the types of the package.
export type {} from './accordion/block.ts';
export type {} from './cookie-banner/block.ts';
export type {} from './diagnosis/block.ts';
export type {} from './dialog/block.ts';
export type {} from './form/block.ts';
export type {} from './marquee/block.ts';

/** Every declaration: what documentation, editors, linter, demo and tests are made from. The browser's bundle has them one by one. */
export const blocks: readonly Block[] = [
  accordion,
  cookieBanner,
  diagnosis,
  dialog,
  form,
  marquee,
];
