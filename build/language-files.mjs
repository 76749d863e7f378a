import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';

const LANGUAGES = ['en', 'es'];
const PORTUGUESE = /^src\/strings\/pt-BR\/.+\.json$/;

/**
 * Makes each chunk's words in other languages: those of the Portuguese files that it holds, also through groups and what it fetches later.
 *
 * @param graph what `chunkGraph` made
 * @param {typeof import('./bundler/bundle-options.mjs').common} common
 * @returns name of a chunk → language → JavaScript; nothing for a chunk that brings every language itself, or says nothing
 */
export async function makeLanguageFiles(graph, common) {
  const words = {};
  for (const name of graph.named) {
    const own = graph
      .messagesOf(name)
      .filter((path) => PORTUGUESE.test(path))
      .map((path) => basename(path));
    if (!own.length || graph.messagesOf(name).some((path) => /^src\/strings\/(en|es)\//.test(path))) continue;
    words[name] = {};
    for (const language of LANGUAGES) {
      const files = own.map((file) => `src/strings/${language}/${file}`).filter(existsSync);
      const lines = files.map((file, at) => `import m${at} from './${file}';`);
      const { outputFiles } = await build({
        ...common,
        stdin: {
          contents: `${lines.join('\n')}\nexport default {${files.map((_, at) => `...m${at}`).join()}};`,
          resolveDir: process.cwd(),
        },
        metafile: false,
        outdir: 'words',
        format: 'esm',
        write: false,
      });
      words[name][language] = outputFiles[0].text;
    }
  }
  return words;
}
