// Pictures whose size only their files tell.
import { expect, settled, test } from '../../tools/fixture.ts';
import { drawn, galleryIn } from './gallery-page.ts';

test('a gallery follows the sizes of its files, and what is in view stays where it is [GAL-303, GAL-314, IMG-325]', async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  const files = ['vaso-e-galho', 'forno-aberto', 'limoes', 'canecas', 'vaso-e-galho', 'limoes', 'canecas', 'cafe'];
  const slides = files.map((file) => `<figure><img data-src="/imagens/${file}.jpg" alt="${file}"></figure>`).join('');
  // Far below the window no file is asked for.
  await pageWith(
    `<div style="height: 3000px"></div>${galleryIn(600, 'data-design="stacked"', slides)}<div style="height: 3000px"></div>`,
  );
  await settled(page);
  const before = await drawn(page);
  expect(before.boxes.map(({ height }) => height)).toEqual(files.map(() => 390));
  const topOf = (index: number) =>
    page
      .locator('[data-block=gallery]')
      .evaluate(
        (host, at) => host.shadowRoot?.querySelector(`[data-index="${at}"]`)?.getBoundingClientRect().top,
        index,
      );
  // The second picture is just above the window, and becomes higher.
  const top = (await topOf(2)) ?? 0;
  await page.evaluate((to) => scrollTo(0, to), top + 20);
  await expect.poll(async () => (await drawn(page)).boxes[1]?.height).toBeGreaterThan(800);
  await expect.poll(async () => (await drawn(page)).boxes[2]?.height).toBe(400);
  expect(await topOf(2)).toBeCloseTo(-20, 0);
});
