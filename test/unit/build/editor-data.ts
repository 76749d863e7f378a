import { createRequire } from 'node:module';
import { htmlData } from '../../../build/html-data.mjs';
import { blocksSchema } from '../../../build/json-schema.mjs';
import * as vocabulary from '../../../src/index.ts';

/** What the build writes into dist, made here from the declarations. */
export const schema = blocksSchema({ blocks: vocabulary.blocks, version: '0.0.0', vocabulary });
export const html = htmlData({ blocks: vocabulary.blocks, vocabulary });

// Their packages say ES module and give CommonJS.
const require = createRequire(import.meta.url);
export const jsonService = require('vscode-json-languageservice') as typeof import('vscode-json-languageservice');
export const htmlService = require('vscode-html-languageservice') as typeof import('vscode-html-languageservice');

/** A text with one `|`, taken out, and where it was. */
export function atMark(marked: string): { text: string; offset: number } {
  const offset = marked.indexOf('|');
  return { text: marked.slice(0, offset) + marked.slice(offset + 1), offset };
}
