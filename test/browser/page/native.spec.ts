// Pages inside a native app, on the shipped product. A script of the test plays the app: the message handlers of iOS, or the object of Android.
import type { Page } from '@playwright/test';
import { expect, type PageWith, test } from '../tools/fixture.ts';

type Platform = 'ios' | 'android';
const ALL = ['info', 'sendEvent', 'dismiss'];

/** Adds an app to every page of the tab, which keeps what it is asked as `asked`; the page hears `say` as from the app. */
const app = (page: Page, platform: Platform, functions: readonly string[] = ALL): Promise<unknown> =>
  page.addInitScript(
    ([kind, names]) => {
      const asked: unknown[] = JSON.parse(sessionStorage.getItem('asked') ?? '[]');
      const take = (name: string) => (given: unknown) => {
        const request = typeof given === 'string' ? JSON.parse(given) : given;
        asked.push({ call: name, isText: typeof given === 'string', ...request });
        sessionStorage.setItem('asked', JSON.stringify(asked));
      };
      const all = Object.fromEntries(
        names.map((name) => [name, kind === 'ios' ? { postMessage: take(name) } : take(name)]),
      );
      if (kind === 'ios') Reflect.set(window, 'webkit', { messageHandlers: all });
      else Reflect.set(window, 'Android', all);
      Object.assign(window, { asked, say: (data: unknown) => postMessage(data, location.origin) });
    },
    [platform, functions] as const,
  );

interface Asked {
  readonly call: string;
  readonly isText: boolean;
  readonly requestId: string;
  readonly name?: string;
  readonly body?: unknown;
}
const asked = (page: Page): Promise<Asked[]> => page.evaluate(() => Reflect.get(window, 'asked') as Asked[]);

/** Sends requests as a page does, each with its arguments, and keeps how each ended as `ended`, in order of the requests. */
const send = (page: Page, ...requests: readonly (readonly unknown[])[]): Promise<void> =>
  page.evaluate(async (all) => {
    const vitrine = Reflect.get(window, 'Vitrine');
    await vitrine.ready();
    const ended: (string | undefined)[] = Reflect.get(window, 'ended') ?? [];
    Object.assign(window, { ended });
    for (const [call, ...args] of all) {
      const at = ended.push(undefined) - 1;
      vitrine.native[call as string](...args).then(
        (result: unknown) => {
          ended[at] = `result ${JSON.stringify(result)}`;
        },
        (error: Error & { reason?: unknown }) => {
          ended[at] = `${error.name} ${error.message} ${JSON.stringify(error.reason)}`;
        },
      );
    }
  }, requests);

const ended = (page: Page): Promise<(string | undefined)[]> => page.evaluate(() => Reflect.get(window, 'ended'));
const say = (page: Page, ...all: readonly unknown[]): Promise<void> =>
  page.evaluate((messages) => messages.forEach(Reflect.get(window, 'say')), all);

for (const platform of ['ios', 'android'] as const)
  test(`a page in an app of ${platform} asks for information, sends events and asks to be closed; each request ends with the first answer to its id, or with the reason of a failure, and is then forgotten [NATIVE-301, NATIVE-302, NATIVE-303, NATIVE-304, NATIVE-305, NATIVE-604, NATIVE-605, NATIVE-606]`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await app(page, platform);
    await pageWith('<div data-block="accordion"></div>', { query: '?platform=mobile-app' });
    const body = { itens: [1, null, 'é'] };
    await send(page, ['info'], ['sendEvent', 'compra', body], ['dismiss'], ['info']);
    expect(await page.evaluate(() => Object.keys(Reflect.get(window, 'Vitrine').native).sort())).toEqual(
      [...ALL].sort(),
    );
    await expect.poll(async () => (await asked(page)).length).toBe(4);
    const sent = await asked(page);
    const isText = platform === 'android';
    expect(sent.map(({ requestId: _, ...request }) => request)).toEqual([
      { call: 'info', isText },
      { call: 'sendEvent', isText, name: 'compra', body },
      { call: 'dismiss', isText },
      { call: 'info', isText },
    ]);
    const ids = sent.map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(4);
    await say(
      page,
      { requestId: 'de-outro', result: 'x' },
      { requestId: ids[2], result: true },
      { requestId: ids[1], error: 'não conheço' },
      { requestId: ids[0], result: { aparelho: 'um' } },
      { requestId: ids[0], error: 'tarde' },
      { requestId: ids[2], result: false },
    );
    const answers = ['result {"aparelho":"um"}', 'NativeBridgeError não conheço "não conheço"', 'result true'];
    await expect.poll(() => ended(page)).toEqual([...answers, undefined]);
    // At most 100 wait at a time: a request that has ended no longer counts, so the one that waits is not pushed out by 150 more.
    await page.evaluate(async () => {
      const { native } = Reflect.get(window, 'Vitrine');
      const all = Reflect.get(window, 'asked');
      for (let turn = 0; turn < 150; turn += 1) {
        const told = native.info();
        while (!all[4 + turn]) await null;
        Reflect.get(window, 'say')({ requestId: all[4 + turn].requestId, result: turn });
        if ((await told) !== turn) throw new Error('another answer');
      }
    });
    await say(page, { requestId: ids[3], result: 'por fim' });
    await expect.poll(() => ended(page)).toEqual([...answers, 'result "por fim"']);
  });

const UNKNOWN = 'mobile platform not correctly identified';
const MISSING = '[JS -> Native Bridge] sendEvent not found';
for (const [what, functions, text, ids] of [
  ['without an app, whatever its address says,', null, UNKNOWN, 'NATIVE-306, NATIVE-607, ERR-320'],
  ['in an app without the function', ['info'], MISSING, 'NATIVE-307, NATIVE-608, ERR-321'],
] as const)
  test(`a request ${what} is rejected and logged with the words of the requirements, and the visitor sees nothing [${ids}]`, {
    tag: '@long',
  }, async ({ page, pageWith, allowConsole, consoleLines }) => {
    allowConsole(/VT040/);
    if (functions) await app(page, 'android', functions);
    await pageWith('<p>Página</p>', { query: '?platform=mobile-app' });
    const before = await page.locator('body').innerText();
    await send(page, ['sendEvent', 'compra', null]);
    await expect.poll(() => ended(page)).toEqual([`NativeBridgeError ${text} null`]);
    expect(consoleLines.map((line) => line.replace('warning: [vitrine] ', ''))).toEqual([`VT040 ${text}`]);
    expect(await page.locator('body').innerText()).toBe(before);
  });

test.describe('a link back', () => {
  const LINKS =
    '<script type="application/json" data-site-context>{}</script><p><a id="back" href="/mobile-back?de=pedido">Voltar</a> <a id="marked" href="/__page/loja" data-mobile-back>Fechar</a> <a id="other" href="/__page/mobile-back-2">Outro</a></p>';
  const dismissals = async (page: Page): Promise<number> =>
    page.evaluate(
      () => JSON.parse(sessionStorage.getItem('asked') ?? '[]').filter((one: Asked) => one.call === 'dismiss').length,
    );
  test.beforeEach(async ({ page }) => {
    for (const address of ['**/mobile-back?*', '**/__page/loja', '**/__page/mobile-back-2'])
      await page.route(address, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chegou</title>' }),
      );
  });
  const open = async (page: Page, pageWith: PageWith, query: string): Promise<void> => {
    await pageWith(LINKS, { query });
    await expect(page.locator('html')).toHaveAttribute('data-vitrine-initialised');
  };
  /** Clicks a link that the browser follows. */
  const arrives = async (page: Page, id: string): Promise<void> => {
    await page.locator(id).click();
    await expect(page).toHaveTitle('Chegou');
  };

  test('closes the page that an app opened, and later pages of its tab, instead of leading anywhere; other links lead on [NAV-313, NAV-314, NATIVE-601, NATIVE-602]', async ({
    page,
    pageWith,
  }) => {
    await app(page, 'ios');
    for (const [turn, query] of ['?platform=mobile-app', ''].entries()) {
      const fetched = page.waitForRequest('**/chunks/native-*');
      await open(page, pageWith, query);
      await fetched;
      // Once the app is asked, the service runs.
      await page.evaluate(() => void Reflect.get(window, 'Vitrine').native.info());
      await expect.poll(async () => (await asked(page)).filter(({ call }) => call === 'info').length).toBe(turn + 1);
      const address = page.url();
      await page.locator('#back').click();
      await expect.poll(() => dismissals(page)).toBe(2 * turn + 1);
      await page.locator('#marked').click();
      await expect.poll(() => dismissals(page)).toBe(2 * turn + 2);
      expect(page.url()).toBe(address);
    }
    await arrives(page, '#other');
    expect(await dismissals(page)).toBe(4);
  });

  test('is clicked once outside an app, also one whose address only begins alike [NATIVE-603]', {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const like = '<p><a id="like" href="/blog/mobile-backup">Cópias</a></p>';
    for (const [html, ids] of [
      [like, ['#like']],
      [LINKS + like, ['#like', '#back', '#marked', '#other']],
    ] as const) {
      await pageWith(`<script type="application/json" data-site-context>{}</script>${html}`);
      await expect(page.locator('html')).toHaveAttribute('data-vitrine-initialised');
      await page.evaluate(() => {
        const clicks: boolean[] = [];
        Object.assign(window, { clicks });
        addEventListener('click', (event) => {
          clicks.push(event.defaultPrevented);
          event.preventDefault();
        });
      });
      for (const id of ids) await page.locator(id).click();
      expect(await page.evaluate(() => Reflect.get(window, 'clicks'))).toEqual(ids.map(() => false));
    }
  });

  for (const { queries, tag } of [
    { queries: ['', '?platform=Mobile-App'], tag: [] },
    { queries: ['', '?platform=', '?platform=mobile', '?platform=Mobile-App', '?x=mobile-app'], tag: '@long' },
  ])
    test(`is an ordinary link outside an app (${queries.length} addresses), whatever functions the page has, and where the app does not close the page [NAV-313, NAV-315, NATIVE-601, NATIVE-603]`, {
      tag,
    }, async ({ page, pageWith, allowConsole }) => {
      allowConsole(/VT040 \[JS -> Native Bridge\] dismiss not found/);
      await app(page, 'ios');
      for (const query of queries)
        for (const id of ['#back', '#marked']) {
          await open(page, pageWith, query);
          await arrives(page, id);
        }
      expect(await dismissals(page)).toBe(0);
      await page.addInitScript(() => Reflect.set(window, 'webkit', { messageHandlers: {} }));
      await open(page, pageWith, '?platform=mobile-app');
      await arrives(page, '#back');
    });
});

test('the demo plays both apps: answers, a refusal, a link back on a later page, and the page opened again [NATIVE-601, NATIVE-602]', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/cenas/aplicativo');
  for (const [name, version] of [
    ['ios', 'iPhone de mentira'],
    ['android', 'Android de mentira'],
  ] as const) {
    const part = page.locator(`[data-app=${name}]`);
    const inside = page.frameLocator(`iframe[name=${name}]`);
    await inside.getByRole('button', { name: 'Pedir informações' }).click();
    await expect(inside.locator('#answer')).toContainText(version);
    await inside.getByRole('button', { name: 'Contar um evento desconhecido' }).click();
    await expect(inside.locator('#answer')).toHaveText('o aplicativo não conhece este evento');
    await inside.getByRole('link', { name: 'Outra página' }).click();
    await expect(inside.locator('#answer')).toHaveText('nenhuma ainda');
    await inside.getByRole('link', { name: 'Voltar' }).click();
    await expect(part.locator('.closed')).toBeVisible();
    await expect(part.locator('li')).toHaveText(['info', /recusar/, 'dismiss']);
    await part.getByRole('button', { name: 'Abrir de novo' }).click();
    await expect(inside.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
