// Input that reaches blocks that will not be mounted, pages that swap what lies over them, and names that hide the document's members (fault F-034).
import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { accept, BOTH, bannerOf, cookieOf, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { contactForm } from '../blocks/form/contact-form.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { heldBack } from '../tools/held-back.ts';
import { stopClock } from '../tools/page-clock.ts';
import { stageRan, tagRan } from '../tools/vitrine-of.ts';

const THEIRS = `<div class="sqs-block" data-block-type="69" data-controllers-bound="Accordion">
<button type="button" class="accordion-item__click-target" aria-expanded="false">Um</button></div>
<script>document.querySelector('.accordion-item__click-target').addEventListener('click', ({ currentTarget: one }) =>
  one.setAttribute('aria-expanded', String(one.getAttribute('aria-expanded') !== 'true')));</script>`;

test('what the platform’s own runtime hears happens once, before the stage stands and after', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  const letGo = await heldBack(page, '**/chunks/stage-*');
  await pageWith(THEIRS);
  await tagRan(page);
  const button = page.locator('.accordion-item__click-target');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  letGo();
  await stageRan(page);
  await page.clock.runFor(5_000);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const prevented = await button.evaluate((one: HTMLElement) => {
    let was = true;
    one.parentElement?.addEventListener('click', (event) => {
      was = event.defaultPrevented;
    });
    one.click();
    return was;
  });
  expect(prevented).toBe(false);
});

test('a form in a published block is sent, although it was pressed before the stage stood, where the platform’s own runtime is, unless the page refuses the click', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  const letGo = await heldBack(page, '**/chunks/stage-*');
  await pageWith(
    `<div class="sqs-block" data-block-type="69" data-controllers-bound="Form"><form action="/atelie/contato"><button onclick="return false">Excluir</button></form><form action="/atelie/"><input name="nome" value="Ana"><button>Enviar</button></form></div>`,
  );
  await tagRan(page);
  const refused: string[] = [];
  page.on('request', (request) => {
    if (/contato/.test(request.url())) refused.push(request.url());
  });
  for (const name of ['Excluir', 'Enviar']) await page.getByRole('button', { name }).click();
  const sent = page.waitForRequest(/\/atelie\/\?nome=Ana$/);
  letGo();
  await sent;
  await expect(page).toHaveURL(/\/atelie\/\?nome=Ana$/);
  expect(refused, 'what a handler of the page refuses').toEqual([]);
});

test('a form that the page has unmounted is sent by the browser at once', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(contactForm().replaceAll(' required', ''));
  await settled(page);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').unmount(document.querySelector('[data-block]')));
  const prevented = await page.evaluate(() => {
    let was = true;
    addEventListener('click', (event) => {
      was = event.defaultPrevented;
      event.preventDefault();
    });
    document.querySelector<HTMLElement>('[type=submit]')?.click();
    return was;
  });
  expect(prevented).toBe(false);
});

test('the banner comes back where the page swaps its body, and takes a decision', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(withSettings(BOTH));
  await expect(bannerOf(page)).toBeVisible();
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(() => {
      document.body.innerHTML += '';
    });
    await frames(page);
    await expect(bannerOf(page)).toHaveCount(1);
  }
  expect(await page.locator('[data-block=cookie-banner]').count()).toBe(1);
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')));
  await accept(page);
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await cookieOf(page, 'ss_cookieAllowed')).toBe('true');
});

test('blocks and banner stand where forms hide the members that they read, fault F-034', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const names = ['documentElement', 'body', 'head', 'visibilityState', 'querySelector', 'activeElement', 'readyState'];
  await pageWith(
    withSettings(BOTH, names.map((name) => `<form name="${name}"></form>`).join('') + exampleOf('accordion')),
  );
  await settledByState(page);
  await accept(page);
  await expect(bannerOf(page)).toHaveCount(0);
});

/** Locators ask the document's own members, which are hidden here. */
const settledByState = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const query = Document.prototype.querySelectorAll;
    return [...query.call(document, '[data-block]')].every((one) => one.getAttribute('data-block-state') === 'ready');
  });

test('a block takes its direction from its own text, and from outside the shadow root it stands in', async ({
  page,
  pageWith,
}) => {
  const block = (more: string): string => exampleOf('accordion').replace('data-block=', `${more} data-block=`);
  await pageWith(
    `${block('dir="auto"').replace('<summary>', '<summary>שלום ')}<div dir="rtl"><div id="place"></div></div>`,
  );
  await settled(page);
  await page.evaluate((html) => {
    const root = document.querySelector('#place')?.attachShadow({ mode: 'open' });
    if (!root) return;
    root.innerHTML = html;
    Reflect.get(window, 'Vitrine').scan(root);
  }, block('dir="nonsense"'));
  await expect(page.locator('#place [data-block]')).toHaveAttribute('data-block-state', 'ready');
  for (const root of await page.locator('[part=root]').all()) await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('[part=root]')).toHaveCount(2);
});
