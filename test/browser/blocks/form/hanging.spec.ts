// A server that hangs, and a device that goes off line: the form comes back in time with everything typed (faults F-053, F-066).
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { countOf, fault, faultsOff, forgetCalls } from '../../tools/server-log.ts';
import { begin, button, contactForm, control, fillIn, holdBack, SAVE, submissions } from './contact-form.ts';

const KEY = '/api/form/FormSubmissionKey';
const result = (page: Page) => page.locator('[part~="result"]');

test.beforeEach(async ({ page }) => {
  await begin(page);
  await forgetCalls();
});

test.describe('a server that hangs', () => {
  const elapsed = (page: Page): Promise<number> => page.evaluate(() => Date.now() - Reflect.get(window, 'pressed'));

  /** Time goes only where the test moves it: what a busy machine takes is none of the form's 30 s. */
  test.beforeEach(({ page }) => stopClock(page));

  async function press(page: Page): Promise<void> {
    await page.evaluate(() => Object.assign(window, { pressed: Date.now() }));
    await button(page).click();
    await expect(button(page)).toHaveText('Enviando…');
  }

  async function open(page: Page): Promise<void> {
    await expect(button(page)).toHaveText('Enviar mensagem');
    await expect(button(page)).toBeEnabled();
    expect(await elapsed(page)).toBeLessThanOrEqual(30_000);
    await expect(control(page, 'nome.First')).toHaveValue('Ana');
    await expect(control(page, 'email')).toHaveValue('ana@exemplo.com');
    await expect(control(page, 'mensagem')).toHaveValue('Quero uma moringa.');
  }

  test('gives the form back within 30 s, both calls at their slowest, and then takes it once, fault F-053 [FORM-029] [FORM-072]', {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(contactForm());
    await runUntilSettled(page);
    await fillIn(page);
    const key = await holdBack(page, KEY);
    await fault({ path: SAVE, fault: 'hang' });
    await press(page);
    await expect.poll(key.calls).toBe(1);
    await page.clock.runFor(11_999);
    key.release();
    await expect.poll(() => countOf(SAVE)).toBe(1);
    await expect(button(page)).toHaveText('Enviando…');
    await page.clock.runFor(11_999);
    await expect(button(page)).toHaveText('Enviando…');
    await page.clock.runFor(1);
    await open(page);
    await faultsOff();
    await button(page).click();
    await expect(result(page)).toBeVisible();
    expect((await submissions()).length).toBe(1);
  });

  test('gives it back within 30 s where even the script that makes the calls does not come, fault F-053 [FORM-058] [FORM-072]', async ({
    page,
    pageWith,
  }) => {
    await pageWith(contactForm());
    await runUntilSettled(page);
    await fault({ path: '/dist/chunks/', fault: 'hang' });
    await fillIn(page);
    await press(page);
    await page.clock.runFor(4_999);
    await expect(button(page)).toHaveText('Enviando…');
    await page.clock.runFor(1);
    await open(page);
    expect((await submissions()).length).toBe(0);
  });
});

test('off line at the very first press, and back: nothing typed is lost, one more press sends it once, fault F-066 [FORM-058] [FORM-072]', {
  tag: '@long',
}, async ({ page, context, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource|VT023/);
  await pageWith(contactForm());
  await settled(page);
  await fillIn(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(page.locator('[part~="summary"]')).toHaveText(
    'Não foi possível obter uma chave para o envio de formulários; tente novamente mais tarde.',
  );
  await context.setOffline(false);
  await expect(control(page, 'mensagem')).toHaveValue('Quero uma moringa.');
  await button(page).click();
  await expect(result(page)).toBeVisible();
  expect([await countOf(KEY), await countOf(SAVE), (await submissions()).length]).toEqual([1, 1, 1]);
});
