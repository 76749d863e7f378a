// However a visitor asks for it, one press is one submission, and none is lost (faults F-060, F-061).
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { goBack } from '../../tools/go-back.ts';
import { patchScripts } from '../../tools/patch-scripts.ts';
import { countOf, fault, forgetCalls } from '../../tools/server-log.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { begin, button, contactForm, control, fillIn, SAVE, submissions } from './contact-form.ts';

const KEY = '/api/form/FormSubmissionKey';
const CHUNK = '**/chunks/form-*.js';

const result = (page: Page) => page.locator('[part~="result"]');

/** Gives what presses the mouse where the button is now: like a visitor's hand it waits for nothing, and knows of no button that has gone. */
async function aim(page: Page): Promise<(times: number) => Promise<void>> {
  const one = button(page).first();
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) throw new Error('the button is nowhere');
  return async (times) => {
    for (let at = 1; at <= times; at += 1)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: at });
  };
}

async function holdEnter(page: Page): Promise<void> {
  await control(page, 'email').focus();
  // Every further "down" is one of the keyboard's own repeats.
  for (let at = 0; at < 10; at += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

const clicks = (page: Page, times: number): Promise<void> =>
  button(page)
    .first()
    .evaluate((one: HTMLElement, count) => {
      for (let at = 0; at < count; at += 1) one.click();
    }, times);

const WAYS: readonly [way: string, press: (page: Page) => Promise<void>][] = [
  ['a double click', async (page) => (await aim(page))(2)],
  ['five clicks', async (page) => (await aim(page))(5)],
  ['ten clicks in one task', (page) => clicks(page, 10)],
  ['Enter held', holdEnter],
  [
    'Enter and a click',
    async (page) => {
      await control(page, 'email').focus();
      const press = await aim(page);
      await page.keyboard.press('Enter');
      await press(1);
    },
  ],
  [
    'a script that asks twice',
    (page) =>
      control(page, 'email').evaluate((one: HTMLInputElement) => {
        one.form?.requestSubmit();
        one.form?.requestSubmit();
      }),
  ],
  [
    "a script that submits the page's own form twice, and a click",
    async (page) => {
      const press = await aim(page);
      await page.evaluate(() => {
        for (let at = 0; at < 2; at += 1) document.querySelector('form')?.requestSubmit();
      });
      await press(1);
    },
  ],
  [
    'both of two buttons',
    (page) =>
      button(page).evaluateAll((all) => {
        for (const one of [...all, ...all]) if (one instanceof HTMLElement) one.click();
      }),
  ],
];

const twoButtons = contactForm().replace('</button>', '</button> <button type="submit">Enviar já</button>');

async function filledIn(page: Page, pageWith: (html: string) => Promise<void>, html = contactForm()): Promise<void> {
  await pageWith(html);
  await settled(page);
  await fillIn(page);
}

/** Counts printed at the end: way → keys, saves, kept. */
const printed: string[] = [];

async function counts(way: string): Promise<[keys: number, saves: number, kept: number]> {
  const all: [number, number, number] = [await countOf(KEY), await countOf(SAVE), (await submissions()).length];
  printed.push(`${way} ${all.join('/')}`);
  return all;
}

test.beforeEach(async ({ page }) => {
  await begin(page);
  await forgetCalls();
});

for (const slow of [true, false]) {
  for (const [at, [way, press]] of WAYS.entries()) {
    test(`${way} is one submission, ${slow ? 'while the server takes its time' : 'at full speed'} [FORM-023] [FORM-054]`, {
      tag: inEveryRun(slow && at % 6 === 0),
    }, async ({ page, pageWith }) => {
      await filledIn(page, pageWith, twoButtons);
      if (slow) await fault({ path: '/api/form/', fault: 'delay', value: 150 });
      await press(page);
      await expect(result(page)).toBeVisible();
      expect(await counts(`${way}${slow ? ', slow' : ''}`)).toEqual([1, 1, 1]);
    });
  }
}

test('control: without its guard ten clicks would be many submissions', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const places = await patchScripts(
    page,
    CHUNK,
    /if\(\w+\.current\|\|\w+\.isPress&&\w+\.current\|\|(!\w+\.current)\)return/g,
    'if($1)return',
  );
  await filledIn(page, pageWith);
  // Without it the answer may come before the second click, and with it the form goes.
  await fault({ path: '/api/form/', fault: 'delay', value: 1_000 });
  await clicks(page, 10);
  await expect.poll(async () => (await submissions()).length).toBeGreaterThan(1);
  expect(places()).toBe(1);
});

test('two tabs that send the same words at once are two presses and two submissions; a third tab that only has them sends nothing [FORM-023] [FORM-054]', {
  tag: '@long',
}, async ({ context, page, baseURL }) => {
  await fault({ path: '/api/form/', fault: 'delay', value: 200 });
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(`${baseURL}/atelie/contato`);
    await tab.locator('#block-contato').scrollIntoViewIfNeeded();
    await expect(tab.locator('#block-contato')).toHaveAttribute('data-block-state', 'ready');
    await control(tab, 'nome.First').fill('Ana');
    await control(tab, 'nome.Last').fill('Souza');
    await control(tab, 'email').first().fill('ana@exemplo.com');
    await control(tab, 'assunto').selectOption('Aulas');
    await control(tab, 'mensagem').fill('Quero uma moringa.');
  }
  // The crumb of both is refused at once: neither may lose or repeat anything by it.
  await fault({ path: '/api/form/FormSubmissionKey', fault: 'crumb-fail', times: 2 });
  await Promise.all(tabs.slice(0, 2).map((tab) => clicks(tab, 2)));
  for (const tab of tabs.slice(0, 2)) await expect(result(tab)).toBeVisible();
  expect((await counts('two tabs, double click in each')).slice(1)).toEqual([2, 2]);
  await expect(control(tabs[2] ?? page, 'mensagem')).toHaveValue('Quero uma moringa.');
});

test('a call that the browser itself sends once more, since a kept connection ended without an answer, is one submission, and told as sent [FORM-054]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await filledIn(page, pageWith);
  await fault({ path: SAVE, fault: 'answer-lost', times: 1 });
  const asked = page.waitForRequest(`**${SAVE}*`);
  await button(page).click();
  await asked;
  await expect(result(page)).toBeVisible();
  expect(await counts('sent once more by the browser itself')).toEqual([1, 2, 1]);
});

for (const [how, kept] of [
  ['out of the back/forward cache', true],
  ['by loading it again', false],
] as const) {
  const needs = { tag: kept ? ['@long', '@window'] : ['@long'] };
  test(
    `back after it was sent, ${how}: nothing is sent again by itself, fault F-061 [FORM-025] [FORM-026]`,
    needs,
    async ({ page, pageWith }) => {
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      // A page that may not be kept is loaded anew.
      const headers = { 'cache-control': kept ? 'no-cache' : 'no-store' };
      await pageWith(contactForm(), { headers });
      await settled(page);
      if (!kept) await page.evaluate(() => void new BroadcastChannel('x'));
      await fillIn(page);
      await button(page).click();
      await expect(result(page)).toBeVisible();
      await page.goto('/atelie/privacidade');
      await goBack(page);
      await expect(page).toHaveURL(/__page\/test$/);
      await settled(page);
      expect(await page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(kept);
      if (kept) {
        await expect(result(page)).toBeVisible();
        await expect(button(page)).toHaveCount(0);
      } else await expect(button(page)).toBeEnabled();
      expect(await counts(`back ${how}`)).toEqual([1, 1, 1]);
    },
  );
}

test.afterAll(() => console.log(`keys/saves/kept: ${printed.join('; ')}`));
