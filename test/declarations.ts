import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Block } from '../src/vocab/block/define-block.ts';

// A path and not a URL: happy-dom's URL is not Node's.
const widgets = join(dirname(fileURLToPath(import.meta.url)), '../src/widgets');

/** The folders of src/widgets that hold a block. */
export const blockNames: readonly string[] = readdirSync(widgets, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)
  .sort();

const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null && 'budget' in value;

/** The one declaration a block's block.ts exports. */
export async function declarationOf(name: string): Promise<Block> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ join(widgets, name, 'block.ts'));
  const blocks = Object.values(module).filter(isBlock);
  const [block] = blocks;
  if (!block || blocks.length > 1)
    throw new Error(`src/widgets/${name}/block.ts has to export exactly one declaration`);
  return block;
}

/** Whether a block is drawn in a layer of the page, which code opens, and not in place of markup. */
export const isPageLevel = async (name: string): Promise<boolean> => (await declarationOf(name)).level === 'page';

/** What a page-level block's example is opened with: `example.json` beside its declaration; undefined for one that is opened with nothing. */
export function payloadOf(name: string): unknown {
  const path = join(widgets, name, 'example.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** The block's smallest published markup. */
export const exampleOf = (name: string): string => readFileSync(join(widgets, name, 'example.html'), 'utf8');

/** Every English sentence of a declaration. */
export function sentencesOf({ summary, data, parts, tokens = {}, events, keys, notes = [] }: Block): string[] {
  const meanings = Object.values(tokens).map((token) => (typeof token === 'string' ? token : token.meaning));
  const words = [parts, events, keys].flatMap((group) => Object.values(group ?? {}));
  return [summary, ...Object.values(data).map(({ help }) => help), ...words, ...meanings, ...notes];
}
