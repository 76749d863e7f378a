import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../src/runtime/services/services.ts';
import { sourceFiles, withoutComments } from './source-files.ts';

/** Which folder may import which (ARCHITECTURE.md, "Folders"). A folder may always import itself. */
const ALLOWED: Record<string, readonly string[]> = {
  vocab: [],
  strings: ['vocab'],
  api: ['vocab'],
  runtime: ['strings', 'vocab'],
  'runtime/services': ['runtime', 'api', 'strings', 'vocab'],
  widgets: ['runtime', 'api', 'strings', 'vocab'],
  'main.ts': ['widgets', 'runtime/services', 'runtime'],
  'main-published.ts': ['main.ts', 'runtime'],
  'loader.ts': ['runtime', 'vocab'],
  'single.ts': ['main.ts', 'runtime', 'vocab'],
  'index.ts': ['vocab', 'runtime', 'runtime/services', 'widgets'],
  'page.ts': ['runtime'],
  'globals.ts': ['vocab', 'runtime', 'runtime/services', 'widgets'],
  lint: ['vocab', 'widgets'],
};

/**
 * Which folder of the runtime may import which for what it does (ARCHITECTURE.md, "Folders"). Types may come from any, and a chunk, which is imported when it is
 * due, as well: that is how the stage reaches what mounts, the layers and what reads published pages.
 */
const TIERS: Record<string, readonly string[]> = {
  page: [],
  store: ['page'],
  loader: [],
  stage: ['store', 'page'],
  mount: ['store', 'page'],
  layers: ['mount', 'store', 'page'],
  light: ['layers', 'mount', 'page'],
  published: ['mount', 'page'],
  diagnosis: ['stage', 'store', 'page'],
};

const tierOf = (path: string): string | undefined => /^src\/runtime\/([^/]+)\//.exec(path)?.[1];

/** Whether one file may import values of another, as far as both are in tiers of the runtime. */
function mayTierImport(path: string, target: string): boolean {
  const allowed = TIERS[tierOf(path) ?? ''];
  const to = tierOf(target);
  return !allowed || !to || to === tierOf(path) || allowed.includes(to);
}

const folderOf = (path: string): string => {
  const [, first = '', second] = path.split('/');
  return first === 'runtime' && second === 'services' ? 'runtime/services' : first;
};

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)['"]([^'"]+)['"]/g;

const imports = sourceFiles(['src'], /\.tsx?$/).flatMap(({ path, text }) =>
  [...withoutComments(text).matchAll(SPECIFIER)].map(([, specifier = '']) => ({
    path,
    specifier,
    target: specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : null,
  })),
);

/** Static imports of more than types between files of the source. A dynamic import is no dependency at start. */
const valueImports = () =>
  sourceFiles(['src'], /\.tsx?$/).flatMap(({ path, text }) => {
    const code = withoutComments(text).replace(/\b(?:import|export) type\b[^;]*;/g, '');
    return [...code.matchAll(/\bfrom\s*['"](\.[^'"]+)['"]/g)].map(([, to = '']) => ({
      path,
      target: posix.join(posix.dirname(path), to),
    }));
  });

const SERVICES = 'src/runtime/services';
/** What every service may ask: whether the visitor allows something. */
const PERMISSIONS = `${SERVICES}/consent/permissions.ts`;
const starterOf = new Map(declarations.map(({ name, startedBy }) => [name, startedBy]));

/** Whether one file may import another, as far as both are of services. A folder without a declaration is no service: several share it. */
function mayServiceImport(path: string, target: string): boolean {
  const serviceOf = (file: string): string | undefined => new RegExp(`^${SERVICES}/([^/]+)/`).exec(file)?.[1];
  const from = serviceOf(path);
  const to = serviceOf(target);
  if (from === undefined || to === undefined || from === to || target === PERMISSIONS) return true;
  return !starterOf.has(to) || starterOf.get(from) === to || starterOf.get(to) === from;
}

const wrong = (is: (one: { path: string; specifier: string; target: string | null }) => boolean): string[] =>
  imports.filter(is).map(({ path, specifier }) => `${path} imports ${specifier}`);

describe('imports', () => {
  it('were found at all', () => {
    expect(imports.length).toBeGreaterThan(20);
  });

  it('run in one direction, from folder to folder', () => {
    expect(
      wrong(({ path, target }) => {
        if (!target) return false;
        const from = folderOf(path);
        const to = folderOf(target);
        return from !== to && !ALLOWED[from]?.includes(to);
      }),
    ).toEqual([]);
  });

  it.each([
    ['loader/start-loader.ts', 'page/emit.ts', false],
    ['page/emit.ts', 'store/store.ts', false],
    ['store/site-of.ts', 'stage/page.ts', false],
    ['stage/blocks.ts', 'mount/mount-blocks.ts', false],
    ['stage/blocks.ts', 'layers/open-layer.tsx', false],
    ['stage/stage.ts', 'published/published.ts', false],
    ['stage/stage.ts', 'services/index.ts', false],
    ['mount/mount-blocks.ts', 'stage/scheduler.ts', false],
    ['mount/mount-blocks.ts', 'layers/open-layer.tsx', false],
    ['layers/render-layer.tsx', 'light/draw.ts', false],
    ['published/reserve-space.ts', 'stage/page.ts', false],
    ['stage/blocks.ts', 'page/emit.ts', true],
    ['layers/render-layer.tsx', 'mount/sheets.ts', true],
    ['published/marquee-height.ts', 'mount/look/text-look.ts', true],
  ])('lets a tier of the runtime, %s, import %s: %s', (from, to, allowed) => {
    expect(mayTierImport(`src/runtime/${from}`, `src/runtime/${to}`)).toBe(allowed);
  });

  it('run in one direction in the runtime, from tier to tier', () => {
    const found = valueImports().filter(({ path, target }) => tierOf(path) && tierOf(target));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ path, target }) => !mayTierImport(path, target))).toEqual([]);
  });

  it('reach all of the vocabulary from a page or the linter, but for the catalogue, which only the entries reach', () => {
    const targets = new Map<string, string[]>();
    for (const { path, target } of imports) if (target) targets.set(path, [...(targets.get(path) ?? []), target]);
    const reached = new Set<string>();
    const reach = (path: string): void => {
      if (reached.has(path)) return;
      reached.add(path);
      targets.get(path)?.forEach(reach);
    };
    const pathsIn = (folder: string): string[] => sourceFiles([folder], /\.ts$/).map(({ path }) => path);
    for (const entry of ['loader', 'main', 'main-published', 'single', 'page']) reach(`src/${entry}.ts`);
    for (const path of pathsIn('src/lint')) reach(path);
    const vocabulary = pathsIn('src/vocab').filter((path) => path !== 'src/vocab/index.ts');
    const isOfCatalogue = (path: string): boolean => path.startsWith('src/vocab/catalogue/');
    expect(vocabulary.filter(isOfCatalogue).length).toBeGreaterThan(20);
    expect(vocabulary.filter((path) => isOfCatalogue(path) === reached.has(path))).toEqual([]);
  });

  it('join registry and stage in main.ts only', () => {
    expect(wrong(({ path, target }) => target === 'src/widgets/index.ts' && path !== 'src/main.ts')).toEqual([]);
  });

  it('take nothing of the blocks into the linter but the declarations', () => {
    const blocks = /^src\/widgets\//;
    expect(
      wrong(
        ({ path, target }) =>
          /^src\/lint\//.test(path) && !!target && blocks.test(target) && target !== 'src/widgets/blocks.ts',
      ),
    ).toEqual([]);
  });

  it('bring no chunk into the npm entry: it takes declarations of the blocks and types of the stage', () => {
    const [entry = ''] = sourceFiles(['src/index.ts'], /./).map(({ text }) => withoutComments(text));
    const values = [...entry.replace(/\b(?:import|export) type\b[^;]*;/g, '').matchAll(SPECIFIER)].map(
      ([, to = '']) => to,
    );
    expect(values.filter((to) => !/^\.\/vocab\//.test(to) && to !== './widgets/blocks.ts')).toEqual([]);
  });

  it('reach only the vocabulary from a declaration, and neither React nor the stage from logic', () => {
    expect(
      wrong(({ path, specifier, target }) => {
        // Schemas of structured fields are written with valibot.
        if (/\/(block|service)\.ts$/.test(path)) return target ? folderOf(target) !== 'vocab' : specifier !== 'valibot';
        if (path.endsWith('/logic.ts')) return !target || !/^src\/(vocab|widgets)\//.test(target);
        return false;
      }).filter((line) => line.startsWith('src/widgets/')),
    ).toEqual([]);
  });

  it('do not go from one block into another', () => {
    expect(
      wrong(({ path, target }) => {
        const [, from] = /^src\/widgets\/([^/]+)\//.exec(path) ?? [];
        const [, to] = /^src\/widgets\/([^/]+)\//.exec(target ?? '') ?? [];
        return from !== undefined && to !== undefined && from !== to && !to.startsWith('_');
      }),
    ).toEqual([]);
  });

  it.each([
    ['cart/index.ts', 'checkout/redirector.ts', false],
    ['census/recorder.ts', 'consent/index.ts', false],
    ['visits/index.ts', 'census/recorder.ts', false],
    ['cart/index.ts', 'telemetry/later-service.ts', false],
    ['tracking/visitor-record.ts', 'cart/own-changes.ts', false],
    ['cart/index.ts', 'consent/permissions.ts', true],
    ['cart/index.ts', 'cart/own-changes.ts', true],
    ['visits/index.ts', 'tracking/visitor-record.ts', true],
    ['visits/index.ts', 'telemetry/later-service.ts', true],
    ['telemetry/index.ts', 'visits/index.ts', true],
  ])('lets a service, %s, import %s: %s', (from, to, allowed) => {
    expect(mayServiceImport(`${SERVICES}/${from}`, `${SERVICES}/${to}`)).toBe(allowed);
  });

  it('do not go from one service into another, but for the permissions and between a service and the one that starts it', () => {
    expect(wrong(({ path, target }) => !!target && !mayServiceImport(path, target))).toEqual([]);
  });

  it('keep React out of vocabulary, strings and calls', () => {
    expect(
      wrong(({ path, specifier }) => /^src\/(vocab|strings|api)\//.test(path) && /^react/.test(specifier)),
    ).toEqual([]);
  });
});
