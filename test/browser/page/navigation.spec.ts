// Every navigation is the browser's own, and a page type that is not known loads nothing.
import { expect, test } from '../tools/fixture.ts';
import { demoUrl } from '../tools/server-log.ts';
import { arrived, watchTraffic } from '../tools/traffic.ts';

for (const { ways, tag } of [
  { ways: ['Coleção', 'Contato'], tag: [] },
  { ways: ['Coleção', 'Galeria', 'Diário', 'Agenda', 'Contato', 'Membros'], tag: '@long' },
])
  test(`no link is taken over by a router: each of ${ways.length} loads a whole document, and no page changes its address by itself [NAV-001, NAV-301, NAV-601]`, {
    tag,
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const writings: string[] = [];
      Object.assign(window, { writings });
      for (const name of ['pushState', 'replaceState'] as const) {
        const own = history[name];
        history[name] = function (...args) {
          writings.push(`${name} ${args[2]}`);
          return own.apply(this, args);
        };
      }
    });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(new URL(request.url()).pathname);
    });
    await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: demoUrl() }]);
    await page.goto('/atelie/');
    for (const name of ways) {
      await page.locator('html[data-vitrine-initialised*="services"]').waitFor();
      await page.evaluate(() => Reflect.set(window, 'same', true));
      const before = documents.length;
      await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
      await expect.poll(() => documents.length, name).toBe(before + 1);
      await page.locator('html[data-vitrine-initialised*="services"]').waitFor();
      expect(await page.evaluate(() => Reflect.get(window, 'same')), `${name} is another document`).toBeUndefined();
      await arrived(page);
      expect(await page.evaluate(() => Reflect.get(window, 'writings')), name).toEqual([]);
    }
  });

test('a page type that is not known loads no more than a page without one, and is no error [NAV-018]', async ({
  page,
  pageWith,
}) => {
  const { urls } = watchTraffic(page);
  const filesWith = async (context: object): Promise<string[]> => {
    const before = urls.length;
    await pageWith(
      `<script type="application/json" data-site-context>${JSON.stringify({ website: { id: 's' }, ...context })}</script><p>Página</p>`,
    );
    await page.locator('html[data-vitrine-initialised*="services"]').waitFor();
    await arrived(page);
    return urls
      .slice(before)
      .filter((url) => url.includes('/dist/'))
      .toSorted();
  };
  const bare = await filesWith({});
  expect(bare.length).toBeGreaterThan(0);
  // 4 and 999 are no page types; 1, 2 and 100 are, and have no page of their own to be handled.
  for (const pageType of [0, 4, 999, -1, 1.5, '209', 'cart', null, {}, [200], 1, 2, 100])
    expect(await filesWith({ pageType }), JSON.stringify(pageType)).toEqual(bare);
});
