// Page views and landings.
import { expect, test } from '../tools/fixture.ts';
import { countOf, fault, forgetCalls } from '../tools/server-log.ts';
import { TAG } from '../tools/test-page.ts';
import { collected, forget, type Json, measuring, OPEN, openSite } from './site-page.ts';

test.beforeEach(({ baseURL, context }) => forget(context, baseURL));

test('a page view of a visitor is recorded once, with the page and the visitor cookie; none on the search, none of accounts but of viewers outside the configuration [CENSUS-601, CENSUS-602, CENSUS-603, CENSUS-604, CENSUS-605, CENSUS-606, CENSUS-607, CENSUS-608, CENSUS-609, CENSUS-622, CENSUS-625, CTX-021]', async ({
  page,
  context,
  baseURL,
  allowConsole,
}) => {
  // The browser's own line about a response; the page writes none.
  allowConsole(/^error: Failed to load resource: .* 500 .*RecordHit/);
  const account = { id: 'a1' };
  const VIEWER = 10;
  const cases: readonly (readonly [path: string, context: Json, counts: boolean])[] = [
    ['/sobre', {}, true],
    ['/search', {}, false],
    ['/searching', {}, true],
    ['/sobre', { authenticatedAccount: account, websiteRoles: [1] }, false],
    ['/sobre', { authenticatedAccount: account, websiteRoles: [VIEWER] }, true],
    ['/config/pages', { authenticatedAccount: account, websiteRoles: [VIEWER] }, false],
    ['/sobre', { authenticatedAccount: account, websiteRoles: [VIEWER, 1] }, false],
    ['/sobre', { cookieSettings: { ...OPEN, isActivityLogEnabled: false } }, false],
  ];
  let hits = 0;
  let landings = 0;
  for (const [path, own, counts] of cases) {
    // A campaign is a landing wherever the visitor came from.
    await openSite(page, `${path}?campaign=natal`, { context: own });
    landings += 1;
    hits += Number(counts);
    await measuring(page, baseURL, landings);
    await expect
      .poll(async () => (await collected(baseURL, 'hit')).length, `${path} ${JSON.stringify(own)}`)
      .toBe(hits);
  }
  const [first] = await collected(baseURL, 'hit');
  const cookie = (await context.cookies()).find(({ name }) => name === 'ss_cvr')?.value ?? '';
  expect(cookie).not.toBe('');
  expect(String(first?.visitor).split('|')[0]).toBe(decodeURIComponent(cookie).split('|')[0]);
  expect(first).toMatchObject({
    event: 1,
    page: {
      websiteId: 'w1',
      templateId: 't1',
      website_locale: 'pt-BR',
      userAgent: await page.evaluate(() => navigator.userAgent),
      clientDate: expect.any(Number),
      viewportInnerWidth: 1280,
      screenWidth: 1280,
      title: 'Página de teste',
      url: '/sobre',
      itemId: 'i1',
      recordType: 11,
      collectionId: 'c1',
      pagePermissionTypeValue: 1,
      localStorageSupported: true,
      queryString: '?campaign=natal',
      referrer: '',
    },
  });
  // A failure is ignored: one call, and the fixture sees no line in the console.
  await forgetCalls();
  await fault({ path: '/api/census/RecordHit', status: 500 });
  await openSite(page, '/sobre?campaign=pascoa');
  await measuring(page, baseURL, landings + 1);
  await expect.poll(() => countOf('/api/census/RecordHit')).toBe(1);
});

test('a landing is reported by an image from the site itself: the first page of a session, and each that a campaign leads to, once [TRACK-301, TRACK-302, TRACK-303, TRACK-304, TRACK-305, CTX-307]', async ({
  page,
  context,
  baseURL,
}) => {
  const sent = new Map<string, string>();
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (pathname === '/api/track/Track')
      sent.set(request.url(), `${request.method()} ${request.resourceType()} ${origin}`);
  });
  const landings = (): Promise<Json[]> => collected(baseURL, 'landing');
  const MARKS = '<a data-census-button href="/contato" target="_blank">Ver</a>';
  const seen = async (pages: number): Promise<void> =>
    expect.poll(async () => (await collected(baseURL, 'button-render')).length).toBe(pages);
  await openSite(page, '/sobre?utm=x', {
    html: MARKS,
    tag: `<base href="https://outro.exemplo/">${TAG.replace('src="', `src="${baseURL}`)}`,
  });
  await seen(1);
  await expect.poll(landings).toHaveLength(1);
  await openSite(page, '/contato', { html: MARKS });
  await seen(2);
  expect(await landings(), 'the second page of the session').toHaveLength(1);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Ver' }).click();
  const tab = await opened;
  await seen(3);
  expect(await landings(), 'a page that one of the site opened in a new tab').toHaveLength(1);
  await tab.close();
  const CAMPAIGN = 'source=carta&campaign=natal%202026&refer=amiga&campaign=outro&mkwid=m1';
  await openSite(page, `/contato?${CAMPAIGN}`, { html: MARKS });
  await expect.poll(landings).toHaveLength(2);
  const [first, second] = await landings();
  expect(first).toEqual({
    landing: `${baseURL}/sobre?utm=x`,
    rk: expect.stringMatching(/^\d{1,8}$/),
    lang: 'pt-BR',
    screen: '1280x800',
  });
  expect(second).toEqual({
    landing: `${baseURL}/contato?${CAMPAIGN}`,
    refer: 'amiga',
    rk: expect.stringMatching(/^\d{1,8}$/),
    lang: 'pt-BR',
    screen: '1280x800',
    source: 'carta',
    campaign: 'natal 2026',
    mkwid: 'm1',
  });
  expect([...sent.values()]).toEqual(Array(2).fill(`GET image ${baseURL}`));
});
