import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockTypes } from '../../src/vocab/codes/block-types.ts';
import { widgets } from '../../src/widgets/index.ts';
import { blockNames, declarationOf } from '../declarations.ts';
import { root, sourceFiles } from './source-files.ts';

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
    const { load, ...said } = entry;
    const code = blockTypes.codeOf(name);
    const platform = [...(block.platform ?? []), ...(code === null ? [] : [code])];
    expect(load).toBeTypeOf('function');
    expect({ ...said, platform: said.platform ?? [] }).toEqual({
      when: block.when,
      platform,
      ...(block.host === 'page' && { host: block.host }),
      ...(block.consent && { consent: block.consent }),
      ...('early' in said && { early: block.early }),
    });
    const [line] = sourceFiles(['src/widgets/index.ts'], /./).map(({ text }) => text);
    expect(line).toContain(`import('./${name}/index.ts')`);
  });

  it.each(blockNames)('finds every file %s owes', (name) => {
    const files = ['block.ts', 'index.ts', 'view.tsx', 'style.css', 'content.ts', 'example.html'];
    expect(files.filter((file) => !existsSync(join(root, 'src/widgets', name, file)))).toEqual([]);
  });
});
