import { readFile } from 'node:fs/promises';
import { basename, join, normalize, relative, resolve } from 'node:path';
import { transform } from 'esbuild';

/** Text of a style sheet → what was made of it: many chunks bring the same. */
const minified = new Map();

/** `.css` imports become minified text for constructed sheets. */
export const styleTexts = {
  name: 'style-texts',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!minified.has(text)) minified.set(text, transform(text, { loader: 'css', minify: true, target: 'es2022' }));
      const { code } = await minified.get(text);
      return { contents: withoutSpaces(code.trimEnd()), loader: 'text' };
    });
  },
};

/** Custom properties without the spaces around their values and behind their commas: esbuild keeps the tokens of theirs as they are written. */
const withoutSpaces = (css) =>
  css.replace(
    /(?<=[{;])(--[\w-]+):([^;{}"']*)/g,
    (_, name, value) => `${name}:${value.trim().replaceAll(/,\s+/g, ',')}`,
  );

/** In the browser's bundle `sentence` is empty: esbuild drops calls of an empty function together with their text. */
export const noSentences = {
  name: 'no-sentences',
  setup(build) {
    build.onLoad({ filter: /[\\/]sentence\.ts$/ }, () => ({ contents: 'export function sentence() {}', loader: 'js' }));
  },
};

/** JSX of light views: of the same shape as React's elements, for a renderer of ours (src/runtime/light/draw.ts). */
export const lightViews = {
  name: 'light-views',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, importer }) => {
      if (path !== 'react/jsx-runtime') throw new Error(`${importer} imports ${path}, but a light view needs no React`);
      return { path: resolve('src/runtime/light/jsx-runtime.ts') };
    });
  },
};

/** What a strict page would refuse of Leaflet: HTML from text at load, which fails the whole library, and images from `data:` in place of tiles that have left. */
const REFUSED = {
  'Browser.js': ["div.innerHTML = '<svg/>';", "div.appendChild(svgCreate('svg'));"],
  'Util.js': ["'data:image/gif;base64,R0lGODlhAQABAAD/ACwAAAAAAQABAAACADs='", "''"],
};

/** Replaces it. A version of the library in which it reads differently fails the build. */
export const trustedLeaflet = {
  name: 'trusted-leaflet',
  setup(build) {
    build.onLoad({ filter: /[\\/]leaflet[\\/]src[\\/]core[\\/](Browser|Util)\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const [from, to] = REFUSED[basename(path)];
      if (!text.includes(from)) throw new Error(`${path} has changed: build/bundler/plugins.mjs`);
      return { contents: text.replace(from, to), loader: 'js' };
    });
  },
};

/** A dynamic import of a chunk that is built already becomes an import of its file. */
export const builtChunks = (entries, files) => ({
  name: 'built-chunks',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
      if (kind !== 'dynamic-import') return null;
      const source = relative(process.cwd(), join(resolveDir, path));
      const name = Object.keys(entries).find((key) => normalize(entries[key]) === source);
      return name ? { path: `./${files[name]}`, external: true } : null;
    });
  },
});
