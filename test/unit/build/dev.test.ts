import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { isShown, kindsOf, stylesOf } from '../../../build/dev/kinds-of.mjs';
import { styleText } from '../../../build/dev/live-pages.mjs';
import { watchSaved } from '../../../build/dev/saved-files.mjs';
import { deferred } from '../../deferred';

it.each([
  ['src/widgets/form/style.css', ['style', 'bundle']],
  ['src/widgets/form/view.tsx', ['bundle']],
  ['src/widgets/form/block.ts', ['bundle', 'pages', 'playground']],
  ['src/widgets/form/example.html', ['bundle', 'pages']],
  ['src/widgets/_shared/ui/button/button.css', ['style', 'bundle', 'parts']],
  ['src/strings/pt-BR/form.json', ['bundle', 'server']],
  ['src/vocab/names.ts', ['bundle', 'pages', 'playground', 'server']],
  ['demo/blocks/form.json', ['pages']],
  ['demo/styles/4-block.css', []],
  ['demo/site/styles/8-cart.css', []],
  ['demo/site/pages/cart.ts', ['server']],
  ['demo/server/backend.ts', ['server']],
  ['demo/parts/index.ts', ['parts']],
  ['demo/playground/main.ts', ['playground']],
  ['build/pages.mjs', ['build']],
])('a change of %s makes %j anew', (path, kinds) => {
  expect([...kindsOf([path])].sort()).toEqual([...kinds].sort());
});

it('shows nothing of what the demo writes or an editor keeps', () => {
  const kept = [
    'demo/.data/vitrine.db',
    'demo/.build/server.mjs',
    'src/main.ts~',
    'src/.main.ts.swp',
    'src/main.ts.swp',
  ];
  expect(kept.filter(isShown)).toEqual([]);
  expect(isShown('src/main.ts')).toBe(true);
});

it('needs no reload for style sheets alone, which say where they are from', async () => {
  const path = 'src/widgets/accordion/style.css';
  expect(stylesOf([path, 'src/main.ts', 'demo/styles/4-block.css'])).toEqual([path]);
  const { text } = await styleText(path);
  expect(text.startsWith(`vitrine-sheet{--path:"${path}"}`)).toBe(true);
  expect(text).toContain('.items');
});

it('tells of every save, whether a file is written over or another one takes its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saved-'));
  const file = join(folder, 'block.ts');
  const path = relative('', file);
  await writeFile(file, '');
  let seen = deferred<string[]>();
  const failed = (error: Error): void => {
    throw error;
  };
  const stop = await watchSaved([folder], (paths: string[]) => seen.resolve(paths), failed);
  for (let n = 0; n < 12; n++) {
    seen = deferred();
    if (n % 2) await writeFile(file, `${n}`);
    else {
      await writeFile(`${file}~`, `${n}`);
      await rename(`${file}~`, file);
    }
    expect(await seen.promise).toEqual([path]);
  }
  await stop();
  await rm(folder, { recursive: true });
});
