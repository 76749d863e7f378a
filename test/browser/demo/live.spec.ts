// What `npm run dev` tells an open page: a style sheet is swapped where it is adopted, and nothing else of the page changes; other changes reload it.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';

const SHEET = 'src/widgets/accordion/style.css';
const rule = (color: string): string => `vitrine-sheet{--path:"${SHEET}"} p { color: ${color} }`;

/** A page with two shadow roots, one in the other, that adopt a sheet of the sources and one of the page. It is told the changes once. */
async function open(page: Page, changes: object[]): Promise<() => number> {
  let loads = 0;
  await page.route('**/__live', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: changes
        .splice(0)
        .map((change) => `event: change\ndata: ${JSON.stringify(change)}\n\n`)
        .join(''),
    }),
  );
  await page.route('**/__page/vivo', (route) => {
    loads += 1;
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="pt-BR"><title>Vivo</title><div id="fora"></div><script>
        const sheetOf = (text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); return sheet; };
        const own = sheetOf('p { font-style: italic }');
        let host = document.getElementById('fora');
        for (const id of ['um', 'dois']) {
          const root = host.attachShadow({ mode: 'open' });
          root.adoptedStyleSheets = [own, sheetOf(${JSON.stringify(rule('rgb(1, 2, 3)'))})];
          root.append(Object.assign(document.createElement('p'), { id, textContent: id }), host = document.createElement('div'));
        }
      </script><script src="/live.js"></script>`,
    });
  });
  await page.goto('/__page/vivo');
  return () => loads;
}

test('a saved style sheet takes the place of the one that is adopted, in every shadow root', { tag: '@long' }, async ({
  page,
}) => {
  const loads = await open(page, [
    { styles: [{ path: SHEET, text: rule('rgb(4, 5, 6)') }] },
    { styles: [{ path: 'src/widgets/form/style.css', text: 'p { color: red }' }], reload: '/partes' },
  ]);
  for (const id of ['um', 'dois']) {
    await expect(page.locator(`#${id}`)).toHaveCSS('color', 'rgb(4, 5, 6)');
    await expect(page.locator(`#${id}`)).toHaveCSS('font-style', 'italic');
  }
  expect(loads()).toBe(1);
});

test('another change reloads the page', async ({ page }) => {
  const loads = await open(page, [{ reload: '/' }]);
  await expect.poll(loads).toBeGreaterThan(1);
});
