// The patterns of the ARIA Authoring Practices Guide that today's blocks have, row by row (fault F-105): accordion, modal dialog, alert dialog, button,
// alert and landmark region. Rows the guide calls optional are here where the block has them. Rows of other patterns wait for their blocks.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../tools/fixture.ts';
import { buildDialogToy, call, focused, openPage, serveDialogToy, shown } from '../toy/dialog-page.ts';
import { BOTH, bannerOf, withSettings } from './cookie-banner/cookie-page.ts';
import { begin, button, contactForm } from './form/contact-form.ts';

const items = ['Um', 'Dois', 'Três'].map(
  (title) => `<details><summary>${title}</summary><p>Texto de <a href="#x">${title}</a></p></details>`,
);
const ACCORDION = `<button id="before">antes</button><div data-block="accordion">${items.join('')}</div><button id="after">depois</button>`;
const trigger = (page: Page, at: number) => page.locator('[part=trigger]').nth(at);

test.describe('accordion, fault F-105', () => {
  test.beforeEach(async ({ page, pageWith }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await pageWith(ACCORDION);
    await settled(page);
  });

  test('roles: a button in a heading; it names the panel it controls, and the panel is a region named by it', {
    tag: '@long',
  }, async ({ page }) => {
    for (let at = 0; at < 3; at += 1) {
      const facts = await trigger(page, at).evaluate((one) => {
        const root = one.getRootNode() as ShadowRoot;
        const panel = root.getElementById(one.getAttribute('aria-controls') ?? '');
        return {
          heading: /^H[1-6]$/.test(one.parentElement?.tagName ?? ''),
          alone: one.parentElement?.children.length,
          region: panel?.localName === 'section' || panel?.getAttribute('role') === 'region',
        };
      });
      expect(facts).toEqual({ heading: true, alone: 1, region: true });
      await expect(trigger(page, at)).toHaveRole('button');
      await trigger(page, at).click();
      await expect(page.locator(`[aria-labelledby=trigger-${at}]`)).toHaveRole('region');
      await trigger(page, at).click();
      await expect(page.getByRole('region')).toHaveCount(0);
    }
  });

  test('roles: panels of more than six items are no regions', { tag: '@long' }, async ({ page, pageWith }) => {
    const item = (at: number): string => `<details open><summary>Pergunta ${at}</summary><p>Resposta</p></details>`;
    const items = (count: number): string => Array.from({ length: count }, (_, at) => item(at)).join('');
    await pageWith(
      `<div data-block="accordion" data-multiple>${items(6)}</div><div data-block="accordion" data-multiple>${items(7)}</div>`,
    );
    await settled(page);
    await expect(page.locator('[part=trigger][aria-expanded=true]')).toHaveCount(13);
    await expect(page.getByRole('region')).toHaveCount(6);
  });

  for (const key of ['Enter', 'Space'])
    test(`${key} opens a closed item, and closes an open one; aria-expanded follows`, { tag: '@long' }, async ({
      page,
    }) => {
      await trigger(page, 1).focus();
      await page.keyboard.press(key);
      await expect(trigger(page, 1)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(trigger(page, 1)).toHaveAttribute('aria-expanded', 'false');
      await expect(trigger(page, 1)).toBeFocused();
    });

  test('Tab and Shift+Tab go through headers and what is open, in reading order, and past what is closed', {
    tag: '@long',
  }, async ({ page }) => {
    await trigger(page, 1).press('Enter');
    await page.locator('#before').focus();
    const order = async (key: string): Promise<string[]> => {
      const found: string[] = [];
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press(key);
        found.push(
          (await page.evaluate(() => {
            let active = document.activeElement;
            while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
            return active?.id ?? '';
          })) || 'link',
        );
      }
      return found;
    };
    const stops = ['trigger-0', 'trigger-1', 'link', 'trigger-2', 'after'];
    expect(await order('Tab')).toEqual(stops);
    expect(await order('Shift+Tab')).toEqual([...stops].reverse().slice(1).concat('before'));
  });

  test('Down, Up, Home and End move the focus between headers', { tag: '@long' }, async ({ page }) => {
    await trigger(page, 0).focus();
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['End', 2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(trigger(page, at), key).toBeFocused();
    }
  });
});

test.describe('dialogs, fault F-105', () => {
  test.beforeAll(buildDialogToy);
  test.beforeEach(async ({ page, pageWith, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await serveDialogToy(page);
    await openPage(pageWith, page);
    await page.locator('#caller').focus();
  });

  for (const { kind, path, role, stops } of [
    { kind: 'modal dialog', path: '/api/401/login', role: 'dialog', stops: ['Entrar', 'Agora não'] },
    { kind: 'alert dialog', path: '/api/500', role: 'alertdialog', stops: ['Limpar', 'Recarregar página'] },
  ] as const)
    test(`${kind}: role, name and description; the focus goes in, stays in, and comes back on Escape`, {
      tag: '@long',
    }, async ({ page }) => {
      await call(page, path);
      const dialog = page.getByRole(role);
      await expect(dialog).toHaveAccessibleName(/\S/);
      await expect(dialog).toHaveAccessibleDescription(/\S/);
      expect(await shown(page).evaluate((one) => one.matches(':modal'))).toBe(true);
      expect(await focused(page)).toBe(stops[0]);
      const met = new Set<string>();
      for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        met.add(await focused(page));
        await page.keyboard.press(key);
        await expect(page.locator('#caller')).not.toBeFocused();
      }
      expect([...met].filter((name) => (stops as readonly string[]).includes(name)).sort()).toEqual([...stops].sort());
      await page.keyboard.press('Escape');
      await expect(shown(page)).toHaveCount(0);
      await expect(page.locator('#caller')).toBeFocused();
    });
});

test('button whose words change instead of a pressed state: the marquee’s, by Enter and Space, fault F-105', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith('<div data-block="marquee"><span>Um</span></div>');
  await settled(page);
  const pause = page.locator('[part=button]');
  for (const [key, name] of [
    ['Enter', 'Retomar animação'],
    ['Space', 'Pausar animação'],
  ] as const) {
    await pause.press(key);
    await expect(pause).toHaveAccessibleName(name);
    expect(await pause.getAttribute('aria-pressed')).toBeNull();
  }
});

test('alert: what went wrong with a form is told without taking the focus out of it, fault F-105', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await begin(page);
  await pageWith(contactForm());
  await settled(page);
  await button(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText(/\S/);
  expect(await page.evaluate(() => document.activeElement?.matches('[data-block=form]'))).toBe(true);
});

test('region landmark: the banner has a name of its own and is reached by Tab, fault F-105', async ({
  page,
  pageWith,
}) => {
  await pageWith(withSettings(BOTH, '<p>Texto</p>'));
  await expect(bannerOf(page)).toHaveRole('region');
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('link')).toBeFocused();
});
