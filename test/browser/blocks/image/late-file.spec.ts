import { deferred } from '../../../deferred.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { hostOf } from './image-page.ts';

for (const when of ['before', 'after'] as const)
  test(`a picture that the page makes as wide as its place is that wide also if its file comes ${when} the block`, async ({
    page,
    pageWith,
  }) => {
    const { promise: held, resolve: letGo } = deferred();
    await page.route('**/imagens/vaso-lua.jpg*', async (route) => {
      if (when === 'after') await held;
      await route.continue();
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    // An early file is there once the button is pressed, which lets the block begin.
    await pageWith(
      `<div data-block="image" data-block-load="${when === 'after' ? 'load' : 'interaction'}" style="width: 600px"><img src="/imagens/vaso-lua.jpg?format=300w" alt="Vaso branco" loading="lazy" style="width: 100%"></div>`,
    );
    const image = hostOf(page).locator('img');
    const arrived = (): Promise<boolean> => image.evaluate((one: HTMLImageElement) => one.naturalWidth === 300);
    if (when === 'before') {
      await expect.poll(arrived).toBe(true);
      await image.hover();
    }
    await settled(page);
    letGo();
    await expect.poll(arrived).toBe(true);
    await expect.poll(async () => (await image.boundingBox())?.width).toBe(600);
  });
