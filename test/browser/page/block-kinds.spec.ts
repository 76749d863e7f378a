// One of each kind of block that pages are built from, and any mix of them: each is mounted on its own.
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { kebab } from '../../../src/vocab/block/attribute-for.ts';
import { blockKinds } from '../../../src/vocab/catalogue/codes/block-kinds.ts';
import { blocks } from '../../../src/widgets/blocks.ts';
import { expect, readyInView, test } from '../tools/fixture.ts';

/** The name of a kind's block. */
const nameOf = (kind: string): string => (kind === 'tourdates' ? 'tour-dates' : kebab(kind));

type Row = readonly [kind: string, shows: (host: Locator) => Locator];

/** Each kind, and what only its block shows. */
const KINDS: readonly Row[] = [
  ['image', (host) => host.getByRole('img')],
  ['video', (host) => host.getByRole('button').first()],
  ['embed', (host) => host.getByRole('button', { name: 'Carregar uma vez' })],
  ['map', (host) => host.getByText('Ateliê Serra').first()],
  ['form', (host) => host.locator('[part~=form]')],
  ['newsletter', (host) => host.locator('[part~=form]')],
  ['donation', (host) => host.getByRole('link')],
  ['accordion', (host) => host.locator('[part~=trigger]').first()],
  ['marquee', (host) => host.locator('[part~=text]').first()],
  ['menu', (host) => host.getByRole('tab').first()],
  ['summary', (host) => host.getByRole('heading', { name: 'A noite do forno' })],
  ['product', (host) => host.getByRole('button').first()],
  ['gallery', (host) => host.getByRole('img').first()],
  ['audio', (host) => host.getByRole('slider').first()],
  ['chart', (host) => host.locator('svg').first()],
  ['tourdates', (host) => host.getByRole('heading', { name: 'Teatro da Vila' })],
  ['calendar', (host) => host.getByRole('grid')],
  ['search', (host) => host.getByRole('combobox')],
  ['memberArea', (host) => host.getByRole('link').first()],
  ['reservation', (host) => host.locator('[part~=layout]')],
  ['socialFeed', (host) => host.getByRole('button', { name: 'Mostrar mais' })],
];

test('every kind that has a block is in the table, and in no other order than the list [BLOCK-001]', () => {
  const built = new Set(blocks.map(({ name }) => name));
  const kinds = blockKinds.words.filter((kind) => built.has(nameOf(kind)));
  expect(KINDS.map(([kind]) => kind)).toEqual(kinds);
});

test('the scene has one of each kind, and all are mounted [BLOCK-001, BLOCK-003]', async ({ page }) => {
  await page.goto('/cenas/todos-os-blocos');
  for (const [kind, shows] of KINDS) {
    const host = page.locator(`#${kind} > [data-block]`);
    await readyInView(host);
    await expect(shows(host), kind).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('any mix and any number of them is mounted, each on its own; a broken one breaks no other [BLOCK-951, BLOCK-001]', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT0|Failed to load/);
  const examples = KINDS.map(([kind]) =>
    readFileSync(`src/widgets/${nameOf(kind)}/example.html`, 'utf8').replace(
      'data-block=',
      'data-block-load="load" data-block=',
    ),
  );
  const broken = '<div data-block="gallery" data-block-load="load" data-block-json="{no"></div>';
  await pageWith([...examples, broken, ...examples.toReversed()].join('\n'));
  await expect(page.locator('[data-block-state=ready]')).toHaveCount(2 * KINDS.length + 1);
});
