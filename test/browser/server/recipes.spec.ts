// The pages of docs/recipes run as they are: every block is ready, and the console has no line.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../tools/fixture.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const RECIPES = readdirSync(fileOf('docs/recipes')).filter((name) => name.endsWith('.html') && name !== 'django.html');

/** Files of libraries that a reader serves from an own site. */
const LIBRARIES = {
  'turbo.es2017-umd.js': 'node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js',
  'htmx.min.js': 'node_modules/htmx.org/dist/htmx.min.js',
};

const accordions = (page: Page) => page.locator('[data-block=accordion][data-block-state=ready]');

/** What a page is for, where being ready does not show it. */
const THEN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'cookie-banner.html': async (page) => {
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await expect(page.locator('html[data-counted]')).toHaveCount(1);
  },
  'form-in-steps.html': (page) => expect(page.getByText('Etapa 1 de 2')).toBeVisible(),
  'product.html': (page) => expect(page.locator('[part~=button]')).toContainText('Comprar'),
  'turbo.html': async (page) => {
    await page.getByRole('link', { name: 'Próxima página' }).click();
    await expect(page).toHaveURL(/pagina=2/);
    await expect(accordions(page)).toHaveCount(1);
  },
  'htmx.html': async (page) => {
    await page.getByRole('button', { name: 'Mais perguntas' }).click();
    await expect(accordions(page)).toHaveCount(2);
  },
};

for (const name of RECIPES)
  test(`the recipe ${name} runs as it is`, async ({ page, pageWith }) => {
    for (const [file, path] of Object.entries(LIBRARIES))
      await page.route(`**/${file}`, (route) => route.fulfill({ path: fileOf(path) }));
    await page.route('**/perguntas/mais', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<div data-block="accordion"><details><summary>Mais uma?</summary><p>Sim.</p></details></div>',
      }),
    );
    const html = readFileSync(fileOf(`docs/recipes/${name}`), 'utf8');
    expect(html).toContain('src="/vitrine/vitrine.js"');
    await pageWith(html.replace('/vitrine/vitrine.js', '/dist/vitrine.js'), { tag: '' });
    await settled(page);
    await expect(page.locator('[data-block-state=failed]')).toHaveCount(0);
    await THEN[name]?.(page);
  });
