// Files of a form: uploads that hang, files that were chosen early, and forms that the browser sends itself.
import { writeFileSync } from 'node:fs';
import { expect, settled, test } from '../../tools/fixture.ts';
import { heldBack } from '../../tools/held-back.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { countOf, fault, faultsOff, forgetCalls } from '../../tools/server-log.ts';
import { begin, button, submissions } from './contact-form.ts';
import { cancel, expectBack, FORM, field, fillIn, items, pdf, picker, png, UPLOAD, uploads } from './files-form.ts';

test.beforeEach(async ({ page }) => {
  await begin(page);
  await forgetCalls();
});

test.afterEach(faultsOff);

test('an upload that does not move for 20 s counts as hung, and one that waits for less does not', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await stopClock(page);
  await pageWith(FORM);
  await runUntilSettled(page);
  await fillIn(page);
  await picker(page).setInputFiles([png('a.png')]);
  await fault({ path: UPLOAD, fault: 'hang' });
  await button(page).click();
  await expect.poll(() => countOf(UPLOAD)).toBe(1);
  await expect(items(page)).toContainText('Enviando: 100%');
  await page.clock.runFor(19_999);
  await expect(cancel(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(items(page)).toContainText('O envio de “a.png” parou.');
  await expectBack(page, ['a.png']);
});

test(
  'files that were chosen before the block is ready are taken over, and what is pasted or dropped is added',
  { tag: '@long' },
  async ({ page, pageWith }, testInfo) => {
    const release = await heldBack(page, '**/chunks/form-*.js');
    await pageWith(FORM);
    await page.locator('input[name=fotos]').setInputFiles([png('antes.png')]);
    release();
    await settled(page);
    await expect(items(page)).toContainText(['antes.png']);
    await picker(page).evaluate((input: HTMLInputElement) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['%PDF-1'], 'colado.pdf', { type: 'application/pdf' }));
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(items(page)).toContainText(['antes.png', 'colado.pdf']);
    const dropped = testInfo.outputPath('solto.png');
    writeFileSync(dropped, png('solto.png').buffer);
    await picker(page).scrollIntoViewIfNeeded();
    const box = await picker(page).boundingBox();
    if (!box) throw new Error('the control has no box');
    const debug = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await debug.send('Input.dispatchDragEvent', {
        type,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        data: { items: [], files: [dropped], dragOperationsMask: 1 },
      });
    await expect(items(page)).toContainText(['antes.png', 'colado.pdf', 'solto.png']);
  },
);

test('a required field for files is asked for', async ({ page, pageWith }) => {
  await pageWith(
    `<div data-block="form" data-server="platform" data-form-id="x" data-block-json='{"formFields":[{"type":"file","id":"f","title":"Foto","required":true,"accept":"image/*"}]}'></div>`,
  );
  await settled(page);
  await button(page).click();
  await expect(field(page).locator('[part~="error"]')).toHaveText('Este campo é obrigatório.');
  await expect(picker(page)).toBeFocused();
  await expect(field(page)).toContainText('Tamanho máximo: 10 MB.');
  // One that was refused is no file of the field.
  await picker(page).setInputFiles([{ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
  await expect(field(page).getByRole('status')).toContainText('“notas.txt” não foi incluído');
  expect(await picker(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  await button(page).click();
  await expect(field(page).locator('.error[id]')).toHaveText('Este campo é obrigatório.');
  expect(await submissions()).toEqual([]);
  // Nor does one take the place of what was chosen before.
  await picker(page).setInputFiles([png('a.png')]);
  await picker(page).setInputFiles([pdf('recibo.pdf')]);
  await expect(field(page).getByRole('status')).toContainText('“recibo.pdf” não foi incluído');
  expect(await picker(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('a.png');
});

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends form and files at once, and they are kept once', { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(FORM);
    for (const time of [1, 2]) {
      if (time === 2) await pageWith(FORM);
      await page.locator('[name=nome]').fill('Ana');
      await page.locator('[name=email]').fill('ana@exemplo.com');
      await page.locator('[name=fotos]').setInputFiles([png('a.png'), pdf('recibo.pdf')]);
      await page.locator('[type=submit]').click();
      await expect(page).toHaveURL(/\/form\/reparo\/enviado/);
    }
    const [kept, ...more] = await submissions();
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ native: true, values: { fotos: [{ name: 'a.png' }, { name: 'recibo.pdf' }] } });
    expect((await uploads()).map(({ submission }) => submission)).toEqual([kept?.id, kept?.id]);
  });

  test('files that came with a form that is not right need not be chosen twice', { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(FORM.replace('name="nome" required', 'name="nome"'));
    await page.locator('[name=email]').fill('ana@exemplo.com');
    await page.locator('[name=fotos]').setInputFiles([png('a.png')]);
    await page.locator('[type=submit]').click();
    await expect(page.getByLabel('a.png')).toBeChecked();
    await page.locator('[name=nome]').fill('Ana');
    await page.locator('.send').click();
    await expect(page).toHaveURL(/enviado/);
    expect(await submissions()).toMatchObject([{ values: { nome: 'Ana', fotos: [{ name: 'a.png' }] } }]);
  });
});
