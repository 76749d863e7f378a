import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { transform } from 'esbuild';

/** Names a sheet in its first rule, which matches nothing: an adopted sheet does not say where it is from. `demo/live.js` reads it. */
const marked = (path, css) => `vitrine-sheet{--path:${JSON.stringify(path)}}${css}`;

/** A style sheet of the sources as the browser adopts it while one develops: its path from the root, and its text. */
export async function styleText(path) {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', target: 'es2022' });
  return { path, text: marked(path, code) };
}

/** `.css` imports become texts that say where they are from. */
export const markedStyles = {
  name: 'marked-styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { text } = await styleText(relative(process.cwd(), path).replaceAll('\\', '/'));
      return { contents: text, loader: 'text' };
    });
  },
};

/** Tells the open pages of the demo what to do: the server reads the file (demo/server/live.ts). */
export const tellPages = (change) => writeFile('dist/live.json', JSON.stringify(change));
