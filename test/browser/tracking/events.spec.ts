// What a page measures and where that goes: on pages of the built product, with the demo's server.
import { expect, test } from '../tools/fixture.ts';
import { EVENTS, measure, PATH, said, watchCookies } from './event-page.ts';
import { collected, forgetCollected, openMeasured, sent, started } from './measured-page.ts';

test.beforeEach(forgetCollected);

test('an event reaches the events service as one object with common and custom fields and the page around it; a field of a wrong type is left out and named [EVENT-601, EVENT-602, EVENT-603, EVENT-604, EVENT-608, EVENT-609]', {
  tag: '@long',
}, async ({ page, context, pageWith, allowConsole }) => {
  allowConsole(/VT040 Event field \w+ was not set/);
  await watchCookies(page);
  const site = { marketingId: 'mk1', sessionId: 's1', memberAccount: { id: 'm1' }, measureSettings: EVENTS };
  await openMeasured(pageWith, site, { query: '?cor=azul&email=ana@exemplo.com' });
  await started(page);
  const request = page.waitForRequest(`**${PATH}`);
  const common = {
    actor: 'visitor',
    action: 'open',
    event_owner_team: 'loja',
    event_source: 'tema',
    object_type: 'vitrine',
    object_identifier: 'v1',
    product_page: 'colecao',
    frame_url: 'https://atelie.exemplo/colecao',
  };
  await measure(page, {
    name: 'vitrine-aberta',
    data: { n: 1, quem: 'ana@exemplo.com' },
    common,
    schema: 'vitrine-v1',
  });
  expect((await request).method()).toBe('POST');
  expect((await request).headers()['content-type']).toBe('application/json');
  await expect.poll(() => collected('event')).toHaveLength(1);
  const [first] = await collected('event');
  const id = (await context.cookies()).find(({ name }) => name === 'vitrine-analytics-id')?.value;
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(first).toEqual({
    analyticsId: id,
    commonData: {
      ...common,
      window_width: 1280,
      window_height: 800,
      language: 'pt-BR',
      host: new URL(page.url()).host,
      path: '/__page/test',
      query: '?cor=azul',
      referrer: '',
      locale: 'pt-BR',
      timestamp: expect.any(Number),
      marketing_id: 'mk1',
      session_id: 's1',
      website_id: 'w1',
      template_id: 't1',
      member_account_id: 'm1',
    },
    customData: { n: 1, quem: expect.not.stringContaining('ana') },
    customSchemaName: 'vitrine-v1',
  });
  const lines: string[] = await page.evaluate(() => Reflect.get(window, 'lines'));
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^vitrine-analytics-id=${id}; .*Max-Age=33696000;`)));
  expect(await said(page)).toEqual([]);

  // The name alone is enough, and the next page knows the visitor again.
  await openMeasured(pageWith, { measureSettings: EVENTS });
  await started(page);
  await measure(page, { name: 'outra' });
  await measure(page, {
    name: 'errada',
    common: { actor: 7, object_type: null, product_page: {}, object_identifier: 'x' },
  });
  await measure(page, { data: {} });
  await expect.poll(() => collected('event')).toHaveLength(3);
  await sent(page);
  const [, second, third] = await collected('event');
  expect(second).toMatchObject({
    analyticsId: id,
    commonData: {
      actor: 'visitor',
      action: 'outra',
      event_owner_team: 'site',
      event_source: 'vitrine',
      object_type: 'page',
    },
    customData: {},
  });
  expect(third?.commonData).toMatchObject({ action: 'errada', object_identifier: 'x', website_id: 'w1' });
  for (const name of ['actor', 'object_type', 'product_page']) {
    expect(third?.commonData).not.toHaveProperty(name);
    expect(await said(page)).toContain(`Event field ${name} was not set or had the wrong type.`);
  }
});

test('200 and 202 are the only statuses of an accepted event; any other is logged, and a lost connection as 0 [EVENT-605, EVENT-606, EVENT-615]', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/^error: Failed to load resource: .*api\/v1\/events|VT040 Error tracking event/);
  let status = 0;
  await page.route(`**${PATH}`, (route) => (status ? route.fulfill({ status }) : route.abort()));
  await openMeasured(pageWith, { measureSettings: EVENTS });
  await started(page);
  const expected: string[] = [];
  for (status of [200, 202, 201, 204, 400, 404, 500, 0]) {
    const over = page.waitForRequest(`**${PATH}`);
    await measure(page, { name: 'x' });
    await over;
    if (status !== 200 && status !== 202) expected.push(`Error tracking event: HTTP Status ${status}`);
    await expect.poll(() => said(page), `${status}`).toEqual(expected);
  }
});

/** What measures once the page has loaded and is idle. */
const FILES = ['page-analytics', 'event-analytics'];

test('an event before the page has loaded and is idle is dropped with a warning, and nothing of the measuring is fetched by then [EVENT-607]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT040 Event is firing before/);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const chunks = (name: string): string[] => urls.filter((url) => url.includes(`/chunks/${name}-`));
  let picture = (): void => {};
  const held = new Promise<void>((resolve) => {
    picture = resolve;
  });
  await page.route('**/lenta.svg', async (route) => {
    await held;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  const opened = openMeasured(
    pageWith,
    { measureSettings: EVENTS },
    { html: '<img src="/lenta.svg" alt="" width="10" height="10">' },
  );
  await expect.poll(() => chunks('telemetry')).toHaveLength(1);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').ready());
  await expect
    .poll(async () => {
      await measure(page, { name: 'cedo' });
      return said(page);
    })
    .toEqual(['Event is firing before the environment is initialized!']);
  for (const name of FILES) expect(chunks(name), name).toEqual([]);
  picture();
  await opened;
  await started(page);
  for (const name of FILES) expect(chunks(name), name).toHaveLength(1);
  await measure(page, { name: 'depois' });
  await expect.poll(() => collected('event')).toMatchObject([{ commonData: { action: 'depois' } }]);
  // A page that does not say of which site it is has its events, too.
  await openMeasured(pageWith, { website: { identifier: 'atelie' }, measureSettings: EVENTS });
  await started(page);
  await measure(page, { name: 'sem site' });
  await expect
    .poll(() => collected('event'))
    .toMatchObject([{ commonData: { action: 'depois' } }, { commonData: { action: 'sem site' } }]);
});
