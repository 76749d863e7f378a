import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { services } from '../../src/runtime/services/index.ts';
import { declarations } from '../../src/runtime/services/services.ts';
import { camel } from '../../src/vocab/block/attribute-for.ts';
import { publishedBlockTypes } from '../../src/vocab/codes/published-block-types.ts';
import { widgets } from '../../src/widgets/index.ts';
import { blockNames, declarationOf } from '../declarations.ts';
import { root, sourceFiles } from './source-files.ts';

describe('the registry of services', () => {
  it('lists exactly the folders that hold a declaration, sorted by name', () => {
    const folders = readdirSync(join(root, 'src/runtime/services')).filter((name) =>
      existsSync(join(root, 'src/runtime/services', name, 'service.ts')),
    );
    expect(Object.keys(services)).toEqual(folders.sort());
    expect(declarations.map(({ name }) => name)).toEqual(folders);
  });

  it.each(declarations)('says of $name what its declaration says', ({ name, starts, shows, consent }) => {
    const { load, messages, ...said } = services[name] ?? {};
    expect(load).toBeTypeOf('function');
    expect(said).toEqual({ starts, ...(shows && { shows }), ...(consent && { consent }) });
    const [text] = sourceFiles(['src/runtime/services/index.ts'], /./).map((file) => file.text);
    expect(text).toContain(`import('./${name}/index.ts')`);
  });

  it('names only page-level blocks as what a service opens', () => {
    const opened = declarations.flatMap(({ starts }) => starts.flatMap(({ opens }) => opens ?? []));
    expect(opened.filter((name) => widgets[name]?.level !== 'page')).toEqual([]);
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
    const code = publishedBlockTypes.codeOf(camel(name));
    const publishedNames = [...(block.publishedNames ?? []), ...(code === null ? [] : [code])];
    // What reads the markup of published pages comes with the block, or, where the block does not bring it, as a file of its own.
    const [module] = sourceFiles([`src/widgets/${name}/index.ts`], /./).map((file) => file.text);
    const hasReader =
      existsSync(join(root, 'src/widgets', name, 'published.ts')) && !module?.includes("from './published.ts'");
    expect(load).toBeTypeOf('function');
    expect({ ...said, publishedNames: said.publishedNames ?? [] }).toEqual({
      when: block.when,
      publishedNames,
      ...(block.level === 'page' && { level: block.level }),
      ...(block.consent && { consent: block.consent }),
      ...('replay' in said && { replay: block.replay }),
      ...(hasReader && { reader: expect.any(Function) }),
    });
    const [line] = sourceFiles(['src/widgets/index.ts'], /./).map(({ text }) => text);
    expect(line).toContain(`import('./${name}/index.ts')`);
    if (hasReader) expect(line).toContain(`import('./${name}/published.ts')`);
  });

  it('knows blocks by no other number than published pages carry for them', () => {
    const numbers = Object.entries(widgets).flatMap(([name, { publishedNames: platform = [] }]) =>
      platform.filter((word) => typeof word === 'number').map((code) => [code, name]),
    );
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers.map(([code]) => [code, publishedBlockTypes.nameOf(Number(code))])).toEqual(
      numbers.map(([code, name]) => [code, camel(`${name}`)]),
    );
  });

  it.each(blockNames)('finds every file %s owes', (name) => {
    const files = ['block.ts', 'index.ts', 'view.tsx', 'style.css', 'content.ts', 'example.html'];
    expect(files.filter((file) => !existsSync(join(root, 'src/widgets', name, file)))).toEqual([]);
  });
});
