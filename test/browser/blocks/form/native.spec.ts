// A form sent by the browser itself, and a press that comes before the block is ready: one submission all the same (faults F-060, F-061).
import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/fixture.ts';
import { goBack } from '../../tools/go-back.ts';
import { heldBack } from '../../tools/held-back.ts';
import { stopClock } from '../../tools/page-clock.ts';
import { patchScripts } from '../../tools/patch-scripts.ts';
import { calls, countOf, fault, forgetCalls } from '../../tools/server-log.ts';
import { tagRan } from '../../tools/vitrine-of.ts';
import { begin, contactForm, submissions } from './contact-form.ts';

const PAGE = '/atelie/contato';
const OWN = 'form[action^="/form/"]';
const BUTTON = `${OWN} [type=submit]`;
const CHUNK = '**/chunks/form-*.js';
const TAG = '**/dist/vitrine.js';

/** How often the browser itself has sent the form. */
const posted = async (): Promise<number> => (await calls()).filter(({ path }) => path.startsWith('/form/')).length;
const kept = async (): Promise<number> => (await submissions()).length;

/** Fills in the form as the server rendered it. */
async function fillOwn(page: Page, message = 'Quero uma moringa.'): Promise<void> {
  const own = (name: string) => page.locator(`${OWN} [name="${name}"]`).first();
  await own('nome.First').fill('Ana');
  await own('nome.Last').fill('Souza');
  await page.locator(`${OWN}:has([name=mensagem]) [name=email]`).fill('ana@exemplo.com');
  await own('assunto').selectOption('Aulas');
  await own('mensagem').fill(message);
}

/** Where the button is. Asked before it is pressed: afterwards every question waits for the page it leads to. */
async function placeOf(page: Page): Promise<[x: number, y: number]> {
  const button = page.locator(BUTTON, { hasText: 'Enviar mensagem' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is nowhere');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const press = async (page: Page): Promise<void> => page.mouse.click(...(await placeOf(page)));

const printed: string[] = [];
const print = async (what: string): Promise<unknown> => printed.push(`${what} ${await posted()}/${await kept()}`);

test.beforeEach(async ({ page }) => {
  await begin(page);
  await forgetCalls();
});

/** The browser's own way back: out of its back/forward cache, where it keeps the page. */
async function back(page: Page): Promise<void> {
  await goBack(page);
  await expect(page).toHaveURL(/contato$/);
}

/** Presses twice: the first time the server does its work, but its answer does not get through. */
async function pressTwice(page: Page): Promise<void> {
  let first = true;
  await page.route(/\/form\/\w+$/, async (route) => {
    if (!first) return route.fallback();
    first = false;
    await route.fetch({ maxRedirects: 0 });
  });
  const place = await placeOf(page);
  await page.mouse.click(...place);
  await expect.poll(kept).toBe(1);
  await page.mouse.click(...place);
  await expect(page).toHaveURL(/obrigado/);
  expect(await posted()).toBe(2);
}

test('two presses before any script has come are one submission, by the key in the page', async ({ page }) => {
  await heldBack(page, TAG);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await fillOwn(page);
  await pressTwice(page);
  await print('double press before the script');
  await expect.poll(kept).toBe(1);
});

test('control: in a page without that key they are two', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(contactForm(), { tag: '' });
  await fillOwn(page);
  await pressTwice(page);
  await expect.poll(kept).toBe(2);
});

test('what the browser has sent is not sent again by reloading or going back; the same words again are the same message, others are another', {
  tag: ['@long', '@window'],
}, async ({ page }) => {
  await heldBack(page, TAG);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await fillOwn(page);
  await press(page);
  await expect(page).toHaveURL(/obrigado/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect([await posted(), await kept()]).toEqual([1, 1]);
  await back(page);
  expect([await posted(), await kept()]).toEqual([1, 1]);
  await fillOwn(page);
  await press(page);
  await expect(page).toHaveURL(/obrigado/);
  await print('back and resend');
  expect([await posted(), await kept()]).toEqual([2, 1]);
  await back(page);
  await fillOwn(page, 'E também um vaso.');
  await press(page);
  await expect(page).toHaveURL(/obrigado/);
  expect([await posted(), await kept()]).toEqual([3, 2]);
});

test('presses and an Enter that come before the block stands are held, and sent once when it does', async ({
  page,
  pageWith,
}) => {
  // They are held for five seconds, which must not pass.
  await stopClock(page);
  const release = await heldBack(page, CHUNK);
  await pageWith(contactForm());
  await fillOwn(page);
  await press(page);
  await press(page);
  await page.locator(BUTTON).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.locator('[part~="result"]')).toBeVisible();
  await print('three presses before the block stands');
  expect([await posted(), await countOf('FormSubmissionKey'), await countOf('SaveFormSubmission')]).toEqual([0, 1, 1]);
  expect((await submissions()).map(({ native, values }) => [native, Reflect.get(Object(values), 'mensagem')])).toEqual([
    [false, 'Quero uma moringa.'],
  ]);
});

test('control: a press that nobody holds leaves the page', { tag: '@long' }, async ({ page, pageWith }) => {
  await heldBack(page, CHUNK);
  const places = await patchScripts(page, TAG, /\w+\(\w+\)&&(?=\w+\.preventDefault\(\))/g, '0&&');
  await pageWith(contactForm());
  await tagRan(page);
  await fillOwn(page);
  await page.unroute(TAG);
  await press(page);
  await expect(page).toHaveURL(/obrigado/);
  expect([places(), await posted()]).toEqual([1, 1]);
});

test('two held presses for a block that does not come are performed by the browser, and are one submission', {
  tag: '@long',
}, async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|VT02/);
  await stopClock(page);
  const release = await heldBack(page, CHUNK);
  await fault({ path: '/chunks/form-', status: 500 });
  await page.goto(PAGE);
  await fillOwn(page);
  await press(page);
  await press(page);
  release();
  await expect(page).toHaveURL(/obrigado/);
  await print('two held presses, block fails');
  expect(await countOf('SaveFormSubmission')).toBe(0);
  await expect.poll(kept).toBe(1);
});

test('after five seconds they are performed by the browser, also when the block comes in that moment', {
  tag: '@long',
}, async ({ page }) => {
  await stopClock(page);
  const release = await heldBack(page, CHUNK);
  await page.goto(PAGE);
  await fillOwn(page);
  await press(page);
  await press(page);
  // The page that the browser asks for comes after the block has.
  const letGo = await heldBack(page, '**/form/*');
  const asked = page.waitForRequest('**/form/*');
  const came = page.waitForResponse(CHUNK);
  await page.clock.runFor(4_999);
  expect(await posted()).toBe(0);
  await page.clock.runFor(1);
  await asked;
  release();
  await (await came).finished();
  letGo();
  await expect(page).toHaveURL(/obrigado/);
  await print('two held presses, block late');
  expect(await countOf('SaveFormSubmission')).toBe(0);
  await expect.poll(kept).toBe(1);
});

test.afterAll(() => console.log(`posts/kept by the browser itself: ${printed.join('; ')}`));
