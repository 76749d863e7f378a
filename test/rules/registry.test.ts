import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registryFiles } from '../../build/registry-files.mjs';
import { EARLY_SELECTOR } from '../../src/runtime/loader/early-selector.ts';
import { services } from '../../src/runtime/services/index.ts';
import { declarations } from '../../src/runtime/services/services.ts';
import { camel } from '../../src/vocab/block/attribute-for.ts';
import { publishedBlockTypes } from '../../src/vocab/codes/published-block-types.ts';
import { widgets } from '../../src/widgets/index.ts';
import { blockNames, declarationOf } from '../declarations.ts';
import { root } from './source-files.ts';

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
/** The file that a function of a registry imports. */
const fetched = (fetch: unknown): string | undefined => /["']([^"']+\/\w+\.ts)["']/.exec(String(fetch))?.[1];

describe('the lists that the build writes', () => {
  it('are what the folders hold now: npm run build writes them anew', async () => {
    const files = await registryFiles();
    expect(Object.keys(files)).toHaveLength(7);
    for (const [path, text] of Object.entries(files)) expect(textOf(path), path).toBe(text);
  });
});

/** Those that the page starts, or code requests. */
const ofStage = declarations.filter(({ startedBy }) => !startedBy);

describe('the registry of services', () => {
  it('lists exactly the folders that hold a declaration, sorted by name', () => {
    const folders = readdirSync(join(root, 'src/runtime/services')).filter((name) =>
      existsSync(join(root, 'src/runtime/services', name, 'service.ts')),
    );
    expect(declarations.map(({ name }) => name)).toEqual(folders.sort());
    expect(Object.keys(services)).toEqual(ofStage.map(({ name }) => name));
  });

  it.each(declarations.filter(({ startedBy }) => startedBy))(
    'leaves $name to a file of the service that starts it',
    ({ name, starts, startedBy }) => {
      expect(starts).toEqual([]);
      const { later = {} } = declarations.find((one) => one.name === startedBy) ?? {};
      const files = Object.keys(later).map((file) => textOf(`src/runtime/services/${startedBy}/${file}.ts`));
      expect(files.filter((text) => text.includes(`from '../${name}/index.ts'`))).toHaveLength(1);
    },
  );

  it.each(ofStage)('says of $name what its declaration says', ({ name, starts, shows, consent }) => {
    const { load, messages, ...said } = services[name] ?? {};
    expect(load).toBeTypeOf('function');
    expect(said).toEqual({ starts, ...(shows && { shows }), ...(consent && { consent }) });
    expect(fetched(load)).toMatch(new RegExp(`/${name}/index\\.ts$`));
  });

  it.each(declarations.filter(({ starts }) => starts.some(({ early }) => early)))(
    'has what $name starts for in what the loader looks for, but what the stage itself sets',
    ({ starts }) => {
      const attributes = starts
        .filter(({ early }) => early)
        .flatMap(({ selector = '' }) => selector.match(/\[[^\]]+\]/g) ?? []);
      expect(attributes).not.toEqual([]);
      const own = EARLY_SELECTOR.split(',');
      expect(attributes.filter((attribute) => !own.includes(attribute))).toEqual(
        attributes.filter((attribute) => attribute === '[data-block-gated]'),
      );
    },
  );

  it('names only page-level blocks as what a service opens', () => {
    const opened = declarations.flatMap(({ starts }) => starts.flatMap(({ opens }) => opens ?? []));
    expect(opened.filter((name) => !widgets[name]?.level)).toEqual([]);
  });
});

describe('the registry', () => {
  it('lists exactly the folders that hold a block', () => {
    expect(Object.keys(widgets).sort()).toEqual([...blockNames]);
  });

  it('is sorted by name', () => {
    expect(Object.keys(widgets)).toEqual([...Object.keys(widgets)].sort());
  });

  it.each(blockNames)('says of %s what its declaration says', async (name) => {
    const block = await declarationOf(name);
    const entry = widgets[name];
    if (!entry) throw new Error('not in the registry');
    const { load, messages, ...said } = entry;
    const { publishedNames } = block;
    const [code = null] = [name, ...(publishedNames ?? [])]
      .map((word) => publishedBlockTypes.codeOf(camel(word)))
      .filter((one) => one !== null);
    const names = publishedNames && [...publishedNames, ...(code === null ? [] : [code])];
    // What reads the markup of published pages comes with the block, or, where the block does not bring it, as a file of its own.
    const hasReader =
      existsSync(join(root, 'src/widgets', name, 'published.ts')) &&
      !textOf(`src/widgets/${name}/index.ts`).includes("from './published.ts'");
    expect(load).toBeTypeOf('function');
    expect(said).toEqual({
      when: block.when,
      ...(names && { publishedNames: names }),
      ...(block.level === 'page' && { level: block.level }),
      ...(block.light && { light: block.light }),
      ...(block.consent && { consent: block.consent }),
      ...(hasReader && { reader: expect.any(Function) }),
    });
    expect(fetched(load)).toMatch(new RegExp(`/${name}/index\\.ts$`));
    if (hasReader) expect(fetched(said.reader)).toMatch(new RegExp(`/${name}/published\\.ts$`));
  });

  it.each(blockNames)(
    'finds in the declaration of %s no number of published pages: the table of type codes has it',
    async (name) => {
      const { publishedNames = [] } = await declarationOf(name);
      expect(publishedNames.filter((word) => /^\d+$/.test(word))).toEqual([]);
    },
  );

  it('knows blocks by no other number than published pages carry for them', () => {
    const numbers = Object.entries(widgets).flatMap(([name, { publishedNames: platform = [] }]) =>
      platform
        .filter((word) => typeof word === 'number')
        .map((code) => ({ code, known: [name, ...platform].map((word) => camel(`${word}`)) })),
    );
    expect(numbers.length).toBeGreaterThan(2);
    for (const { code, known } of numbers) expect(known).toContain(publishedBlockTypes.nameOf(code));
  });

  it.each(blockNames)('finds every file %s owes', async (name) => {
    const { light } = await declarationOf(name);
    const readsNone = /\bNoContent\b/.test(readFileSync(join(root, 'src/widgets', name, 'index.ts'), 'utf8'));
    const content = light || readsNone ? [] : ['content.ts'];
    const files = ['block.ts', 'index.ts', 'view.tsx', 'style.css', 'example.html', ...content];
    expect(files.filter((file) => !existsSync(join(root, 'src/widgets', name, file)))).toEqual([]);
  });
});
