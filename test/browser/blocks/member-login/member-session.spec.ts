// What a browser keeps of a member's session, and how the tabs of a site agree about it.
import { expect, test } from '../../tools/fixture.ts';
import { stopClock } from '../../tools/page-clock.ts';
import { block, fillIn, loginPage, member, ready, SESSION, send, sessionRequests } from './login-page.ts';

const KEY = 'vitrine:member';
const LOCALE = '/api/site-users/account/locale';
const developerMode = { website: { developerMode: true } };

test('a stored token counts until its time is over, and is then removed; one without a time stays [SESSION-609, SESSION-610, SESSION-611]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const requests = sessionRequests(page);
  await page.route(`**${SESSION}*`, (route) => route.fulfill({ json: {} }));
  const now = Date.parse('2026-05-02T12:30:00Z');
  await stopClock(page, now);
  const sent = async (entry: object): Promise<string | null | undefined> => {
    requests.length = 0;
    await pageWith('', { tag: '' });
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [KEY, JSON.stringify(entry)] as const);
    await pageWith(loginPage(member, 'data-sign-out-redirect="/__page/test?saiu"'));
    await ready(page);
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('**?saiu');
    return requests[0]?.headerValue('x-xsrf-token');
  };
  expect(await sent({ value: 'sem-prazo' })).toBe('sem-prazo');
  expect(await sent({ value: 'ainda-vale', expires: now + 60_000 })).toBe('ainda-vale');
  expect(await sent({ value: 'acabou', expires: now })).toBeNull();
});

test('an entry whose time is over is gone as soon as it is read [SESSION-611]', async ({ page, pageWith }) => {
  await pageWith('', { tag: '' });
  await page.evaluate((key) => {
    sessionStorage.setItem(key, JSON.stringify({ value: 'velho', expires: Date.now() - 1 }));
  }, KEY);
  await pageWith(loginPage(member));
  await ready(page);
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), KEY)).toBeNull();
});

test('where storage keeps nothing a cookie holds the token, developers are warned and the visitor notices nothing [SESSION-612, SESSION-614]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole, consoleLines }) => {
  allowConsole(/VT040|cannot be stored/);
  await page.request.get('/atelie/entrar');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const requests = sessionRequests(page);
  await pageWith(loginPage(developerMode, 'data-redirect="/__page/test?membro"'));
  await ready(page);
  await fillIn(page);
  await send(page);
  await page.waitForURL('**?membro');
  const kept = (await page.context().cookies()).find(({ name }) => name === 'vitrine-member');
  const entry = JSON.parse(decodeURIComponent(kept?.value ?? 'null'));
  expect(entry).toEqual({ value: expect.stringMatching(/^\S{8,}$/) });
  expect([kept?.path, kept?.expires]).toEqual(['/', -1]);
  expect(consoleLines.filter((line) => /^warning: .*cannot be stored in this browser/.test(line))).not.toEqual([]);
  await pageWith(loginPage(member, 'data-sign-out-redirect="/__page/test?saiu"'));
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('**?saiu');
  expect(await requests.at(-1)?.headerValue('x-xsrf-token')).toBe(entry.value);
  expect((await page.context().cookies()).some(({ name }) => name === 'vitrine-member')).toBe(false);
});

test('an entry that cannot be read is removed with a warning, and the page works on [SESSION-614]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole, consoleLines }) => {
  allowConsole(/cannot be read/);
  await pageWith('', { tag: '' });
  await page.evaluate((key) => sessionStorage.setItem(key, '{nada'), KEY);
  await pageWith(loginPage(member));
  await ready(page);
  await expect.poll(() => consoleLines.join()).toMatch(/warning: .*vitrine:member cannot be read/);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), KEY)).toBeNull();
});

test('the language of a translation widget on the top window is told for a member, and for nobody where there is none [SESSION-607, SESSION-608]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/500/);
  const told: unknown[] = [];
  await page.route(`**${LOCALE}*`, (route) => {
    told.push(route.request().postDataJSON());
    return route.fulfill({ status: 500, json: {} });
  });
  const change = (): Promise<void> => page.evaluate(() => Reflect.get(window, 'changeLanguage')?.('es'));
  const widget = (): void => {
    let current = 'pt';
    const fns: (() => void)[] = [];
    Object.assign(window, {
      Weglot: { getCurrentLang: () => current, on: (_: string, fn: () => void) => fns.push(fn), off: () => {} },
      changeLanguage(next: string) {
        current = next;
        for (const fn of fns) fn();
      },
    });
  };
  await pageWith(loginPage(member));
  await ready(page);
  await page.evaluate(async () => {
    const { Vitrine } = window as unknown as { Vitrine: { ready(): Promise<void> } };
    await Vitrine.ready();
  });
  expect(told).toEqual([]);
  await page.addInitScript(widget);
  await pageWith(loginPage());
  await ready(page);
  await change();
  expect(told).toEqual([]);
  await pageWith(loginPage(member));
  await ready(page);
  await change();
  await expect.poll(() => told).toEqual([{ language: 'es' }]);
});

test('page and session are noted as a visitor’s first once visits may be counted, and only then [SESSION-613]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const context = (own: object) =>
    `<script type="application/json" data-site-context>${JSON.stringify({ cookieSettings: { isActivityLogEnabled: true, ...own } })}</script><div data-block="accordion" data-block-load="load"><details><summary>Um</summary>a</details></div>`;
  const state = () =>
    page.evaluate(() => ({
      first: Reflect.get(window, 'Vitrine').store?.getState().firstVisit ?? null,
      tab: sessionStorage.getItem('vitrine:first-session'),
      good: localStorage.getItem('vitrine:visited'),
    }));
  await pageWith(context({ isRestrictiveCookiePolicyEnabled: true }));
  await expect(page.locator('[data-block-state=ready]')).toBeVisible();
  expect(await state()).toEqual({ first: null, tab: null, good: null });
  await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.set({ analytics: true }));
  await expect.poll(state).toEqual({ first: { firstLanding: true, firstSession: true }, tab: 'true', good: 'true' });
  await pageWith(context({ isRestrictiveCookiePolicyEnabled: true }));
  await expect.poll(async () => (await state()).first).toEqual({ firstLanding: false, firstSession: true });
  await page.evaluate(() => sessionStorage.clear());
  await pageWith(context({ isRestrictiveCookiePolicyEnabled: true }));
  await expect.poll(state).toEqual({ first: { firstLanding: true, firstSession: false }, tab: 'false', good: 'true' });
  await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.set({ analytics: false }));
  await expect.poll(state).toMatchObject({ tab: null, good: null });
});

test('both other tabs learn of a login and of a logout, with the token that they need [F-083]', {
  tag: '@long',
}, async ({ context, page, baseURL }) => {
  await page.goto('/atelie/entrar');
  const [first, second] = [await context.newPage(), await context.newPage()];
  const others = [first, second];
  for (const other of others) {
    await other.goto(`${baseURL}/atelie/entrar`);
    await ready(other);
    await expect(other.getByLabel('E-mail')).toBeVisible();
  }
  await ready(page);
  await fillIn(page);
  await send(page);
  await expect(page).toHaveURL(/\/atelie\/membros/);
  for (const other of others) {
    await expect(other.getByLabel('E-mail')).toBeHidden();
    await expect(block(other)).toContainText('Você entrou na sua conta.');
  }
  const area = page.locator('[data-block=member-area]');
  await expect(area.getByRole('button', { name: 'Sair' })).toBeVisible();
  // It hears the others once its service has come, which is after the button.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/chunks\/member-\w+\.js$/.test(name)),
  );
  await first.getByRole('button', { name: 'Sair' }).click();
  await expect(first.getByLabel('E-mail')).toBeVisible();
  await expect(second.getByLabel('E-mail')).toBeVisible();
  await expect(area).toContainText('Você saiu da sua conta em outra aba.');
  await expect(area.getByText('A fornada desta semana')).toBeHidden();
});

test('in the frame of a stranger nobody signs in, neither by 1,000 submissions nor by 1,000 clicks: a link opens the page in a new tab', {
  tag: '@long',
}, async ({ page, baseURL, context }) => {
  const requests = sessionRequests(page);
  await page.route('http://127.0.0.1:9/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="pt-BR"><title>Revista</title><iframe src="${baseURL}/__page/framed" width="900" height="600"></iframe>`,
    }),
  );
  await context.route(/\/__page\/framed/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="pt-BR"><title>Entrar</title><script async src="/dist/vitrine.js"></script>${loginPage()}`,
    }),
  );
  await page.goto('http://127.0.0.1:9/');
  const frame = page.frameLocator('iframe');
  const link = frame.getByRole('link', { name: 'Entrar em uma nova aba' });
  await expect(link).toBeVisible();
  await expect(frame.getByLabel('E-mail')).toBeHidden();
  await page.frames()[1]?.evaluate(() => {
    for (let turn = 0; turn < 1_000; turn += 1) document.querySelector('form')?.requestSubmit();
  });
  // What the stranger makes a visitor click: every place of the frame but the link, through which the page opens on its own.
  const frameBox = await page.locator('iframe').boundingBox();
  const linkBox = await link.boundingBox();
  if (!frameBox || !linkBox) throw new Error('the frame has no size');
  for (let at = 0; at < 1_000; at += 1) {
    const x = frameBox.x + ((at % 40) + 0.5) * (frameBox.width / 40);
    const y = frameBox.y + (Math.floor(at / 40) + 0.5) * (frameBox.height / 25);
    const onLink = x > linkBox.x && x < linkBox.x + linkBox.width && y > linkBox.y && y < linkBox.y + linkBox.height;
    if (!onLink) await page.mouse.click(x, y);
  }
  expect(context.pages()).toHaveLength(1);
  const opened = context.waitForEvent('page');
  await link.click();
  expect((await opened).url()).toContain('/__page/framed');
  expect(requests).toEqual([]);
});
