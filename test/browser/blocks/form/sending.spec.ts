// What sends a form is a file of its own, fetched when the visitor turns to it: no press is lost or doubled while it is on its way.
import type { Page, Request } from '@playwright/test';
import { deferred } from '../../../deferred.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { countOf, forgetCalls } from '../../tools/server-log.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { begin, button, contactForm, control, fillIn, SAVE, submissions } from './contact-form.ts';

const KEY = '/api/form/FormSubmissionKey';
const SENDING = /\/chunks\/sending-\w+\.js$/;
const UNAVAILABLE =
  'Não é possível enviar agora. Verifique a sua conexão e tente novamente; o que você escreveu continua aqui.';

const result = (page: Page) => page.locator('[part~="result"]');
const summary = (page: Page) => page.locator('[part~="summary"]');
const counts = async (): Promise<number[]> => [await countOf(KEY), await countOf(SAVE), (await submissions()).length];

test.beforeEach(async ({ page }) => {
  await begin(page);
  await forgetCalls();
});

/** Holds the file back until it is let go. A press waits for it for five seconds, which pass only where the test lets them. */
async function holdSending(page: Page): Promise<() => void> {
  await stopClock(page);
  const { promise: released, resolve: release } = deferred();
  await page.route(SENDING, async (route) => {
    await released;
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
  return release;
}

async function filledInKeeps(page: Page): Promise<void> {
  await expect(control(page, 'nome.First')).toHaveValue('Ana');
  await expect(control(page, 'email')).toHaveValue('ana@exemplo.com');
  await expect(control(page, 'mensagem')).toHaveValue('Quero uma moringa.');
}

test('it is fetched at the first touch, once, and not by a page that is only read', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const asked: Request[] = [];
  page.on('request', (request) => SENDING.test(request.url()) && asked.push(request));
  await pageWith(contactForm());
  await settled(page);
  await button(page).hover();
  expect(asked).toEqual([]);
  const came = page.waitForResponse(SENDING);
  await control(page, 'email').focus();
  await came;
  await fillIn(page);
  await button(page).click();
  await expect(result(page)).toBeVisible();
  expect(asked).toHaveLength(1);
});

for (const [how, press] of [
  ['a double click', (page: Page) => button(page).dblclick()],
  [
    'Enter, and then a click',
    (page: Page) =>
      control(page, 'email')
        .press('Enter')
        .then(() => button(page).click()),
  ],
  [
    "a script that submits the page's own form",
    (page: Page) => page.evaluate(() => document.querySelector('form')?.requestSubmit()),
  ],
] as const)
  test(`${how} before it has come waits for it: the button says so, nothing is locked, and it is one submission [FORM-023]`, {
    tag: inEveryRun(how === 'Enter, and then a click'),
  }, async ({ page, pageWith }) => {
    const release = await holdSending(page);
    await pageWith(contactForm());
    await runUntilSettled(page);
    await fillIn(page);
    await press(page);
    await expect(button(page)).toHaveText('Enviando…');
    await expect(control(page, 'mensagem')).toBeEnabled();
    await control(page, 'mensagem').fill('Quero duas moringas.');
    release();
    await expect(result(page)).toBeVisible();
    expect(await counts()).toEqual([1, 1, 1]);
    expect(JSON.stringify(await submissions())).toContain('Quero duas moringas.');
  });

test('a press on an empty form waits for it too, and then hears what is wrong; nothing is sent [FORM-069]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const release = await holdSending(page);
  await pageWith(contactForm());
  await runUntilSettled(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Enviando…');
  release();
  await expect(control(page, 'nome.First')).toBeFocused();
  await expect(page.locator('[part~="error"]')).toHaveCount(4);
  await expect(button(page)).toHaveText('Enviar mensagem');
  // The same at once, now that it is there. After the five seconds that either press might have waited nothing more is said.
  await control(page, 'nome.First').fill('Ana');
  await button(page).click();
  await expect(control(page, 'nome.Last')).toBeFocused();
  await page.clock.runFor(6_000);
  await expect(page.locator('[part~="error"]')).toHaveCount(4);
  expect(await counts()).toEqual([0, 0, 0]);
});

test('where it fails the visitor is told, everything typed stays, and the next press sends it once [FORM-072]', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  let down = true;
  await page.route(SENDING, (route) => (down ? route.fulfill({ status: 503 }) : route.continue()));
  await pageWith(contactForm());
  await settled(page);
  await fillIn(page);
  await button(page).click();
  await expect(summary(page)).toHaveText(UNAVAILABLE);
  await expect(summary(page)).toBeFocused();
  await expect(button(page)).toHaveText('Enviar mensagem');
  await filledInKeeps(page);
  expect(await counts()).toEqual([0, 0, 0]);
  down = false;
  await button(page).click();
  await expect(result(page)).toBeVisible();
  expect(await counts()).toEqual([1, 1, 1]);
});

test('where it fails twice the browser checks the form: what is wrong with a part of a field is said at the field', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(SENDING, (route) => route.fulfill({ status: 503 }));
  await pageWith(contactForm());
  await settled(page);
  await fillIn(page);
  await control(page, 'nome.Last').fill('');
  await button(page).click();
  await expect(summary(page)).toHaveText(UNAVAILABLE);
  await button(page).click();
  await expect(page.locator('[part~="field"]:has([name="nome.Last"]) [part~="error"]')).toHaveText(/./);
  await expect(control(page, 'nome.Last')).toBeFocused();
  await expect(control(page, 'nome.First')).not.toHaveAttribute('aria-invalid');
  expect(await counts()).toEqual([0, 0, 0]);
});

test('off line from before the first touch, and back: told, nothing lost, one more press sends it once, fault F-066 [FORM-072]', {
  tag: '@long',
}, async ({ page, context, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource|VT023/);
  await pageWith(contactForm());
  await settled(page);
  await context.setOffline(true);
  await fillIn(page);
  await button(page).click();
  await expect(summary(page)).toHaveText(UNAVAILABLE);
  await filledInKeeps(page);
  await context.setOffline(false);
  await button(page).click();
  await expect(result(page)).toBeVisible();
  expect(await counts()).toEqual([1, 1, 1]);
});

test('where it hangs the form is open again after five seconds; what comes late sends nothing by itself, fault F-053 [FORM-029]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const release = await holdSending(page);
  await pageWith(contactForm());
  await runUntilSettled(page);
  await fillIn(page);
  await button(page).click();
  await page.clock.runFor(4_999);
  await expect(button(page)).toHaveText('Enviando…');
  await page.clock.runFor(1);
  await expect(summary(page)).toHaveText(UNAVAILABLE);
  await filledInKeeps(page);
  const came = page.waitForResponse(SENDING);
  release();
  await came;
  await expect(summary(page)).toHaveText(UNAVAILABLE);
  expect(await counts()).toEqual([0, 0, 0]);
  await button(page).click();
  await expect(result(page)).toBeVisible();
  expect(await counts()).toEqual([1, 1, 1]);
});

test('a form that is taken out of the page while it waits is not sent, and nobody hears of it', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const release = await holdSending(page);
  await pageWith(contactForm());
  await runUntilSettled(page);
  await fillIn(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Enviando…');
  await page.locator('[data-block=form]').evaluate((host) => host.remove());
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('[data-block=form]').length)).toBe(0);
  const came = page.waitForResponse(SENDING);
  release();
  await came;
  // Another form of the page is sent by the same file: by then the first would have been, too.
  await page.evaluate(
    (html) => document.querySelector('main, body')?.insertAdjacentHTML('beforeend', html),
    contactForm(),
  );
  await runUntilSettled(page);
  await fillIn(page);
  await button(page).click();
  await expect(result(page)).toBeVisible();
  expect(await counts()).toEqual([1, 1, 1]);
});
