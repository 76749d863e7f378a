// The page's language: a file of words for each block, fetched when the page asks for it.

import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';

const SPOKEN = [
  { tag: 'data-locale="en"', pause: 'Pause animation' },
  { tag: 'data-locale="es-MX"', pause: 'Pausar la animación' },
  { tag: 'data-locale="fr"', pause: 'Pausar animação' },
  { tag: '', pause: 'Pausar animação' },
];

for (const file of ['vitrine.js', 'vitrine.single.js'])
  for (const { tag, pause } of SPOKEN)
    test(`the tag ${file} with "${tag}" says "${pause}"`, {
      tag: '@long',
    }, async ({ page, pageWith }) => {
      await pageWith(exampleOf('marquee'), { tag: `<script async ${tag} src="/dist/${file}"></script>` });
      await settled(page);
      await expect(page.getByRole('button', { name: pause })).toBeVisible();
    });

test("the page's own words come before any language", async ({ page, pageWith }) => {
  await pageWith(exampleOf('marquee'), {
    tag: `<script>window.Vitrine = { q: [['strings', [{ pauseAnimation: 'Parar' }]]] };</script><script async data-locale="en" src="/dist/vitrine.js"></script>`,
  });
  await settled(page);
  await expect(page.getByRole('button', { name: 'Parar' })).toBeVisible();
});

test('words that do not come leave the page speaking Portuguese, with a word to the developer', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT022 language en|Failed to load resource/);
  const { readdirSync, readFileSync } = await import('node:fs');
  const english = readdirSync('dist/chunks').find((file) =>
    readFileSync(`dist/chunks/${file}`, 'utf8').includes('Pause animation'),
  );
  await page.route(`**/dist/chunks/${english}*`, (route) => route.fulfill({ status: 503 }));
  await pageWith(exampleOf('marquee'), { tag: '<script async data-locale="en" src="/dist/vitrine.js"></script>' });
  await settled(page);
  await expect(page.getByRole('button', { name: 'Pausar animação' })).toBeVisible();
});
