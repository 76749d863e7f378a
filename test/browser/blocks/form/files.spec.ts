// Files of a form: chosen, refused, sent before the form, and never sent or kept twice.
import { readFile } from 'node:fs/promises';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { countOf, fault, faultsOff, forgetCalls } from '../../tools/server-log.ts';
import { begin, button, holdBack, SAVE } from './contact-form.ts';
import {
  cancel,
  expectBack,
  expectKeptOnce,
  FORM,
  field,
  fillIn,
  items,
  pdf,
  picker,
  png,
  result,
  UPLOAD,
  uploads,
} from './files-form.ts';

test.beforeEach(async ({ page }) => {
  await begin(page);
  await forgetCalls();
});

test.afterEach(faultsOff);

test.describe('with the script', () => {
  test.beforeEach(async ({ page, pageWith }) => {
    await pageWith(FORM);
    await settled(page);
  });

  test('what fits is listed with its size, what does not is refused by name, and a button removes each [EDITOR-610]', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(field(page)).toContainText('Tipos aceitos: imagens, PDF. Até 3 arquivos, cada um com no máximo 5 MB.');
    await picker(page).setInputFiles([
      png('tigela.png', 2_400_000),
      { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
      png('limite.png', 5_242_880),
      png('enorme.png', 5_242_881),
      { name: 'nada.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    ]);
    const news = field(page).getByRole('status');
    await expect(news.locator('[part~="error"]')).toHaveText([
      '“notas.txt” não foi incluído: este tipo de arquivo não é aceito. Tipos aceitos: imagens, PDF.',
      '“enorme.png” não foi incluído: o tamanho máximo é 5 MB.',
      '“nada.png” não foi incluído: o arquivo está vazio.',
    ]);
    await expect(news).toContainText('2 arquivos incluídos.');
    await expect(items(page)).toHaveText([/tigela\.png.*2,29 MB · Vai com o formulário/, /limite\.png.*5 MB/]);
    // What is chosen later is added to what is there, up to the limit.
    await picker(page).setInputFiles([pdf('recibo.pdf'), png('quarta.png')]);
    await expect(items(page)).toHaveCount(3);
    await expect(news).toContainText('“quarta.png” não foi incluído: o máximo são 3 arquivos.');
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // The page’s own form has them, too, for the case that the block is removed.
    expect(
      await page
        .locator('input[name=fotos]:not(.file)')
        .evaluate((own: HTMLInputElement) => [...(own.files ?? [])].map(({ name }) => name)),
    ).toEqual(['tigela.png', 'limite.png', 'recibo.pdf']);

    await page.getByRole('button', { name: 'Remover limite.png' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remover recibo.pdf' })).toBeFocused();
    await expect(news).toContainText('limite.png removido.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remover tigela.png' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(picker(page)).toBeFocused();
    await expect(items(page)).toHaveCount(0);
    for (const target of [page.locator('.picker'), picker(page)])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await countOf(UPLOAD)).toBe(0);
  });

  test('an image that can be read is seen beside its name, and the form that was sent says so with a sign', {
    tag: '@long',
  }, async ({ page }) => {
    const photo = await readFile(new URL('../../../../demo/pictures/torno.jpg', import.meta.url));
    await fillIn(page);
    await picker(page).setInputFiles([
      { name: 'torno.jpg', mimeType: 'image/jpeg', buffer: photo },
      png('quebrada.png'),
      pdf('recibo.pdf'),
    ]);
    const preview = items(page).locator('.file-preview');
    await expect(preview).toHaveCount(2);
    const alphaOf = (at: number) =>
      preview
        .nth(at)
        .locator('canvas')
        .evaluate((one: HTMLCanvasElement) => {
          // A copy, as browsers warn of a canvas that is read again and again.
          const copy = new OffscreenCanvas(one.width, one.height).getContext('2d', { willReadFrequently: true });
          copy?.drawImage(one, 0, 0);
          return copy?.getImageData(48, 48, 1, 1).data[3];
        });
    await expect.poll(() => alphaOf(0)).toBe(255);
    expect(await alphaOf(1)).toBe(0);
    await button(page).click();
    await expect(result(page).locator('svg')).toBeVisible();
  });

  test('files are sent when the form is, with their progress, and belong to it', { tag: '@long' }, async ({ page }) => {
    await fillIn(page);
    await picker(page).setInputFiles([png('tigela.png', 1_500_000), pdf('recibo.pdf'), png('borda.png')]);
    expect(await countOf(UPLOAD)).toBe(0);
    const debug = await page.context().newCDPSession(page);
    await debug.send('Network.enable');
    const speed = (uploadThroughput: number) =>
      debug.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await speed(300_000);
    await button(page).click();
    const bar = page.getByRole('progressbar', { name: 'Envio de tigela.png' });
    await expect
      .poll(() => bar.evaluate(({ position }: HTMLProgressElement) => position > 0 && position < 1))
      .toBe(true);
    await expect(items(page).nth(1)).toContainText('Enviado');
    expect(await axe(page)).toEqual([]);
    await speed(-1);
    await expectKeptOnce(page, ['tigela.png', 'recibo.pdf', 'borda.png']);
    expect(await countOf(UPLOAD)).toBe(3);
    // Nothing of a file is in a draft.
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('tigela');
  });

  test('no more than two are sent at a time, and cancelling gives the form back', { tag: '@long' }, async ({
    page,
  }) => {
    await fillIn(page);
    await picker(page).setInputFiles([png('a.png'), png('b.png'), png('c.png')]);
    const held = await holdBack(page, UPLOAD);
    await button(page).click();
    await expect.poll(held.calls).toBe(2);
    await expect(page.getByRole('progressbar')).toHaveCount(2);
    await cancel(page).press('Enter');
    await expectBack(page, ['a.png', 'b.png', 'c.png']);
    await expect(page.locator('[part~="summary"]')).toHaveText('Envio cancelado. O que você preencheu continua aqui.');
    await expect(page.locator('[part~="summary"]')).toBeFocused();
    await expect(cancel(page)).toHaveCount(0);
    expect(held.calls()).toBe(2);
    held.release();
    await button(page).click();
    await expectKeptOnce(page, ['a.png', 'b.png', 'c.png']);
  });

  test('what was sent is not sent again after the form was refused', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await fillIn(page);
    await picker(page).setInputFiles([png('a.png'), png('b.png')]);
    await fault({ path: SAVE, fault: 'status', value: 500, times: 1 });
    await button(page).click();
    await expect(page.locator('[part~="summary"]')).toBeVisible();
    await expectBack(page, ['a.png', 'b.png']);
    await expect(items(page)).toContainText(['Enviado', 'Enviado']);
    await button(page).click();
    await expectKeptOnce(page, ['a.png', 'b.png']);
    expect(await countOf(UPLOAD)).toBe(2);
  });

  test('a file whose answer was lost is sent again, and kept once', { tag: '@long' }, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    await fillIn(page);
    await picker(page).setInputFiles([png('a.png')]);
    await fault({ path: UPLOAD, fault: 'answer-lost' });
    await button(page).click();
    await expect(items(page)).toContainText('A conexão caiu durante o envio de “a.png”.');
    expect((await uploads()).length).toBe(1);
    await expectBack(page, ['a.png']);
    await faultsOff();
    await button(page).click();
    await expectKeptOnce(page, ['a.png']);
  });

  test('each failure is told at its file, and the form comes back', { tag: '@long' }, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    await fillIn(page);
    await picker(page).setInputFiles([png('a.png')]);
    for (const [asked, reason] of [
      [{ fault: 'status', value: 413 }, '“a.png” é grande demais para este site.'],
      [{ fault: 'status', value: 415 }, 'Este site não aceita o tipo de “a.png”.'],
      [{ fault: 'status', value: 500 }, 'Não foi possível enviar “a.png”.'],
      [{ fault: 'reset' }, 'A conexão caiu durante o envio de “a.png”.'],
    ] as const) {
      await fault({ path: UPLOAD, ...asked });
      await button(page).click();
      await expect(items(page)).toContainText(reason);
      await expectBack(page, ['a.png']);
      await expect(picker(page)).toBeFocused();
      await expect(picker(page)).toHaveAttribute('aria-invalid', 'true');
      await faultsOff();
    }
    expect(await countOf(SAVE)).toBe(0);
    // Content that is not what the name says is refused by the server.
    await page.getByRole('button', { name: 'Remover a.png' }).click();
    await picker(page).setInputFiles([{ name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('<svg>') }]);
    await button(page).click();
    await expect(items(page)).toContainText('Este site não aceita o tipo de “falsa.png”.');
  });
});
