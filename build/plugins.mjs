import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** `.css` imports become minified text for constructed sheets. */
export const styleTexts = {
  name: 'style-texts',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true, target: 'es2022' });
      return { contents: code.trimEnd(), loader: 'text' };
    });
  },
};

/** In the browser's bundle `sentence` is empty: esbuild drops calls of an empty function together with their text. */
export const noSentences = {
  name: 'no-sentences',
  setup(build) {
    build.onLoad({ filter: /[\\/]sentence\.ts$/ }, () => ({ contents: 'export function sentence() {}', loader: 'js' }));
  },
};
