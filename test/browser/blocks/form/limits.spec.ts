// The limits of a form's fields, on both sides of each boundary, on the shipped product.
import type { Locator } from '@playwright/test';
import { expect, readyInView, test } from '../../tools/fixture.ts';
import { jsonForm } from './json-form.ts';

const FORM = jsonForm({
  formId: 'limites',
  formName: 'Limites',
  formSubmitButtonText: 'Enviar',
  formFields: [
    { type: 'email', id: 'correio', title: 'E-mail' },
    { type: 'address', id: 'entrega', title: 'Entrega' },
    { type: 'textarea', id: 'recado', title: 'Recado', maxLength: 10 },
    { type: 'textarea', id: 'livre', title: 'Livre', maxLength: 0 },
  ],
});

test('email, zip code and counted text are valid up to their limits and invalid beyond; a limit of 0 counts nothing, and there is no further limit [LIMIT-001, LIMIT-009]', async ({
  page,
  pageWith,
}) => {
  await pageWith(FORM);
  await readyInView(page.locator('.form-block'));
  await page.evaluate(() =>
    addEventListener('vitrine:form-submit', (event) => {
      event.preventDefault();
      document.body.dataset.sent = 'true';
    }),
  );
  const named = (name: string): Locator => page.locator(`[name$="${name}"]`).first();
  const isSent = async (): Promise<boolean> => {
    await page.evaluate(() => delete document.body.dataset.sent);
    await page.getByRole('button', { name: 'Enviar' }).click();
    const sent = page.locator('body[data-sent]');
    const refused = page.locator('[part~="field"] [part~="error"]');
    await expect(sent.or(refused).first()).toBeVisible();
    return (await sent.count()) > 0;
  };
  const email = (length: number): string => `${'a'.repeat(length - 12)}@exemplo.com`;
  const isUnitedStates = async (): Promise<void> => {
    const country = named('Country');
    if (await country.evaluate((one) => one.localName === 'select')) await country.selectOption('US');
    else await country.fill('US');
  };
  await isUnitedStates();
  for (const [name, typed, sent] of [
    ['correio', 'a@b.c', false],
    ['correio', 'a@b.co', true],
    ['correio', 'a@b.info', true],
    ['correio', 'a@b.store', false],
    ['correio', 'ab', false],
    ['correio', email(257), false],
    ['correio', email(256), true],
    ['Zip', '1234', false],
    ['Zip', '123456', false],
    ['Zip', '12345', true],
    ['recado', 'x'.repeat(11), false],
    ['recado', 'x'.repeat(10), true],
    ['livre', 'x'.repeat(10_000), true],
  ] as const) {
    await named(name).fill(typed);
    expect(await isSent(), `${name} ${typed.length} ${typed.slice(0, 12)}`).toBe(sent);
  }
  await expect(page.getByText('10 / 10')).toBeVisible();
  await expect(page.getByText('10000 /')).toHaveCount(0);
});
