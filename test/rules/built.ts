import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreloadManifest } from '../../src/lint/preload.ts';
import { root } from './source-files.ts';

interface BuiltFile {
  raw: number;
  gzip: number;
  brotli: number;
  integrity: string;
}

interface Budgeted {
  chunks: string[];
  brotli: number;
  budget: number;
}

export interface Manifest {
  version: string;
  files: Record<string, BuiltFile>;
  tiers: { loader: string; stage: string[]; core: string[]; shared: string[] };
  sizes: Record<string, number>;
  blocks: Record<string, Budgeted>;
  services: Record<string, Budgeted>;
  preload: PreloadManifest['preload'];
}

/** A file of dist, as text. */
export const built = (path: string): string => readFileSync(join(root, 'dist', path), 'utf8');

export const readManifest = (): Manifest => JSON.parse(built('manifest.json'));
