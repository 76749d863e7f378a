import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { transform } from 'esbuild';

/** The rule on messages that editors have too. It imports nothing. */
const rule = await readFile('src/strings/message-problem.ts', 'utf8');
const { code } = await transform(rule, { loader: 'ts', format: 'esm' });
const { messageProblem } = await import(
  /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
);

/**
 * Compiles a JSON file of ICU messages into an ES module with one function per key. It counts with `src/strings/counting.ts`, from a folder beside it.
 *
 * @throws where a message does not parse, lacks `other`, or has a plural key that the locale does not have
 */
export function compileMessages(jsonText, locale) {
  const messages = JSON.parse(jsonText);
  if (!Object.keys(messages).length) return 'export default {};';
  for (const [key, message] of Object.entries(messages)) {
    const problem = messageProblem(message, locale);
    if (problem) throw new Error(`${locale}, ${key}: ${JSON.stringify(problem)}`);
  }
  // `messageProblem` has checked the plural keys; the compiler would refuse others.
  const compiled = compileModule(new MessageFormat(locale, { strictPluralKeys: false }), messages);
  // The first lines are imports; no message can hold a line end of its own.
  return (
    compiled
      .replace(/^(import \{.*\} from )"@messageformat\/runtime";$/m, '$1"../counting.ts";')
      // The browser's own rules: the compiler's are a function for each language.
      .replace(/^import \{ (\w+) \} from "@messageformat\/runtime\/lib\/cardinals";$/m, (_, rule) =>
        [`import { cardinal } from "../counting.ts";`, `const ${rule} = /* @__PURE__ */ cardinal("${locale}");`].join(
          '\n',
        ),
      )
      // A message without values is its text: sayMessage takes both, and each function less is bytes less.
      .replace(/^( {2}[\w$]+: )\(\) => (?=".*",?$)/gm, '$1')
  );
}

/** The locale of a message file is the name of its folder. */
const localeOf = (path) => basename(dirname(path));

/** Path → what was compiled of which text: many bundles ask for the same file. */
const compiled = new Map();

/** The esbuild plugin: messages as functions. */
export const messageModules = {
  name: 'message-modules',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]strings[\\/].*\.json$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (compiled.get(path)?.text !== text)
        compiled.set(path, { text, contents: compileMessages(text, localeOf(path)) });
      return { contents: compiled.get(path).contents, loader: 'js', resolveDir: dirname(path) };
    });
  },
};
