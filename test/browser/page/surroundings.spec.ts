// What the report of a page says about its links, its site, its visitor and its window, on the shipped product.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';

interface Report {
  readonly links: readonly { category: string; address: string }[];
  readonly site: Readonly<Record<string, unknown>>;
  readonly window: Readonly<Record<string, unknown>>;
}

const reportOf = (page: Page): Promise<Report> =>
  page.evaluate(async () => {
    const { links, site, window: of } = await Reflect.get(window, 'Vitrine').report();
    return { links, site, window: of };
  });

const contextOf = (context: unknown): string =>
  `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`;

const LINKS: readonly (readonly [address: string | null, category: string])[] = [
  [null, 'empty'],
  ['', 'empty'],
  [' \n ', 'empty'],
  ['#', 'anchor'],
  ['#cuidados', 'anchor'],
  [' #cuidados', 'anchor'],
  ['http://exemplo.com', 'external-link'],
  ['HTTPS://exemplo.com/a', 'external-link'],
  ['ftp://exemplo.com/a', 'external-link'],
  ['//exemplo.com', 'external-link'],
  ['tel:+5531', 'misc-protocol'],
  ['sms:+5531', 'misc-protocol'],
  ['MailTo:a@exemplo.com', 'misc-protocol'],
  ['javascript:void(0)', 'misc-protocol'],
  ['ftps://exemplo.com', 'misc-protocol'],
  ['http:exemplo.com', 'malformed-protocol'],
  ['https:/exemplo.com', 'malformed-protocol'],
  ['ftp:exemplo.com', 'malformed-protocol'],
  ['/s/catalogo.pdf', 'file-link'],
  ['/s', 'content-link'],
  ['/sobre', 'content-link'],
  ['/pages/5f1c2d3e4a5b6c7d8e9f0a1b', 'content-link'],
  ['sobre', 'content-link'],
];

test('each link of a page has exactly one of seven categories; ftp is a protocol like http, and what is no address is empty [LINK-601, LINK-602, LINK-603, LINK-604, LINK-605, LINK-606, LINK-607, LINK-608, LINK-618, LINK-619]', async ({
  page,
  pageWith,
}) => {
  const html = LINKS.map(
    ([address], at) => `<a id="l${at}"${address === null ? '' : ` href="${address}"`}>Link ${at}</a>`,
  );
  await pageWith(`${contextOf({})}${html.join(' ')}`);
  const { links } = await reportOf(page);
  expect(links.map(({ category }, at) => [LINKS[at]?.[0], category])).toEqual(LINKS);
  expect(links[3]?.address).toContain('#l3');
  expect([...new Set(links.map(({ category }) => category))].sort()).toEqual([
    'anchor',
    'content-link',
    'empty',
    'external-link',
    'file-link',
    'malformed-protocol',
    'misc-protocol',
  ]);
});

test('type of page and site and its status are told by their numbers, an unknown one as none, whatever the context has [CTX-305, CTX-306, CTX-603, CTX-608]', async ({
  page,
  pageWith,
}) => {
  const none = {
    pageType: null,
    isCoverPage: false,
    isParkingPage: false,
    isResold: false,
    isInResoldGracePeriod: false,
    isInternal: false,
  };
  for (const [context, expected] of [
    [{}, {}],
    [
      { pageType: 200, website: { websiteType: 2, siteStatus: { value: 13 } } },
      { pageType: 'showCart', isCoverPage: true, isResold: true },
    ],
    [
      { pageType: 50, website: { websiteType: 3, siteStatus: { value: 14 } } },
      { pageType: 'contentItem', isParkingPage: true, isInResoldGracePeriod: true },
    ],
    [
      { pageType: 209, website: { websiteType: 1, siteStatus: { value: 6 } } },
      { pageType: 'reviewsRequest', isInternal: true },
    ],
    [{ pageType: 999, website: { websiteType: 22, siteStatus: { value: 9 } } }, {}],
    [{ pageType: 'showCart', website: { websiteType: 'coverPage', siteStatus: { value: 'internal' } } }, {}],
    [{ pageType: {}, website: null }, {}],
  ] as const) {
    await pageWith(contextOf(context));
    expect((await reportOf(page)).site, JSON.stringify(context)).toEqual({ ...none, ...expected });
  }
});

const ACCOUNT = { authenticatedAccount: { id: 'a' } };
/** Whom a context makes an account, and whom a member. */
const PERSONS: readonly (readonly [context: object, account: boolean, member: boolean])[] = [
  [{}, false, false],
  [{ authenticatedAccount: null, memberAccount: null }, false, false],
  [{ websiteRoles: [1, 10] }, false, false],
  [{ authenticatedAccount: {} }, true, false],
  [{ ...ACCOUNT, websiteRoles: [] }, true, false],
  [{ ...ACCOUNT, websiteRoles: [10] }, true, false],
  [{ ...ACCOUNT, websiteRoles: [1, { id: 7 }, 'x', 99] }, true, false],
  [{ memberAccount: {} }, false, true],
  [{ ...ACCOUNT, memberAccount: { displayName: 'Marta' } }, true, true],
];

for (const { persons, tag } of [
  { persons: PERSONS.filter((_, at) => at % 2 === 1), tag: [] },
  { persons: PERSONS, tag: '@long' },
])
  test(`accounts, members and visitors are told apart by what the context has, an account by being there, and roles make no further difference to what is mounted (${persons.length} contexts) [CTX-001, CTX-307, CTX-312, CTX-601]`, {
    tag,
  }, async ({ page, pageWith }) => {
    const block = '<div data-block="accordion"><details><summary>P</summary><p>R</p></details></div>';
    for (const [context, account, member] of persons) {
      await pageWith(`${contextOf(context)}${block}`, { query: '?noredirect' });
      await expect(page.locator('[data-block=accordion]')).toHaveAttribute('data-block-state', 'ready');
      await reportOf(page);
      expect(
        await page.evaluate(() => ({ ...Reflect.get(window, 'Vitrine').store.getState().auth })),
        JSON.stringify(context),
      ).toEqual({ account, member, visitor: !account && !member });
    }
  });

test('a window is mobile up to 432 px of width and desktop from 433 px on, never a tablet’s; from 800 and 1024 px it reaches a desktop width, and its screen fits a device height up to 926, 1024 or 1366 px [LIMIT-301, LIMIT-302, LIMIT-601, LIMIT-602, LIMIT-603, LIMIT-604]', async ({
  page,
  pageWith,
}) => {
  await pageWith(contextOf({}));
  for (const [width, layout, desktop] of [
    [320, 'mobile', null],
    [432, 'mobile', null],
    [433, 'desktop', null],
    [799, 'desktop', null],
    [800, 'desktop', 800],
    [1023, 'desktop', 800],
    [1024, 'desktop', 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await reportOf(page)).window, String(width)).toMatchObject({ layout, desktop });
  }
  for (const [height, deviceHeight] of [
    [926, 926],
    [927, 1024],
    [1024, 1024],
    [1025, 1366],
    [1366, 1366],
    [1367, null],
  ] as const) {
    await page.setViewportSize({ width: 500, height });
    await expect.poll(async () => (await reportOf(page)).window, String(height)).toMatchObject({ deviceHeight });
  }
});
