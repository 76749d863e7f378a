// Nothing lies over anything else: what popup and bars wait for. The clock is the test's.

import type { Page } from '@playwright/test';
import { deferred } from '../../../deferred.ts';
import { expect, test } from '../../tools/fixture.ts';
import { demoUrl } from '../../tools/server-log.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { arrived } from '../../tools/traffic.ts';
import { accept, bannerOf } from '../cookie-banner/cookie-page.ts';
import { pass, visit } from './overlay-clock.ts';
import { contextOf, LONG, layersOf, PHONE, popupOf, popupPage } from './overlay-page.ts';

const SHOW = { style: 2, showOnTimer: true, timerDelay: 5_000 };

/** Which of banner, popup and bars are visible. */
const visible = async (page: Page): Promise<readonly string[]> => {
  const seen = await Promise.all(
    [
      ['banner', bannerOf(page)],
      ['popup', page.getByRole('dialog')],
      ['announcement', page.getByRole('region', { name: 'Anúncio' })],
      ['contacts', page.getByRole('navigation', { name: 'Contato' })],
    ].map(async ([name, locator]) =>
      (await (locator as ReturnType<Page['locator']>).isVisible()) ? [name as string] : [],
    ),
  );
  return seen.flat();
};

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE, viewport: { width: 390, height: 700 } });

  test('the cookie banner goes first, then the bars; the popup has the window to itself, and so has the banner when it comes back', {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await visit(
      { page, pageWith },
      `${contextOf({
        website: { id: 'site', contactEmail: 'oi@exemplo.com' },
        cookieSettings: { isCookieBannerEnabled: true },
        websiteSettings: {
          popupOverlaySettings: SHOW,
          announcementBarSettings: { style: 2, text: 'Frete grátis' },
          mobileInfoBarSettings: { style: 3, isContactEmailEnabled: true },
        },
      })}<p><button type="button" data-consent-open>Cookies</button></p><div data-block="popup" hidden><h2>Cartas</h2></div>${LONG}`,
    );
    await expect(bannerOf(page)).toBeVisible();
    await pass(page, 20_000);
    expect(await visible(page)).toEqual(['banner']);
    await accept(page);
    await expect(bannerOf(page)).toHaveCount(0);
    await pass(page, 999);
    expect(await visible(page), 'the page is left alone for a second').toEqual([]);
    await pass(page, 1);
    await expect(popupOf(page)).toBeVisible();
    expect(await visible(page)).toEqual(['popup']);
    await page.keyboard.press('Escape');
    await pass(page, 2_000);
    await expect(page.getByRole('region', { name: 'Anúncio' })).toBeVisible();
    expect(await visible(page)).toEqual(['announcement', 'contacts']);
    await page.getByRole('button', { name: 'Cookies' }).click();
    await expect(bannerOf(page)).toBeVisible();
    expect(await visible(page), 'the bars leave the banner the window').toEqual(['banner']);
    await accept(page);
    await expect(page.getByRole('region', { name: 'Anúncio' })).toBeVisible();
  });
});

/** Does something, and waits until the page has been told of it: the browser does that a moment later, and only then the second begins. */
async function over(page: Page, selector: string, type: string, doing: () => void): Promise<void> {
  const told = await page.locator(selector).evaluateHandle(
    (element, name) => ({
      event: new Promise<void>((done) => element.addEventListener(name, () => done(), { once: true })),
    }),
    type,
  );
  await page.evaluate(doing);
  await told.evaluate(({ event }) => event);
}

const BLOCKERS: readonly {
  name: string;
  page: string;
  block(page: Page): Promise<unknown>;
  free(page: Page): Promise<unknown>;
}[] = [
  {
    name: 'a text control has the focus',
    page: '<label>Busca <input></label>',
    block: (page) => page.getByLabel('Busca').focus(),
    free: (page) => page.getByLabel('Busca').blur(),
  },
  {
    name: 'a form was changed and not sent',
    page: '<form><label>Nome <input></label><button>Enviar</button></form>',
    block: async (page) => {
      await page.getByLabel('Nome').fill('Ana');
      await page.getByLabel('Nome').blur();
    },
    free: (page) =>
      page.evaluate(() => {
        const form = document.querySelector('form');
        form?.addEventListener('submit', (event) => event.preventDefault());
        form?.requestSubmit();
      }),
  },
  {
    name: 'a form of a block was changed, until it is changed back',
    page: '<div data-block="form" data-server="platform" data-form-id="8b3e4f5a6c7d8e9f0a1b2c3d" data-block-load="load"><form action="/form/x" method="post"><label>E-mail <input type="email" name="email"></label><button>Assinar</button></form></div>',
    block: async (page) => {
      await page.locator('[part~="control"][name="email"]').fill('ana@');
      await page.locator('[part~="control"][name="email"]').blur();
    },
    free: async (page) => {
      await page.locator('[part~="control"][name="email"]').fill('');
      await page.locator('[part~="control"][name="email"]').blur();
    },
  },
  {
    name: 'a dialog of the page is open',
    page: '<dialog>Aviso da página</dialog>',
    block: (page) => page.evaluate(() => document.querySelector('dialog')?.showModal()),
    free: (page) =>
      over(page, 'dialog', 'close', () => {
        document.querySelector('dialog')?.close();
      }),
  },
  {
    name: 'a popover of the page is open',
    page: '<div popover id="menu">Menu</div>',
    block: (page) => page.evaluate(() => document.getElementById('menu')?.showPopover()),
    free: (page) =>
      over(page, '#menu', 'toggle', () => {
        document.getElementById('menu')?.hidePopover();
      }),
  },
  {
    name: 'another layer is open',
    page: '',
    block: (page) =>
      page.evaluate(async () => {
        Reflect.set(window, 'layer', await Reflect.get(window, 'Vitrine').open('dialog', { kind: 'login', text: '' }));
      }),
    free: (page) => page.evaluate(() => Reflect.get(window, 'layer').close()),
  },
];

for (const { name, page: markup, block, free } of BLOCKERS)
  test(`the popup waits while ${name}, and comes a second after`, {
    tag: inEveryRun(name === 'a dialog of the page is open'),
  }, async ({ page, pageWith }) => {
    await visit({ page, pageWith }, popupPage(SHOW, { page: markup }));
    await block(page);
    await pass(page, 30_000);
    expect(await layersOf(page)).not.toContain('popup');
    await free(page);
    await pass(page, 999);
    expect(await layersOf(page)).not.toContain('popup');
    await pass(page, 1);
    await expect(popupOf(page)).toBeVisible();
  });

test('the popup waits while the cookie banner, which a visitor has opened again, is on its way', async ({
  page,
  pageWith,
}) => {
  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: demoUrl() }]);
  const context = { cookieSettings: { isCookieBannerEnabled: true } };
  await visit(
    { page, pageWith },
    popupPage(SHOW, { page: '<button type="button" data-consent-open>Cookies</button>', context }),
  );
  const { promise: held, resolve: release } = deferred();
  await page.route('**/cookie-banner-*.js', (route) => held.then(() => route.fallback()));
  await page.getByRole('button', { name: 'Cookies' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'Vitrine').store.getState().consent.banner))
    .not.toBeNull();
  await page.clock.runFor(30_000);
  release();
  await expect(bannerOf(page)).toBeVisible();
  await arrived(page);
  expect(await layersOf(page)).not.toContain('popup');
});

test('who goes from field to field is not interrupted between them', async ({ page, pageWith }) => {
  await visit({ page, pageWith }, popupPage(SHOW, { page: '<label>Um <input></label><label>Dois <input></label>' }));
  await page.getByLabel('Um').focus();
  await pass(page, 10_000);
  await page.getByLabel('Um').blur();
  await pass(page, 800);
  await page.getByLabel('Dois').focus();
  await pass(page, 10_000);
  expect(await layersOf(page)).toEqual([]);
});

test('a visitor who leaves while a form is being filled is not stopped, then or later', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await visit({ page, pageWith }, popupPage({ style: 2, showOnExit: true }, { page: '<label>Busca <input></label>' }));
  await pass(page, 6_000);
  await page.getByLabel('Busca').focus();
  await page.evaluate(() => {
    document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: null, clientY: -1 }));
  });
  await page.getByLabel('Busca').blur();
  await pass(page, 5_000);
  expect(await layersOf(page)).toEqual([]);
});
