// What a page's start does once, and the flags that tell of it.
import { expect, test } from '../tools/fixture.ts';
import { TAG } from '../tools/test-page.ts';

test('every initialiser runs once, the flags are set after the last of them, and a second tag runs none again [CTX-025, CTX-026, CTX-027]', async ({
  page,
  pageWith,
}) => {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const { documentElement } = document;
      const flag = documentElement.getAttribute('data-vitrine-initialised');
      const state = document.querySelector('[data-block]')?.getAttribute('data-block-state');
      if (flag !== null) seen.push([flag, state !== null, Reflect.get(window, 'Vitrine').store.getState().initialised]);
    }).observe(document, { attributes: true, attributeFilter: ['data-vitrine-initialised'], subtree: true });
    Object.assign(window, { mounted: 0 });
    document.addEventListener('vitrine:block-ready', () => {
      Reflect.set(window, 'mounted', Reflect.get(window, 'mounted') + 1);
    });
  });
  await pageWith('<ul data-block="accordion"><li><h3>Envio</h3><p>Em dois dias.</p></li></ul>', { tag: TAG + TAG });
  await expect(page.locator('[data-block]')).toHaveAttribute('data-block-state', 'ready');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').ready());
  expect(await page.evaluate(() => [Reflect.get(window, 'seen'), Reflect.get(window, 'mounted')])).toEqual([
    [['blocks services', true, true]],
    1,
  ]);
});
