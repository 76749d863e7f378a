// Esc and Shift+Esc on a public page: the whole table, and what else takes the key.
import type { Page } from '@playwright/test';
import { payloadOf } from '../../declarations.ts';
import { expect, test } from '../tools/fixture.ts';
import { arrived } from '../tools/traffic.ts';
import { openLayer } from '../tools/vitrine-of.ts';
import {
  ACCOUNT,
  configurationOf,
  contextOf,
  reactions,
  type Settings,
  SITE,
  serveSite,
  started,
  VIEWER,
} from './owner-site.ts';

const SETTING = { websiteSettings: { useEscapeKeyToLogin: true } };
const CLONEABLE = { website: { cloneable: true } };
const signUp = (page: Page) => page.getByRole('dialog', { name: 'Crie sua conta' });

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

test(`the table of Esc and Shift+Esc: configuration with the address that was opened, sign-up opened and cancelled, signing out, or nothing [OWNER-014, OWNER-015, OWNER-016, OWNER-017, OWNER-021, OWNER-024, OWNER-026, OWNER-027, NAV-021, OWNER-301]`, async ({
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
        // A call that the page has sent before may bring its own cookie later.
        const cookies = await page.context().cookies(SITE);
        expect(cookies).toContainEqual(expect.objectContaining({ name: 'preview-frame-expanded', value: 'true' }));
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
      // With its entry in the history it hears the key.
      await expect.poll(() => page.evaluate(() => Object(history.state)['vitrine-layer'])).toBe(true);
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
