// Signing an owner out: once, only who is signed in, where it leads; the cookie with the identity of the last site; the pointer.
import type { Page } from '@playwright/test';
import { deferred } from '../../deferred.ts';
import { expect, test } from '../tools/fixture.ts';
import { countOf, fault, forgetCalls } from '../tools/server-log.ts';
import { arrived } from '../tools/traffic.ts';
import { ACCOUNT, contextOf, innerFrame, PLATFORM, type Settings, SITE, serveSite, started } from './owner-site.ts';

const LOGOUT = '/api/auth/Logout';
const notice = (page: Page) => page.getByRole('dialog', { name: 'Logout efetuado com sucesso' });
const CLONEABLE = { website: { cloneable: true } };

/** On the demo's own server, whose cookie the call needs. */
async function begin(page: Page): Promise<void> {
  await forgetCalls();
  await page.request.get('/atelie/');
}

test('pressed often, signing out makes one call without a body; on its answer the site’s root tells of it; for a visitor there is no call [OWNER-017, OWNER-018, OWNER-019, OWNER-020, OWNER-301, OWNER-303, NAV-311]', async ({
  page,
  pageWith,
  baseURL,
}) => {
  await begin(page);
  const html = (context: Settings): string => contextOf({ ...context, appDomain: '', website: { identifier: '' } });
  await pageWith(html({ websiteSettings: { useEscapeKeyToLogin: true } }));
  await started(page);
  await page.keyboard.press('Shift+Escape');
  await arrived(page);
  expect(await countOf(LOGOUT)).toBe(0);

  await pageWith(html(ACCOUNT));
  await started(page);
  const bodies: (string | null)[] = [];
  const { promise: held, resolve: release } = deferred();
  await page.route(`**${LOGOUT}*`, async (route) => {
    bodies.push(route.request().postData());
    await held;
    await route.continue();
  });
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+Escape');
  await expect.poll(() => bodies).toEqual([null]);
  const arriving = page.waitForRequest(`${baseURL}/?logout=true`);
  release();
  await arriving;
  await expect(notice(page)).toContainText('O logout foi efetuado com sucesso.');
  // Shown once: it is gone from the address.
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(await countOf(LOGOUT)).toBe(1);
});

test('a sign-out that fails tells of it, leaves page and cookie, and is not tried again until the page is reloaded [OWNER-020, OWNER-303, OWNER-304]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole, consoleLines }) => {
  allowConsole(/Failed to load resource|VT040/);
  await begin(page);
  await pageWith(`${contextOf(ACCOUNT)}<button id="use">Usar</button>`, {
    tag: '<script async data-debug src="/dist/vitrine.js"></script>',
  });
  await started(page);
  await fault({ path: LOGOUT, status: 500, body: 'fora', type: 'text/plain', times: 1 });
  const address = page.url();
  await page.keyboard.press('Shift+Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Limpar' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => consoleLines.join('\n')).toMatch(/VT040 signing out failed/);
  await page.keyboard.press('Shift+Escape');
  await arrived(page);
  expect(await countOf(LOGOUT)).toBe(1);
  expect(page.url()).toBe(address);
  await page.locator('#use').click();
  await page.reload();
  await started(page);
  await page.keyboard.press('Shift+Escape');
  await page.waitForURL(/\/$/);
  expect(await countOf(LOGOUT)).toBe(2);
});

for (const [query, end] of [
  ['?cor=azul&x=1#foto', '?cor=azul&x=1&logout=true'],
  ['', '?logout=true'],
] as const)
  test(`in the configuration panel the whole window goes from a preview of "${query}" to its address with "${end}" [NAV-312, OWNER-304]`, async ({
    page,
  }) => {
    await serveSite(
      page,
      new Map([
        ['/dentro', `${contextOf(ACCOUNT)}<button>Dentro</button>`],
        ['/config/quadros', `<iframe src="/dentro${query}" title="Prévia"></iframe>`],
      ]),
    );
    await page.goto(`${SITE}/config/quadros`);
    await started(await innerFrame(page));
    await page.frameLocator('iframe').getByRole('button', { name: 'Dentro' }).focus();
    const arriving = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
    );
    await page.keyboard.press('Shift+Escape');
    expect((await arriving).url()).toBe(`${SITE}/dentro${end}`);
  });

const identities = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === 'vitrine-last-site');

test('the identity of the site is kept in a cookie of the platform’s domain while an account is signed in, and cleared on signing out; with a value missing, or for a visitor, there is none [OWNER-304, OWNER-305, OWNER-306, CTX-309]', async ({
  page,
}) => {
  const none: readonly Settings[] = [
    { ...CLONEABLE },
    { ...ACCOUNT, website: { cloneable: true, identifier: '' } },
    { ...ACCOUNT, ...CLONEABLE, appDomain: '' },
    { ...ACCOUNT, ...CLONEABLE, appDomain: 'plataforma.exemplo; Path=/x' },
  ];
  await serveSite(
    page,
    new Map([
      ['/', contextOf({ ...CLONEABLE })],
      ['/conta', contextOf({ ...ACCOUNT, ...CLONEABLE })],
      ...none.map((context, at) => [`/${at}`, contextOf(context)] as const),
    ]),
  );
  for (const [at] of none.entries()) {
    await page.goto(`${PLATFORM}/${at}`);
    await started(page);
    expect(await identities(page)).toEqual([]);
  }
  await page.goto(`${PLATFORM}/conta`);
  await started(page);
  expect(await identities(page)).toMatchObject([
    { domain: '.plataforma.exemplo', path: '/', expires: -1, sameSite: 'Lax', secure: true, httpOnly: false },
  ]);
  const [{ value } = { value: '' }] = await identities(page);
  expect(JSON.parse(atob(value))).toEqual({ identifier: 'atelie-serra' });
  await page.keyboard.press('Shift+Escape');
  await page.waitForURL(`${PLATFORM}/**`);
  await expect(notice(page)).toBeVisible();
  expect(await identities(page)).toEqual([]);
});

test('the pointer is followed for an account, in the store and nowhere else; for a visitor no listener is added, and a dialog at the mouse has the event’s own place; in developer mode a mark of 50 px follows it [OWNER-302, LIMIT-605]', async ({
  page,
  pageWith,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(window, { added });
    const { addEventListener: add } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      // The test's own tool has listeners, too.
      const isOurs = /\/dist\//.test(new Error().stack ?? '');
      if (isOurs && /^(pointer|mouse)(move|down)$/.test(type) && this === window) added.push(type);
      return add.call(this, type, ...rest);
    };
  });
  const button =
    '<button id="ask" style="position:fixed;left:300px;top:200px" onclick="Vitrine.dialog.alert({text:\'Aqui.\',position:\'mouse\'})">Perguntar</button>';
  const added = () => page.evaluate(() => Reflect.get(window, 'added'));
  const shown = page.locator('dialog[open]');
  const place = () =>
    shown.evaluate((dialog) => [dialog.getBoundingClientRect().left, dialog.getBoundingClientRect().top]);
  /** Asked by a timer: no event is being handled. */
  const askLater = () =>
    page.evaluate(
      () =>
        void Promise.resolve().then(() =>
          Reflect.get(window, 'Vitrine').dialog.alert({ text: 'Aqui.', position: 'mouse' }),
        ),
    );

  await pageWith(contextOf({ websiteSettings: { useEscapeKeyToLogin: true } }) + button);
  await started(page);
  // The loader has its own, by which a block is fetched when it is touched.
  const before = await added();
  await page.mouse.move(100, 100);
  await page.mouse.click(320, 210);
  await expect(shown).toBeVisible();
  await expect.poll(place).toEqual([320, 218]);
  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(0);
  await askLater();
  await expect(shown).toBeVisible();
  await expect
    .poll(async () => Math.abs(((await place())[0] ?? 0) - (640 - 175)), 'unknown: the centre')
    .toBeLessThan(1);
  expect(await added()).toEqual(before);

  // What is measured starts once the page is idle, and its last call waits for the service of calls.
  const measured = page.waitForRequest('**/api/1/performance/settings*');
  await pageWith(contextOf(ACCOUNT) + button);
  await started(page);
  const requests: string[] = [];
  await measured;
  await arrived(page);
  page.on('request', (request) => requests.push(request.url()));
  await page.mouse.move(400, 300);
  expect(await added()).toContain('pointermove');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'Vitrine').store.getState().owner.pointer()))
    .toEqual({ x: 400, y: 300 });
  expect(requests).toEqual([]);
  await askLater();
  await expect(shown).toBeVisible();
  await expect.poll(place).toEqual([400, 308]);

  const marker = page.locator('[data-vitrine-mouse-marker]');
  await expect(marker).toHaveCount(0);
  for (const [context, marks] of [
    [ACCOUNT, 1],
    [{ websiteSettings: { useEscapeKeyToLogin: true } }, 0],
  ] as const) {
    await pageWith(contextOf(context) + button, { query: '?vitrine-debug' });
    await started(page);
    await page.mouse.move(500, 250);
    await expect(marker).toHaveCount(marks);
    if (marks) expect(await marker.boundingBox()).toEqual({ x: 475, y: 225, width: 50, height: 50 });
  }
});
