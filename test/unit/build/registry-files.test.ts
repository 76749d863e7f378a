import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registryFiles } from '../../../build/registry-files.mjs';
import { blockNames } from '../../declarations.ts';

/** A copy of the sources, with blocks of its own. */
let copy: string;

const declare = (name: string, constant: string): void => {
  mkdirSync(join(copy, `src/widgets/${name}`));
  writeFileSync(
    join(copy, `src/widgets/${name}/block.ts`),
    `export const ${constant} = defineBlock({ name: '${name}' });\n`,
  );
  writeFileSync(join(copy, `src/widgets/${name}/index.ts`), 'export default {};\n');
};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vitrine-lists-'));
  cpSync('src', join(copy, 'src'), { recursive: true });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('list a block by its folder alone, in the place of its name', async () => {
  declare('bbb-ccc', 'bbbCcc');
  const files = await registryFiles(copy);
  const folders = (path: string): string[] =>
    [...(files[path] ?? '').matchAll(/^import \{ \w+ \} from '\.\/([\w-]+)\/block\.ts';$/gm)].map(
      ([, name = '']) => name,
    );
  const expected = [...blockNames, 'bbb-ccc'].sort();
  expect(folders('src/widgets/blocks.ts')).toEqual(expected);
  expect(folders('src/widgets/index.ts')).toEqual(expected);
  expect(files['src/widgets/blocks.ts']).toMatch(/= \[\n(?: {2}\w+,\n)* {2}bbbCcc,\n/);
  expect(files['src/widgets/index.ts']).toContain("  [bbbCcc, () => import('./bbb-ccc/index.ts')],\n");
});

it('name a reader of published markup only where the module of the block does not bring it', async () => {
  declare('reads', 'reads');
  writeFileSync(join(copy, 'src/widgets/reads/published.ts'), 'export default () => null;\n');
  const lineOf = async (): Promise<string | undefined> =>
    (await registryFiles(copy))['src/widgets/index.ts']?.split('\n').find((line) => line.startsWith('  [reads'));
  expect(await lineOf()).toBe("  [reads, () => import('./reads/index.ts'), () => import('./reads/published.ts')],");
  writeFileSync(join(copy, 'src/widgets/reads/index.ts'), "import readPublished from './published.ts';\n");
  expect(await lineOf()).toBe("  [reads, () => import('./reads/index.ts')],");
});

it('list a message file in each language once a block imports it in Portuguese, and not where it imports the others too', async () => {
  declare('says', 'says');
  for (const language of ['pt-BR', 'en', 'es'])
    writeFileSync(join(copy, `src/strings/${language}/says.json`), '{ "saysHello": "Oi" }');
  expect((await registryFiles(copy))['src/strings/en.ts']).not.toContain('says');
  const source = "import messages from '../../strings/pt-BR/says.json';\n";
  writeFileSync(join(copy, 'src/widgets/says/view.tsx'), source);
  const files = await registryFiles(copy);
  expect(files['src/strings/en.ts']).toContain("import says from './en/says.json';");
  expect(files['src/strings/es.ts']).toContain('  ...says,\n');
  writeFileSync(join(copy, 'src/widgets/says/words.ts'), "import en from '../../strings/en/says.json';\n");
  expect((await registryFiles(copy))['src/strings/en.ts']).not.toContain('says');
});

it('stop the build where a folder’s file exports no declaration', async () => {
  mkdirSync(join(copy, 'src/widgets/empty'));
  writeFileSync(join(copy, 'src/widgets/empty/block.ts'), 'export const nothing = 1;\n');
  await expect(registryFiles(copy)).rejects.toThrow(
    'src/widgets/empty/block.ts exports no constant made with defineBlock',
  );
});
