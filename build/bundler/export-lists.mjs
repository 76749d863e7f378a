import { build } from 'esbuild';

/** How a generated module imports one of the project's own, by its path from the root. */
export const specifier = (path) => JSON.stringify(path.startsWith('react-module:') ? path : `./${path}`);

/**
 * The names that a module exports, read off its own code. What is no script has a default export only.
 *
 * @param {typeof import('./bundle-options.mjs').common} common
 */
export function exportLists(common) {
  const lists = new Map();
  const ofReact = (path, what) => ({
    stdin: { contents: `export ${what} from ${specifier(path)};`, resolveDir: process.cwd() },
    plugins: [reactPaths, ...common.plugins],
  });
  const read = async (/** @type {import('esbuild').BuildOptions} */ options) => {
    const { metafile } = await build({
      ...common,
      ...options,
      metafile: true,
      logLevel: 'silent',
      outdir: 'lists',
      format: 'esm',
      write: false,
    });
    return Object.values(metafile.outputs)[0].exports;
  };
  const exportsOf = async (path) => {
    if (/\.(json|css)$/.test(path)) return ['default'];
    if (!path.startsWith('react-module:')) return read({ entryPoints: [path], bundle: false, plugins: [] });
    const named = await read(ofReact(path, '*'));
    return read(ofReact(path, '{ default }')).then(
      () => [...named, 'default'],
      () => named,
    );
  };
  return (path) => {
    if (!lists.has(path)) lists.set(path, exportsOf(path));
    return lists.get(path);
  };
}

/** Takes a module of React by the path that the metafile gives it. */
const reactPaths = {
  name: 'react-paths',
  setup(build) {
    build.onResolve({ filter: /^react-module:/ }, ({ path }) => ({
      path: path.slice('react-module:'.length),
      namespace: 'react-module',
    }));
  },
};
