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

const FROM_TEXT = "div.innerHTML = '<svg/>';";

/** Leaflet asks at load, by HTML from text, whether the browser knows SVG: a page that requires Trusted Types would refuse the whole library. */
export const trustedLeaflet = {
  name: 'trusted-leaflet',
  setup(build) {
    build.onLoad({ filter: /[\\/]leaflet[\\/]src[\\/]core[\\/]Browser\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes(FROM_TEXT)) throw new Error(`${path} has changed: build/plugins.mjs`);
      return { contents: text.replace(FROM_TEXT, "div.appendChild(svgCreate('svg'));"), loader: 'js' };
    });
  },
};
