import type { Locator, Page } from '@playwright/test';
import { expect } from '../../tools/fixture.ts';
import { demoUrl } from '../../tools/server-log.ts';
import { button, control, submissions } from './contact-form.ts';

export const UPLOAD = '/api/form/UploadFile';

export const FORM = `<div data-block="form" data-server="platform" data-form-id="reparo" data-draft><form method="post" action="/form/reparo" enctype="multipart/form-data">
<input type="hidden" name="key" value="a-key-of-one-page">
<p><label>Nome <input name="nome" required></label></p>
<p><label>E-mail <input type="email" name="email" required></label></p>
<p><label>O que aconteceu? <select name="dano"><option>Lascou</option><option>Quebrou</option></select></label></p>
<p><label>Fotos da peça <input type="file" name="fotos" accept="image/*,.pdf" multiple data-max-size="5242880" data-max-files="3"></label></p>
<p><button type="submit">Pedir reparo</button></p></form></div>`;

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
export const png = (name: string, size = 64) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]),
});
export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 recibo') });

export const picker = (page: Page): Locator => page.locator('input.file');
export const items = (page: Page): Locator => page.locator('.file-list li');
export const result = (page: Page): Locator => page.locator('[part~="result"]');
export const field = (page: Page): Locator => page.locator('[part~="field"][data-type="file"]');
export const cancel = (page: Page): Locator => page.getByRole('button', { name: 'Cancelar envio' });

interface Upload {
  readonly name: string;
  readonly submission: number | null;
}

export async function uploads(): Promise<Upload[]> {
  const { uploads: kept }: { uploads: Upload[] } = JSON.parse(await (await fetch(`${demoUrl()}/__uploads`)).text());
  return kept;
}

export async function fillIn(page: Page): Promise<void> {
  await control(page, 'nome').fill('Ana');
  await control(page, 'email').fill('ana@exemplo.com');
}

/** The form as it was before a failure, with the files of these names. */
export async function expectBack(page: Page, names: readonly string[]): Promise<void> {
  await expect(button(page)).toHaveText('Pedir reparo');
  await expect(button(page)).toBeEnabled();
  await expect(control(page, 'nome')).toHaveValue('Ana');
  await expect(items(page).locator('.file-name')).toHaveText([...names]);
  expect(await submissions()).toEqual([]);
}

/** Files that were sent and belong to the one submission. */
export async function expectKeptOnce(page: Page, names: readonly string[]): Promise<void> {
  await expect(result(page)).toBeVisible();
  const [kept, ...more] = await submissions();
  expect(more).toEqual([]);
  const files = await uploads();
  expect(files.map(({ name }) => name).sort()).toEqual([...names].sort());
  expect(files.every(({ submission }) => submission === kept?.id)).toBe(true);
  expect(kept).toMatchObject({
    values: { fotos: names.map((name) => ({ id: expect.stringMatching(/.{16}/), name })) },
  });
}
