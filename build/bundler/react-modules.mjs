import { readFile } from 'node:fs/promises';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** React's packages ship CommonJS. These are the production files behind each entry that the bundle uses. */
const FILES = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/**
 * Turns one production file into an ES module: each `require` of another package becomes an import, each `exports.x` a binding.
 * Evaluating the CommonJS factory costs V8 a second parse of everything in it (measured by test/bench/react-evaluation.mjs).
 *
 * @throws where the file has a form this does not know, so that a new React release fails the build and not a page
 */
export function toModule(source, name) {
  const imports = [];
  const names = new Set();
  let code = source.replace(/^"use strict";\s*$/m, '');
  // `var React = require("react"), ReactDOM = require("react-dom");` as imports under the same names, so that what nobody uses can be dropped.
  code = code.replace(/^var (?:[\w$]+ = require\("[^"]+"\)[,;]\s*)+/gm, (statement) => {
    for (const [, local, from] of statement.matchAll(/([\w$]+) = require\("([^"]+)"\)/g)) {
      imports.push(`import * as ${local} from ${JSON.stringify(from)};`);
    }
    return statement.trimEnd().endsWith(',') ? 'var ' : '';
  });
  code = code.replace(/\bexports\.([A-Za-z_$][\w$]*)/g, (_, key) => {
    names.add(key);
    return `export$${key}`;
  });
  if (/\brequire\(|\bmodule\.exports\b|\bexports\b(?!\$)/.test(code.replace(/\/\*[\s\S]*?\*\//g, ''))) {
    throw new Error(`${name}: a CommonJS form is left that the build cannot turn into a module`);
  }
  for (const key of names) if (!IDENTIFIER.test(key)) throw new Error(`${name}: export ${key} is no identifier`);
  const list = [...names];
  // A binding that is set once, at top level, by a declaration of its own can be dropped where nobody imports it.
  const declared = new Set();
  code = code.replace(/^(export\$([A-Za-z_$][\w$]*)) =(?! export\$)/gm, (whole, binding, key) => {
    if (code.match(new RegExp(`^export\\$${key.replaceAll('$', '\\$')} =`, 'gm'))?.length !== 1) return whole;
    declared.add(key);
    return `var ${binding} =`;
  });
  return [
    ...imports,
    `var ${['export$', ...list.filter((key) => !declared.has(key)).map((key) => `export$${key}`)].join(', ')};`,
    code,
    `export { ${list.map((key) => `export$${key} as ${key}`).join(', ')} };`,
  ].join('\n');
}

/**
 * React asks the page for two things that a page may change: `bind`, which old libraries replace, and `document.defaultView`, which an element of that name hides. Here functions
 * are bound without the one, and the window is the window, since every root is in its document.
 */
export const withoutPageMembers = (source) =>
  `${source.replace(/([\w$.]+)\.bind\(\s*null,/g, 'bound$($1,').replace(/(?:\b[\w$]+\.)+defaultView\b/g, 'window')}
function bound$(fn, ...first) {
  return (...rest) => fn(...first, ...rest);
}`;

/** react-shadow imports both for features this bundle never uses: the server renderer (32 kB brotli) and run-time prop checks. */
const LEFT_OUT = {
  'react-dom/server': 'export const renderToString = () => { throw new Error("no server renderer here"); };',
  'prop-types': 'const any = () => any; export default new Proxy({}, { get: () => any });',
};

/** Path → module: they change with their packages only, and a hundred bundles ask for them. */
const made = new Map();

async function moduleOf(path) {
  const module = toModule(withoutPageMembers(await readFile(`node_modules/${FILES[path]}`, 'utf8')), path);
  // react-shadow takes these two off React's default export, as CommonJS gives it.
  return path === 'react'
    ? `${module}\nexport default { createElement: export$createElement, Fragment: export$Fragment };`
    : module;
}

/** The esbuild plugin: React as real ES modules, and what must not come along left out. */
export const reactModules = {
  name: 'react-modules',
  setup(build) {
    build.onResolve({ filter: /^(react|react-dom|scheduler|prop-types)(\/|$)/ }, ({ path }) => {
      if (path in LEFT_OUT) return { path, namespace: 'left-out' };
      return path in FILES ? { path, namespace: 'react-module' } : null;
    });
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({ contents: LEFT_OUT[path], loader: 'js' }));
    build.onLoad({ filter: /.*/, namespace: 'react-module' }, async ({ path }) => {
      made.set(path, made.get(path) ?? moduleOf(path));
      return { contents: await made.get(path), loader: 'js', resolveDir: process.cwd() };
    });
  },
};
