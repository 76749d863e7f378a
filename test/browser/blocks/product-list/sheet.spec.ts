import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { GRID, listWith, TILES } from './list-page.ts';

/** The products that are shown, in their order. */
const shown = (page: Page): Locator => page.locator('#lista > article:visible h3');
const value = (page: Page, name: string): Locator => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

test('on a phone the filters are on a sheet, whose button stays in view and says how many there are; Back undoes them', async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await pageWith(listWith(TILES), { head: GRID, query: '?linha=casa' });
  await settled(page);
  const top = await shown(page).first().boundingBox();
  const opener = page.getByRole('button', { name: 'Filtros', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  const see = (text: string): Locator => sheet.getByRole('button', { name: text, exact: true });
  await opener.click();
  await expect(see('Ver 4 produtos')).toBeVisible();
  expect(await shown(page).first().boundingBox()).toEqual(top);
  // What is outside of a modal dialog is announced by nobody.
  const said = (place: Page | Locator): Locator => place.getByRole('status', { includeHidden: true });
  const outside = page.locator('#lista > [role=status], #lista :not(dialog *)[role=status]');
  await expect(said(sheet)).toBeEmpty();
  await value(page, 'Bruma').check();
  await expect(said(sheet)).toHaveText('2 de 4 produtos');
  await expect(outside).toBeEmpty();
  await value(page, 'Noite').check();
  await expect(said(sheet)).toHaveText('3 de 4 produtos');
  await value(page, 'Só o que há').check();
  for (const end of [0, 1]) {
    await sheet.evaluate((box, to) => box.scrollTo(0, to * box.scrollHeight), end);
    for (const part of [sheet.getByRole('heading', { name: 'Filtros' }), see('Ver 3 produtos')])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
  await see('Ver 3 produtos').click();
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(shown(page)).toHaveText(['vaso', 'bule', 'caneca']);
  await expect(page).toHaveURL(/\?linha=casa&esmalte=Bruma&esmalte=Noite&disponivel=1$/);
  // What is chosen on a sheet is one step of the history.
  await opener.click();
  await value(page, 'Noite').uncheck();
  await see('Ver 2 produtos').click();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(shown(page)).toHaveText(['vaso', 'bule', 'caneca']);
  await opener.click();
  await value(page, 'Bruma').uncheck();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(shown(page)).toHaveText(['vaso', 'bule', 'caneca']);
  await expect(page).toHaveURL(/esmalte=Bruma&esmalte=Noite/);
});
