// What a page fetches must not grow with the number of blocks: the project's own chunks, built once more with thirty invented blocks beside them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRegistries } from '../../build/bundler/built-registry.mjs';
import { buildChunks } from '../../build/bundler/bundles.mjs';
import { stateOf } from '../../build/bundler/chunk-graph.mjs';
import { GROUPS } from '../../build/bundler/chunk-groups.mjs';
import { root } from './source-files.ts';

const COUNT = 30;
const SOURCES = 'test/.build/many/blocks';
const define = { __VERSION__: '"0.0.0-many"', 'process.env.NODE_ENV': '"production"' };
const names = Array.from({ length: COUNT }, (_, at) => `invented-${at}`);

/** What some of the invented blocks take of what the project has: named groups, the runtime, words. */
const TAKES = [
  {
    groups: ['modal', 'controls', 'layer-state'],
    line: "import { Dialog as Part } from '../../../../src/widgets/_shared/ui/dialog/dialog.tsx';",
  },
  { line: "import { parse as Part } from '../../../../src/vocab/block/parse.ts';" },
  { line: "import { siteOf as Part } from '../../../../src/runtime/store/site-of.ts';" },
  { line: "import Part from '../../../../src/strings/pt-BR/dialog.json';", words: true },
];
const takes = (at: number) => TAKES[at % TAKES.length];

function writeBlocks(): Record<string, string> {
  rmSync(join(root, SOURCES), { recursive: true, force: true });
  mkdirSync(join(root, SOURCES), { recursive: true });
  return Object.fromEntries(
    names.map((name, at) => {
      const path = `${SOURCES}/${name}.tsx`;
      writeFileSync(
        join(root, path),
        `import { useState } from 'react';
${takes(at)?.line}
function View() {
  const [clicks, setClicks] = useState(${at});
  return <button onClick={() => setClicks(clicks + 1)}>{clicks}</button>;
}
export default { block: { name: '${name}' }, View, Part, styles: [], content: () => ({ content: null, lend: [] }) };
`,
      );
      return [name, path];
    }),
  );
}

interface Manifest {
  readonly files: Readonly<Record<string, object>>;
  readonly preload: {
    readonly blocks: Readonly<Record<string, string[]>>;
    readonly services: Readonly<Record<string, string[]>>;
  };
}
type Built = Awaited<ReturnType<typeof buildChunks>> & { filesOf: Record<string, string[]> };

/** The build without the invented blocks. */
const before: Manifest = JSON.parse(readFileSync(join(root, 'dist/manifest.json'), 'utf8'));
let after: Built;

beforeAll(async () => {
  const registries = await readRegistries();
  const blocks = { ...registries.blocks, ...writeBlocks() };
  after = (await buildChunks('test/.build/many/after', { ...registries, blocks, define })) as Built;
}, 180_000);

/** What every block needs that mounts, and every layer; it is on the page once. */
const CORE = ['react.js', 'runtime.js', 'layers.js'];
const kindOf = (file: string): string => file.replace(/^chunks\//, '').replace(/-\w{5}(?=\.)/, '');
const read = (file: string): string => readFileSync(join(root, 'test/.build/many/after', file), 'utf8');

describe('thirty blocks more', { tags: ['long'] }, () => {
  it('are thirty files more, and the words of those that say something', () => {
    const words = names.filter((_, at) => takes(at)?.words).flatMap((name) => [`${name}.en.js`, `${name}.es.js`]);
    const more = [...names.map((name) => `${name}.js`), ...words];
    const chunks = Object.keys(before.files).filter((file) => file.startsWith('chunks/'));
    expect(after.files.map(kindOf).sort()).toEqual([...chunks.map(kindOf), ...more].sort());
  });

  it('have a name of their own each: no file is called after its content alone', () => {
    const nameless = after.files.filter(
      (file) => !/^[a-z][a-z0-9-]*-\w{5}(\.(en|es|published|variant))?\.js$/.test(file),
    );
    expect(nameless).toEqual([]);
    expect(after.files.filter((file) => /^(chunk|index|shared)-/.test(file))).toEqual([]);
  });

  it.each(names.map((name, at) => ({ name, groups: takes(at)?.groups ?? [] })))(
    '$name needs itself, React, the runtime and its groups, all known from the start',
    ({ name, groups }) => {
      const needed = (after.filesOf[name] ?? []).map(kindOf);
      const allowed = [name, 'react', 'runtime', ...groups].map((one) => `${one}.js`);
      expect(needed[0]).toBe(`${name}.js`);
      expect(needed.filter((file) => !allowed.includes(file))).toEqual([]);
      for (const group of groups) expect(needed).toContain(`${group}.js`);
    },
  );

  it('leave to every block and service of the project what it needed before, beside core', () => {
    const beyondCore = (files: readonly string[] = []): string[] =>
      files
        .map(kindOf)
        .filter((file) => !CORE.includes(file))
        .sort();
    const { sanitiser: _, ...services } = before.preload.services;
    for (const [name, files] of Object.entries({ ...before.preload.blocks, ...services }))
      expect.soft(beyondCore(after.filesOf[name]), name).toEqual(beyondCore(files));
  });

  it('make no groups but those that have a name', () => {
    expect(after.groups.filter((name) => !name || !Object.hasOwn(GROUPS, name))).toEqual([]);
  });

  it('put no module with state into two files', async () => {
    const places = new Map<string, string[]>();
    for (const [file, { inputs }] of Object.entries(after.metafile.outputs))
      for (const [path, { bytesInOutput }] of Object.entries<{ bytesInOutput: number }>(inputs))
        if (bytesInOutput > 0) places.set(path, [...(places.get(path) ?? []), file]);
    const twice = [...places].filter(([, files]) => files.length > 1).map(([path]) => path);
    expect(twice.length, 'small modules without state are').toBeGreaterThan(0);
    const states = await Promise.all(twice.map(async (path) => [path, await stateOf(path, define)] as const));
    expect(states.filter(([, state]) => state !== null)).toEqual([]);
  });

  it('hold neither React nor the runtime themselves', () => {
    for (const name of names) {
      const [own = ''] = after.filesOf[name] ?? [];
      expect(read(own).length, own).toBeLessThan(8_000);
      expect(read(own), own).toMatch(/from"\.\/(react|runtime)-\w{5}\.js"/);
    }
  });
});
