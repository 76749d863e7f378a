// What the owner of the demo's shop sees of what its pages have measured.
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';
import { demoUrl } from '../tools/server-log.ts';
import { collected, forgetCollected, hide, started } from '../tracking/measured-page.ts';

test('a visit shows in the owner’s charts of pages, in the table of web vitals, in the errors and as a record of its own; nobody else sees them', {
  tag: '@long',
}, async ({ page, browser, watch, allowConsole }) => {
  allowConsole(/^error: Failed to load resource: .* 403 .*medidas/);
  await forgetCollected();
  const visitor = await browser.newContext({ baseURL: demoUrl(), reducedMotion: 'reduce' });
  watch(visitor);
  const visit = await visitor.newPage();
  await visitor.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: demoUrl() }]);
  const count = async (kind: 'hit' | 'performance'): Promise<number> => (await collected(kind)).length;
  for (const [at, path] of ['/atelie/colecao', '/atelie/colecao', '/atelie/diario'].entries()) {
    await visit.goto(path);
    await started(visit);
    // What measures comes when the page is idle: one that was left before has nothing to tell.
    await expect.poll(() => count('hit')).toBe(at + 1);
    await hide(visit);
    await expect.poll(() => count('performance')).toBeGreaterThanOrEqual(2 * (at + 1));
  }
  await visit.evaluate(() =>
    dispatchEvent(new ErrorEvent('error', { message: 'forno apagado', filename: '/tema.js', lineno: 3, colno: 1 })),
  );
  await expect.poll(() => collected('error')).toHaveLength(1);
  expect((await visit.goto('/atelie/dono/medidas'))?.status()).toBe(403);
  await expect(visit.getByRole('heading', { name: 'Só para quem faz' })).toBeVisible();
  await visitor.close();

  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: demoUrl() }]);
  await page.goto('/atelie/entrar?de=dono');
  await page.getByLabel('E-mail').fill('lucia@exemplo.com');
  await page.getByLabel('Senha', { exact: true }).fill('forno-e-serra');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('link', { name: 'O que as páginas contam' }).click();
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  for (const name of ['Páginas vistas por dia', 'Páginas mais vistas'])
    await expect(part(name).locator('[data-block=chart]')).toHaveAttribute('data-block-state', 'ready');
  await expect(part('Páginas mais vistas').getByRole('row', { name: '/atelie/colecao 2' })).toHaveCount(1);
  await expect(part('Páginas mais vistas').getByRole('row', { name: '/atelie/diario 1' })).toHaveCount(1);
  const tables = page.locator('.owner-part');
  await expect(tables.filter({ hasText: 'O maior conteúdo' })).toContainText(/\d ms.*(bom|regular|ruim)/);
  await expect(tables.filter({ hasText: 'Erros de script' })).toContainText('forno apagado');
  const record = page.getByRole('row').filter({ hasText: 'Erro de script' }).first();
  await record.locator('summary').click();
  await expect(record).toContainText('forno apagado');
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  // The charts hear of their new width a frame later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
