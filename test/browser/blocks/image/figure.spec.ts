// The image block in a figure of the page that has margins and a width.
import { expect, settled, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { boxOf, hostOf } from './image-page.ts';

for (const place of ['grid', 'flex'])
  test(`a stretched picture in a figure with margins does not make its place grow: ${place}`, { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(
      `<div style="display: ${place}; grid-template-columns: 1fr 1fr"><div data-block="image" data-stretch style="flex: 1"><figure style="margin: 16px 40px"><img src="/imagens/vaso-lua.jpg?format=300w" width="960" height="700" alt="Vaso"></figure></div><p style="flex: 1">Texto ao lado</p></div>`,
    );
    await settled(page);
    const height = (): Promise<number> => hostOf(page).evaluate((host) => host.getBoundingClientRect().height);
    await frames(page, 4);
    const before = await height();
    await frames(page, 8);
    expect(await height()).toBe(before);
  });

test('the margins and the width of the page’s figure stay when the page changes a class', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    '<div data-block="image"><figure class="larga"><img src="/imagens/vaso-lua.jpg?format=300w" width="960" height="700" alt="Vaso"><figcaption>Legenda</figcaption></figure></div>',
    { head: '<style>.larga { margin: 2rem auto; max-width: 420px }</style>' },
  );
  await settled(page);
  const before = await boxOf(hostOf(page), 'figure');
  expect(before.width).toBe(420);
  await page.evaluate(() => document.body.classList.add('menu-aberto'));
  await page.setViewportSize({ width: 1000, height: 700 });
  await frames(page, 6);
  expect((await boxOf(hostOf(page), 'figure')).width).toBe(420);
});
