// The diagnosis panel of developer mode: what it tells, and that nobody else pays for it.
import { exampleOf } from '../../../declarations.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { fault } from '../../tools/server-log.ts';
import { tagRan } from '../../tools/vitrine-of.ts';
import { BOTH, withSettings } from '../cookie-banner/cookie-page.ts';
import { begin, button, contactForm, fillIn, SAVE } from '../form/contact-form.ts';
import { BELOW, BROKEN, chunks, corner, GATED, open, panel, row, tab } from './diagnosis-panel.ts';

test('a page without the parameter fetches nothing of it, and asks for the report only when told to', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const paths = chunks(page);
  await pageWith(exampleOf('accordion'), { query: '?vitrine=debug' });
  await settled(page);
  expect(paths.filter((path) => /diagnosis|report/.test(path))).toEqual([]);
  await expect(page.locator('[data-block=diagnosis]')).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').report());
  expect(paths.filter((path) => /diagnosis|report/.test(path))).toHaveLength(1);
});

test('a page without blocks shows no panel until the report is asked for', async ({ page, pageWith }) => {
  const paths = chunks(page);
  await pageWith('<p>Nada aqui.</p>', { query: '?vitrine-debug' });
  await tagRan(page);
  expect(paths.filter((path) => /stage|diagnosis/.test(path))).toEqual([]);
  const blocks = await page.evaluate(async () => (await Reflect.get(window, 'Vitrine').report()).blocks);
  // The panel is loading meanwhile, and counts once it is ready.
  expect(blocks.filter(({ block }: { block: string }) => block !== 'diagnosis')).toEqual([]);
  await expect(corner(page)).toBeVisible();
});

test('it tells every block, what it waits for, and each wrong value', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT012/);
  await open(page, pageWith, `${BROKEN}${BELOW}${GATED}<div data-block="nada"></div>`, {});
  await expect(row(page, '#faq')).toContainText('pronto');
  await expect(row(page, '#faq')).toContainText('1 valor inválido');
  await expect(row(page, '#longe')).toContainText('Carrega ao se aproximar da área visível.');
  await expect(row(page, '#medido')).toContainText('Carrega após o consentimento: analytics.');
  await tab(page, 'Dados').click();
  const wrong = row(page, '#faq');
  for (const words of ['data-icon', 'estrela', 'one of', 'Usado']) await expect(wrong).toContainText(words);
  await expect(row(page, 'VT010')).toContainText('there is no block "nada"');
  allowConsole(/VT010/);
});

test('it tells a block that failed, why, and goes on as blocks come and go', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT022|Failed to load/);
  await page.route('**/chunks/marquee-*', (route) => route.abort());
  await open(page, pageWith, `${exampleOf('marquee')}<div id="place"></div>`);
  await expect(row(page, 'marquee')).toContainText('falhou');
  await expect(row(page, 'marquee').locator('pre')).toContainText('Failed to fetch dynamically imported module');
  await expect(tab(page, 'Blocos')).toContainText('1');
  await page.locator('#place').evaluate((place, html) => {
    place.innerHTML = html;
  }, exampleOf('accordion'));
  await expect(row(page, 'accordion')).toContainText('pronto');
  await page.locator('#place').evaluate((place) => place.replaceChildren());
  await expect(row(page, 'accordion')).toHaveCount(0);
});

test('it tells the decision about cookies, as it changes', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  // The notice needs more room than the block has.
  allowConsole(/VT012 gated-content#medido/);
  await open(page, pageWith, withSettings(BOTH, GATED));
  await tab(page, 'Consentimento').click();
  await expect(panel(page)).toContainText('ainda não tomada');
  await expect(row(page, 'analytics')).toContainText('não concedido');
  await expect(row(page, 'analytics')).toContainText('1 bloco aguarda este consentimento.');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.set({ analytics: true }));
  await expect(row(page, 'analytics')).not.toContainText('não concedido');
  await expect(row(page, 'analytics')).not.toContainText('aguarda');
});

test('it tells the calls of a form and their faults, and nothing of what was typed', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
  context,
}) => {
  allowConsole(/Failed to load resource/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  await open(page, pageWith, contactForm());
  await fault({ path: SAVE, fault: 'status', value: '503', times: 1 });
  await fillIn(page);
  await button(page).click();
  await tab(page, 'Chamadas').click();
  const save = row(page, SAVE);
  for (const words of ['POST', 'recusada', '503', '1 tentativa']) await expect(save).toContainText(words);
  await expect(row(page, 'FormSubmissionKey')).toContainText('concluída');
  await panel(page).getByRole('button', { name: 'Copiar relatório' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Copiado');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`\`POST ${SAVE}\` recusada · 503`);
  const report = await page.evaluate(async () => JSON.stringify(await Reflect.get(window, 'Vitrine').report()));
  const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  expect(crumb).not.toBe('');
  for (const text of [copied, report]) {
    for (const secret of ['ana@exemplo.com', 'Ana', 'Souza', 'moringa', crumb, encodeURIComponent(crumb)])
      expect(text).not.toContain(secret);
  }
});

test('it lists the files of the page with their sizes', { tag: '@long' }, async ({ page, pageWith }) => {
  await open(page, pageWith, exampleOf('accordion'));
  await tab(page, 'Arquivos').click();
  for (const part of ['loader', 'stage', 'react', 'runtime', 'accordion', 'diagnosis'])
    await expect(
      panel(page)
        .getByRole('listitem')
        .locator('strong', { hasText: new RegExp(`^${part}$`) }),
    ).toHaveCount(1);
  await expect(row(page, 'vitrine.js')).toContainText(/\d kB/);
  await expect(panel(page)).toContainText('transferidos');
});

test('it works in the single file, and says so', { tag: '@long' }, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT012/);
  const paths = chunks(page);
  await open(page, pageWith, BROKEN, { tag: '<script async src="/dist/vitrine.single.js"></script>' });
  await tab(page, 'Arquivos').click();
  await expect(row(page, 'vitrine.single.js')).toContainText('single');
  expect(paths.filter((path) => path.includes('/chunks/'))).toEqual([]);
});

test('where the clipboard is out of reach the report is there to be copied by hand', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await open(page, pageWith, exampleOf('accordion'), {
    head: "<script>Object.defineProperty(navigator, 'clipboard', { value: undefined })</script>",
  });
  await panel(page).getByRole('button', { name: 'Copiar relatório' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Copie o texto selecionado');
  const text = panel(page).getByRole('textbox', { name: 'Texto do relatório' });
  await expect(text).toHaveValue(/^# Diagnóstico da página/);
  expect(await text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(
    (await text.inputValue()).length,
  );
});

test('it works under the strict policy of the demo, in the scene of broken data', { tag: '@long' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/VT01[02]/);
  await page.goto('/cenas/dados-quebrados?vitrine-debug');
  await tagRan(page);
  await corner(page).click();
  await tab(page, 'Dados').click();
  await expect(row(page, '#atributos')).toContainText('data-heading-level');
  await expect(row(page, '#letreiro')).toContainText('data-wave-frequency');
  await expect(row(page, '#partido')).toContainText('a JSON object');
  await expect(row(page, 'VT010')).not.toHaveCount(0);
});
