// Dialogs need no React: a page that has nothing else never fetches it.
import { fetchedFiles, pastIdle } from '../../tools/fetched-files.ts';
import { expect, test } from '../../tools/fixture.ts';
import { arrived } from '../../tools/traffic.ts';
import { ask, openPage, outcomes, shown } from './asked-dialogs.ts';

const SITE = '{"website":{"identifier":"atelie-serra"},"appDomain":"plataforma.example"}';

test('a page whose only part are dialogs asks for no file of React, whatever they ask or tell and wherever they are [DLG-301, DLG-302, DLG-303, DLG-304, DLG-315]', async ({
  page,
  pageWith,
}) => {
  const files = fetchedFiles(page);
  await openPage(page, pageWith, { head: `<script type="application/json" data-site-context>${SITE}</script>` });
  await page.evaluate(() => void Reflect.get(window, 'Vitrine').dialog.showSpinner());
  await expect(page.getByRole('status')).toBeVisible();
  await page.evaluate(() => void Reflect.get(window, 'Vitrine').dialog.hideSpinner());
  await expect(page.getByRole('status')).toHaveCount(0);
  for (const [kind, options] of [
    ['confirm', 'Tem certeza?'],
    ['alert', { notice: 'cart-cookie' }],
    ['alert', { text: 'Aqui', position: { x: 40, y: 40 } }],
    ['inform', { title: 'Peça guardada', position: 'top-left' }],
  ] as const) {
    await ask(page, kind, options);
    await expect(shown(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0);
  }
  expect(await outcomes(page)).toEqual(['cancel', 'cancel', 'cancel', 'cancel']);
  // The first that needs what the page's context says, which the call layer reads for it.
  await page.evaluate(() => void Reflect.get(window, 'Vitrine').open('dialog', { kind: 'sign-up' }));
  const link = shown(page).getByRole('link', { name: 'Criar conta' });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', /^https:\/\/atelie-serra\.plataforma\.example\/config\/\?frameUrl=/);
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  await pastIdle(page);
  await arrived(page);
  for (const file of ['dialog', 'light', 'layer-state'])
    expect(
      files.filter((one) => one.startsWith(`chunks/${file}-`)),
      file,
    ).toHaveLength(1);
  expect(files.filter((file) => /^chunks\/(react|runtime|layers|controls|modal)-/.test(file))).toEqual([]);
});
