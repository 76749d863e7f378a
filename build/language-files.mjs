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
  const filesOf = (name) => {
    const all = graph.messagesOf(name);
    if (all.some((path) => /^src\/strings\/(en|es)\//.test(path))) return [];
    return all.filter((path) => PORTUGUESE.test(path)).map((path) => basename(path));
  };
  const translated = async (files, language) => {
    const there = files.map((file) => `src/strings/${language}/${file}`).filter(existsSync);
    const lines = there.map((file, at) => `import m${at} from './${file}';`);
    const { outputFiles } = await build({
      ...common,
      stdin: {
        contents: `${lines.join('\n')}\nexport default {${there.map((_, at) => `...m${at}`).join()}};`,
        resolveDir: process.cwd(),
      },
      metafile: false,
      outdir: 'words',
      format: 'esm',
      write: false,
    });
    return [language, outputFiles[0].text];
  };
  const wordsOf = async (name) => {
    const files = filesOf(name);
    if (!files.length) return [];
    return [[name, Object.fromEntries(await Promise.all(LANGUAGES.map((language) => translated(files, language))))]];
  };
  return Object.fromEntries((await Promise.all(graph.named.map(wordsOf))).flat());
}
