import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';

export interface BuiltFile {
  raw: number;
  gzip: number;
  brotli: number;
  integrity: string;
}

export interface Manifest {
  version: string;
  files: Record<string, BuiltFile>;
  tiers: { loader: string | string[]; stage: string[]; core: string[] };
  blocks: Record<string, { chunks: string[]; brotli: number; budget: number }>;
}

/** A file of dist, as text. */
export const built = (path: string): string => readFileSync(join(root, 'dist', path), 'utf8');

export const readManifest = (): Manifest => JSON.parse(built('manifest.json'));
