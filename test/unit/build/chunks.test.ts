import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chunkCycles } from '../../../build/bundler/chunk-cycles.mjs';
import { stateOf } from '../../../build/bundler/chunk-graph.mjs';
import { GROUPS, groupOf } from '../../../build/bundler/chunk-groups.mjs';
import { nameChunks } from '../../../build/bundler/chunk-names.mjs';
import { findDuplicatedState } from '../../../build/bundler/chunks.mjs';

const define = { __VERSION__: '"0"' };

describe('the name of a chunk', () => {
  /** A block that imports the runtime, and one that imports nothing. */
  const made = (runtime = 'let a=1', block = 'import"./@runtime@.js";x') => ({
    runtime: { code: runtime },
    block: { code: block },
    alone: { code: 'y' },
  });
  const names = (...given: Parameters<typeof made>) => nameChunks(made(...given)).files;

  it('is its own and a hash, the same for the same content', () => {
    expect(names()).toEqual(names());
    for (const [name, file] of Object.entries(names())) expect(file).toMatch(new RegExp(`^${name}-\\w{5}\\.js$`));
  });

  it('changes with what is in it, and of the others only where they reach it', () => {
    const before = names();
    const after = names('let a=2');
    expect(after.runtime).not.toBe(before.runtime);
    expect(after.block).not.toBe(before.block);
    expect(after.alone).toBe(before.alone);
  });

  it('changes with its words, which travel under its name', () => {
    const before = nameChunks(made(), [], { alone: 'Send' }).files;
    const after = nameChunks(made(), [], { alone: 'Send it' }).files;
    expect(after.alone).not.toBe(before.alone);
    expect(after.block).toBe(before.block);
  });

  it('has one hash for blocks and services, which changes with any of them', () => {
    const together = ['block', 'alone'];
    const before = nameChunks(made(), together);
    expect(before.files).toMatchObject({ block: `block-${before.release}.js`, alone: `alone-${before.release}.js` });
    expect(nameChunks(made('let a=2'), together).release).not.toBe(before.release);
  });

  it('is written into those that import it', () => {
    const all = made();
    const { files } = nameChunks(all);
    expect(all.block.code).toBe(`import"./${files.runtime}";x`);
  });

  it('is that of its block for a reader of published markup', () => {
    const { files } = nameChunks({ form: { code: 'x' }, 'form.published': { code: 'y' } });
    expect(files['form.published']).toBe(files.form?.replace('.js', '.published.js'));
  });

  it('of a chunk that nothing was made of stops the build', () => {
    expect(() => nameChunks({ block: { code: 'import"./@gone@.js"' } })).toThrow('gone');
  });
});

describe('chunks that import each other', () => {
  const block = { code: 'import{a}from"./@prices@.js";import{b}from"./@form@.js";' };

  it('are told with the way from one back to itself', () => {
    expect(
      chunkCycles({
        block,
        prices: { code: 'import{b}from"./@form@.js";' },
        form: { code: 'import"./@react@.js";export*from"./@prices@.js";' },
        react: { code: '' },
      }),
    ).toEqual(['prices → form → prices']);
  });

  it('are none where two import a third, or where one fetches the other later', () => {
    expect(
      chunkCycles({
        block,
        prices: { code: 'export let a=()=>import("./@block@.js")' },
        form: { code: 'import{a as b}from"./@prices@.js";export{b};' },
      }),
    ).toEqual([]);
  });
});

describe('a module that keeps state', () => {
  it('is known by what it makes at its top level', async () => {
    expect(await stateOf('src/runtime/layers/render-layer.tsx', define)).toMatch(/^let layers/);
    expect(await stateOf('src/vocab/names.ts', define)).toBeNull();
    expect(await stateOf('node_modules/zustand/esm/vanilla.mjs', define)).toBeNull();
  });

  it('is told where it stands in two chunks, and one without is not', async () => {
    const wrong = await findDuplicatedState(
      {
        one: ['src/runtime/layers/render-layer.tsx', 'src/vocab/names.ts'],
        two: ['src/runtime/layers/render-layer.tsx', 'src/vocab/names.ts'],
      },
      define,
    );
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toMatch(/render-layer\.tsx keeps state .* stands in one, two$/);
  });

  it('may stand in one', async () => {
    expect(await findDuplicatedState({ one: ['src/runtime/layers/render-layer.tsx'] }, define)).toEqual([]);
  });
});

describe('a named group', () => {
  it.each([
    ['react-module:react-dom/client', 'react'],
    ['src/widgets/_shared/ui/dialog/dialog.tsx', 'modal'],
    ['src/widgets/_shared/ui/escape/on-escape.ts', 'layer-state'],
    ['node_modules/valibot/dist/index.mjs', 'schemas'],
    ['../linked/node_modules/valibot/dist/index.mjs', 'schemas'],
    ['src/widgets/form/view.tsx', undefined],
  ])('of %s is %s', (path, group) => {
    expect(groupOf(path)).toBe(group);
    expect(Object.keys(GROUPS)).toContain(group ?? 'react');
  });

  it('has no name of a block, whose file would be made one with it', () => {
    const blocks = readdirSync(new URL('../../../src/widgets/', import.meta.url));
    expect(Object.keys(GROUPS).filter((name) => blocks.includes(name))).toEqual([]);
  });
});
