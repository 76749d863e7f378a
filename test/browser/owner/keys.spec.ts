// Esc and Shift+Esc on a public page: the whole table, what else takes the key, and frames.
import type { Frame, Page } from '@playwright/test';
import { payloadOf } from '../../declarations.ts';
import { expect, test } from '../tools/fixture.ts';
import { arrived, watchTraffic } from '../tools/traffic.ts';
import { openLayer } from '../tools/vitrine-of.ts';
import {
  ACCOUNT,
  configurationOf,
  contextOf,
  LOCAL,
  PLATFORM,
  type Settings,
  SITE,
  STRANGER,
  serveSite,
  started,
  VIEWER,
} from './owner-site.ts';

const SETTING = { websiteSettings: { useEscapeKeyToLogin: true } };
const CLONEABLE = { website: { cloneable: true } };
const signUp = (page: Page) => page.getByRole('dialog', { name: 'Crie sua conta' });

/** What a page did by itself so far: requests for another page and for signing out. */
function reactions(page: Page): string[] {
  const seen: string[] = [];
  page.context().on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/^\/(config|api\/auth)\//.test(pathname) && !pathname.startsWith('/config/quadros'))
      seen.push(origin + pathname);
  });
  return seen;
}

/** Every row of the table, in the top window of the site. */
const ROWS: readonly (readonly [who: string, context: Settings, query: string, esc: string, shiftEsc: string])[] = [
  ['an account', ACCOUNT, '?noredirect', 'configure', 'logout'],
  ['an account with the setting', { ...ACCOUNT, ...SETTING }, '?noredirect=1', 'configure', 'logout'],
  ['an account of a cloneable site', { ...ACCOUNT, ...CLONEABLE }, '', 'configure', 'logout'],
  ['a viewer', VIEWER, '', '', 'logout'],
  ['nobody with the setting', SETTING, '', 'configure', ''],
  ['nobody with the setting on a cloneable site', { ...SETTING, ...CLONEABLE }, '', 'sign-up', ''],
  ['nobody without the setting', {}, '', '', ''],
  ['nobody on a cloneable site', CLONEABLE, '', '', ''],
  ['a member', { memberAccount: { id: 'm' } }, '', '', ''],
];

test('the table of Esc and Shift+Esc: configuration with the address that was opened, sign-up opened and cancelled, signing out, or nothing [OWNER-014, OWNER-015, OWNER-016, OWNER-017, OWNER-021, OWNER-024, OWNER-026, OWNER-027, NAV-021, OWNER-301]', async ({
  page,
  allowConsole,
}) => {
  // A sign-out is refused here, so that the page stays.
  allowConsole(/Failed to load resource|VT040 signing out failed/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pages = new Map(ROWS.map(([, context], at) => [`/linha/${at}`, contextOf(context)]));
  await serveSite(page, pages, { logout: 500 });
  const seen = reactions(page);
  for (const [at, [who, , query, esc, shiftEsc]] of ROWS.entries())
    await test.step(who, async () => {
      const path = `/linha/${at}${query}`;
      await page.goto(SITE + path);
      await started(page);
      // What the page makes of its address later changes nothing of where its owner came.
      await page.evaluate(() => history.replaceState(null, '', '/outro?foto=3'));
      seen.length = 0;
      await page.keyboard.press('Shift+Escape');
      if (shiftEsc) {
        await expect.poll(() => seen).toEqual([`${SITE}/api/auth/Logout`]);
        await page.getByRole('alertdialog').getByRole('button', { name: 'Limpar' }).click();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      } else {
        await arrived(page);
        expect(seen).toEqual([]);
      }
      seen.length = 0;
      await page.context().clearCookies();
      await page.keyboard.press('Escape');
      if (esc === 'configure') {
        await page.waitForURL(configurationOf(path));
        const [cookie] = await page.context().cookies(SITE);
        expect(cookie).toMatchObject({ name: 'preview-frame-expanded', value: 'true' });
        return;
      }
      if (esc === 'sign-up') {
        for (let press = 0; press < 2; press += 1) {
          await expect(signUp(page)).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(signUp(page)).toHaveCount(0);
          await page.keyboard.press('Escape');
        }
        await expect(signUp(page)).toBeVisible();
      } else {
        await arrived(page);
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
      expect(page.url()).toBe(`${SITE}/outro?foto=3`);
      expect(seen).toEqual([]);
    });
});

const BUSY = `<button id="free">Livre</button>
<input id="text"><textarea id="area"></textarea><select id="list"><option>1</select><p id="edit" contenteditable="true">Texto</p><div id="host"></div>
<dialog id="native"><button>Dentro</button></dialog><div id="popover" popover><button>Dentro</button></div>
<div id="modal" role="dialog" aria-modal="true" hidden><button>Dentro</button></div><div id="full" tabindex="-1">Inteira</div>`;

/** What takes Esc, how it is brought about and ended; a native dialog ends by the key itself. */
const TAKERS: readonly (readonly [name: string, begin: string, end?: string])[] = [
  ['a text field', 'text.focus()'],
  ['a text area', 'area.focus()'],
  ['a list', 'list.focus()'],
  ['a text that is edited', 'edit.focus()'],
  [
    'a field in a shadow root',
    "host.attachShadow({mode:'open'}).append(document.createElement('input')); host.shadowRoot.firstChild.focus()",
  ],
  ['a native dialog', 'window.native.showModal()'],
  ['a popover', 'popover.showPopover()'],
  ['a layer that says that it is modal', 'modal.hidden = false', 'modal.hidden = true'],
  ['a listener of the page', 'document.onkeydown = (event) => event.preventDefault()', 'document.onkeydown = null'],
  ['full screen', 'full.requestFullscreen()', 'document.exitFullscreen()'],
];

test('Esc that a field, a dialog, a popover, full screen, a listener or a layer takes is not the owner’s; nor is one of a script, one held down, or one with another key; after it the next one is [OWNER-014, OWNER-021]', async ({
  page,
  pageWith,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = reactions(page);
  await pageWith(contextOf({ ...ACCOUNT, appDomain: '' }) + BUSY);
  await started(page);
  const rest = () => page.evaluate(() => document.getElementById('free')?.focus());
  for (const [name, begin, end] of TAKERS)
    await test.step(name, async () => {
      await page.evaluate(begin);
      await page.keyboard.press('Escape');
      if (end) await page.evaluate(end);
      await rest();
      await arrived(page);
      expect(seen, name).toEqual([]);
    });
  for (const name of ['dialog', 'lightbox', 'consent-preferences', 'cart-drawer', 'quick-view'] as const)
    await test.step(name, async () => {
      await openLayer(page, name, payloadOf(name));
      await page.keyboard.press('Escape');
      await expect
        .poll(() =>
          page.evaluate(() =>
            Reflect.get(window, 'Vitrine')
              .store.getState()
              .ui.layers.filter((one: string) => one !== 'overlay-manager'),
          ),
        )
        .toEqual([]);
      expect(seen, name).toEqual([]);
    });
  await rest();
  await page.evaluate(() => {
    const made = { key: 'Escape', bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', made));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...made, shiftKey: true }));
  });
  for (const key of ['Control+Escape', 'Alt+Escape', 'Control+Shift+Escape']) await page.keyboard.press(key);
  // The first press closes the dialog; the others come while the key is held.
  await page.evaluate(() => Reflect.get(window, 'native').showModal());
  await page.keyboard.down('Escape');
  await page.keyboard.down('Escape');
  await page.keyboard.down('Escape');
  await page.keyboard.up('Escape');
  await arrived(page);
  expect(seen).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForURL(`${baseURL}/config/?frameUrl=%2F__page%2Ftest`);
});

test('in the backend Esc tells the area around the page alone: to close its guide, otherwise to change the preview mode; Shift+Esc signs out [OWNER-013, OWNER-021]', async ({
  page,
}) => {
  await serveSite(
    page,
    new Map([
      ['/dentro', `${contextOf(ACCOUNT)}<button>Dentro</button>`],
      ['/config/quadros', `<iframe src="/dentro" title="Prévia"></iframe>`],
    ]),
  );
  const seen = reactions(page);
  await page.goto(`${SITE}/config/quadros`);
  await page.evaluate(() => {
    Object.assign(window, { told: [] });
    addEventListener('message', ({ data, origin, source }) =>
      Reflect.get(window, 'told').push([data, origin, source === frames[0]]),
    );
  });
  const told = () => page.evaluate(() => Reflect.get(window, 'told'));
  const inside = page.frameLocator('iframe').getByRole('button', { name: 'Dentro' });
  await started(page.frames()[1] as Frame);
  await inside.focus();
  await page.keyboard.press('Escape');
  await expect.poll(told).toEqual([[{ type: 'vitrine:toggle-preview' }, SITE, true]]);
  await page.locator('iframe').evaluate((frame) => frame.toggleAttribute('data-guide-open'));
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await told())[1]).toEqual([{ type: 'vitrine:close-guide' }, SITE, true]);
  expect(seen).toEqual([]);
  await page.keyboard.press('Shift+Escape');
  await expect.poll(() => seen).toEqual([`${SITE}/api/auth/Logout`]);
});

test('framed by a stranger none of many keys and clicks reaches configuration, sign-up or signing out, and none of many messages of strangers changes anything there or on the page itself [OWNER-014, OWNER-021]', async ({
  page,
}) => {
  const framed = ['/conta', '/sem-conta', '/clonavel'];
  await serveSite(
    page,
    new Map([
      ['/conta', `${contextOf({ ...ACCOUNT, ...CLONEABLE })}<button>Dentro</button>`],
      ['/sem-conta', `${contextOf(SETTING)}<button>Dentro</button>`],
      ['/clonavel', `${contextOf({ ...SETTING, ...CLONEABLE })}<button>Dentro</button>`],
      ['/quadros', framed.map((path) => `<iframe src="${SITE}${path}" title="${path}"></iframe>`).join('')],
    ]),
  );
  watchTraffic(page);
  const seen = reactions(page);
  const opened: unknown[] = [];
  page.context().on('page', (tab) => opened.push(tab.url()));
  await page.goto(`${STRANGER}/quadros`);
  await page.evaluate(
    (types) => {
      for (let one = 0; one < frames.length; one += 1)
        for (let at = 0; at < 3_000; at += 1) {
          const type = types[at % types.length];
          frames[one]?.postMessage(at % 2 ? { type, url: 'https://mau.exemplo/' } : JSON.stringify({ type }), '*');
        }
    },
    ['vitrine:toggle-preview', 'vitrine:close-guide', 'vitrine:logout', 'vitrine:overlay-force', 'logout', 'keydown'],
  );
  for (const frame of page.frames().slice(1)) {
    await started(frame);
    const button = frame.getByRole('button', { name: 'Dentro' });
    for (let at = 0; at < 50; at += 1) {
      await button.click();
      await page.keyboard.press(at % 2 ? 'Escape' : 'Shift+Escape');
    }
  }
  await arrived(page);
  expect(seen).toEqual([]);
  expect(opened).toEqual([]);
  expect(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url()),
  ).toEqual(framed.map((path) => SITE + path));
  for (const frame of page.frames().slice(1)) await expect(frame.locator('dialog[open]')).toHaveCount(0);
});

test('an address that is no host of the platform leads nowhere but to the page’s own origin', async ({ page }) => {
  const hostile = [
    'mau.exemplo/',
    'mau.exemplo#',
    'mau.exemplo?',
    '//mau.exemplo',
    'javascript:alert(1)//',
    'https://mau.exemplo',
    'u:p@mau.exemplo',
    'mau.exemplo:8443',
    'mau.exemplo\\',
    'mau exemplo',
    'data:text/html,x',
    '\u2028mau.exemplo',
  ];
  const contexts = hostile.flatMap((text) => [
    { website: { identifier: text, cloneable: true } },
    { appDomain: text, website: { cloneable: true } },
    { website: { identifier: '', baseUrl: text, cloneable: true } },
  ]);
  await serveSite(page, new Map(contexts.map((context, at) => [`/${at}`, contextOf({ ...ACCOUNT, ...context })])));
  for (const [at] of contexts.entries()) {
    await page.goto(`${SITE}/${at}`);
    await started(page);
    await page.keyboard.press('Escape');
    await page.waitForURL(/\/config\/\?frameUrl=/);
    expect([SITE, PLATFORM], JSON.stringify(contexts[at])).toContain(new URL(page.url()).origin);
  }
  expect(LOCAL).not.toBe(SITE);
});
