import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';

/**
 * Compiles a JSON file of ICU messages into an ES module with one function per key.
 *
 * @throws where a message does not parse or has a plural key that the locale does not have
 */
export function compileMessages(jsonText, locale) {
  const messages = JSON.parse(jsonText);
  if (!Object.keys(messages).length) return 'export default {};';
  return compileModule(new MessageFormat(locale), messages);
}

/** The locale of a message file is the name of its folder. */
export const localeOf = (path) => basename(dirname(path));

/** The esbuild plugin: messages as functions. */
export const messageModules = {
  name: 'message-modules',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]strings[\\/].*\.json$/ }, async ({ path }) => ({
      contents: compileMessages(await readFile(path, 'utf8'), localeOf(path)),
      loader: 'js',
      resolveDir: dirname(path),
    }));
  },
};
