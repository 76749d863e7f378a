// Who is led from a public page to the configuration area, and who stays: every exception, every audience, every frame.

import type { BrowserContext, Page } from '@playwright/test';
import { websiteRoles } from '../../../src/vocab/codes/website-roles.ts';
import { expect, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { arrived, watchTraffic } from '../tools/traffic.ts';
import {
  ACCOUNT,
  configurationOf,
  contextOf,
  FRIEND,
  LOCAL,
  ownerState,
  PLATFORM,
  type Settings,
  SITE,
  STRANGER,
  serveSite,
  started,
  VIEWER,
  visit,
} from './owner-site.ts';

const PEOPLE: Readonly<Record<string, Settings>> = { account: ACCOUNT, viewer: VIEWER, visitor: {} };

/** What keeps an account on the page, but for its roles. */
const EXCEPTIONS: readonly {
  readonly name: string;
  readonly origin?: string;
  readonly website?: Settings;
  readonly query?: string;
  /** An earlier page of the tab had the flag. */
  readonly remembered?: true;
}[] = [
  { name: 'none' },
  { name: 'localhost', origin: LOCAL },
  { name: 'developer-mode', website: { developerMode: true } },
  { name: 'cloneable', website: { cloneable: true } },
  { name: 'noredirect', query: '&noredirect' },
  { name: 'remembered', remembered: true },
];

const CELLS = EXCEPTIONS.flatMap((exception) =>
  Object.entries(PEOPLE).map(([person, context]) => ({
    ...exception,
    person,
    path: `/${exception.name}/${person}`,
    html: contextOf({ ...context, website: exception.website ?? {} }),
  })),
);
const PAGES = new Map(CELLS.map(({ path, html }) => [path, html]));

/** The flag of the tab's session, which an earlier page has left. */
const rememberIn = (tab: Page, origin: string): Promise<unknown> => outcomeOf(tab, `${origin}/none/account?noredirect`);

const previewCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'preview-frame-expanded');

/** Goes to a page and waits until it has led away, or has fetched all that its services want. */
async function outcomeOf(tab: Page, address: string): Promise<string> {
  watchTraffic(tab);
  await visit(tab, address);
  // What is asked of a page that is about to be left has no answer.
  const stays = async (): Promise<boolean> => {
    if ((await ownerState(tab)) !== 'staying') return false;
    await arrived(tab);
    return true;
  };
  await expect.poll(async () => tab.url().startsWith(PLATFORM) || stays().catch(() => false)).toBe(true);
  await tab.waitForLoadState();
  return tab.url();
}

test(`in the top window every cell of exceptions × {account, viewer-only, visitor}: only the account without an exception is led away, with path and query, after the cookie, without an entry of the history [OWNER-001, OWNER-002, OWNER-004, OWNER-005, OWNER-006, OWNER-007, OWNER-008, OWNER-009, OWNER-010, OWNER-011, OWNER-012, OWNER-026, NAV-008]`, async ({
  page,
}) => {
  await serveSite(page, PAGES);
  const led: string[] = [];
  for (const { name, person, path, query = '', origin = SITE, remembered } of CELLS) {
    const tab = await page.context().newPage();
    await page.context().clearCookies();
    if (remembered) await rememberIn(tab, origin);
    const before = await tab.evaluate(() => history.length);
    const address = `${path}?cor=azul&x=%C3%A3${query}`;
    const end = await outcomeOf(tab, `${origin}${address}#foto`);
    if (end.startsWith(PLATFORM)) {
      led.push(`${name} ${person}`);
      expect(end).toBe(configurationOf(address));
      expect(await previewCookies(page.context())).toMatchObject([
        { value: 'true', domain: 'www.atelie.exemplo', path: '/', expires: -1 },
      ]);
      expect(await tab.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
    } else {
      expect(end).toBe(`${origin}${address}#foto`);
      expect(await previewCookies(page.context()), `${name} ${person}`).toEqual([]);
    }
    await tab.close();
  }
  expect(led).toEqual(['none account']);
});

for (const [whose, origin] of [
  ['one that the site lists', FRIEND],
  ['a stranger', STRANGER],
  ['the site’s own management frame', SITE],
] as const)
  test(`in a frame of ${whose} no cell is led away [OWNER-003, OWNER-012]`, {
    tag: inEveryRun(origin === STRANGER),
  }, async ({ page }) => {
    const inEditor = origin === SITE;
    const host = inEditor ? '/config/quadros' : '/quadros';
    const frames = CELLS.map(
      ({ path, query = '', origin: own = SITE }) => `<iframe src="${own}${path}?a=1${query}" title="${path}"></iframe>`,
    );
    // The editor's frame is on the page's own origin.
    const shown = inEditor ? frames.filter((frame) => frame.includes(SITE)) : frames;
    await serveSite(page, new Map([...PAGES, [host, `<!--${whose}-->${shown.join('')}`]]));
    watchTraffic(page);
    await page.goto(`${origin}${host}`);
    const framed = page.frames().slice(1);
    expect(framed).toHaveLength(shown.length);
    for (const frame of framed) await started(frame);
    await arrived(page);
    const away = framed.filter((frame) => new URL(frame.url()).searchParams.get('a') !== '1');
    expect(away.map((frame) => frame.url())).toEqual([]);
    expect(page.url()).toBe(`${origin}${host}`);
    expect(await previewCookies(page.context())).toEqual([]);
    // The service is there for each account all the same.
    const asked = watchTraffic(page).urls.filter((url) => /\/owner-\w+\.js/.test(url));
    expect(asked.length).toBeGreaterThan(0);
  });

test('of all roles and shapes of the list only viewer alone stays [OWNER-008, OWNER-009, OWNER-023, CTX-021]', {
  tag: '@long',
}, async ({ page }) => {
  const viewer = websiteRoles.codeOf('viewer');
  expect(viewer).toBe(10);
  const others = [1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 15];
  const lists: unknown[] = [
    ...others.map((code) => [code]),
    ...others.slice(0, 2).map((code) => [{ id: viewer }, { id: code }]),
    [],
    [99],
    [viewer],
    [{ id: viewer }],
    [viewer, { id: viewer }],
  ];
  await serveSite(page, new Map(lists.map((roles, at) => [`/${at}`, contextOf({ ...ACCOUNT, websiteRoles: roles })])));
  const stayed: unknown[] = [];
  for (const [at, roles] of lists.entries())
    if ((await outcomeOf(page, `${SITE}/${at}`)).startsWith(SITE)) stayed.push(roles);
  expect(stayed).toEqual([[viewer], [{ id: viewer }], [viewer, { id: viewer }]]);
});

test('the flag counts with any value, not as a value, and lasts as long as the tab, not longer [OWNER-010, OWNER-011, LIMIT-004]', {
  tag: '@long',
}, async ({ page }) => {
  await serveSite(
    page,
    new Map([
      ['/a', contextOf(ACCOUNT)],
      ['/antes', contextOf()],
    ]),
  );
  for (const [query, led] of [
    ['?x=noredirect', true],
    ['?noredirect=', false],
    ['?a=1&noredirect=false', false],
  ] as const) {
    const tab = await page.context().newPage();
    expect((await outcomeOf(tab, `${SITE}/a${query}`)).startsWith(PLATFORM), query).toBe(led);
    expect((await outcomeOf(tab, `${SITE}/a`)).startsWith(PLATFORM), `after ${query}`).toBe(led);
    await tab.close();
  }
  // Also seen before anybody was signed in.
  await outcomeOf(page, `${SITE}/antes?noredirect`);
  expect(await outcomeOf(page, `${SITE}/a`)).toBe(`${SITE}/a`);
});
