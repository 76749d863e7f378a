// The popup on a page: what makes it due, and what is remembered of it. The clock is the test's.

import { expect, test } from '../../tools/fixture.ts';
import { closedDaysAgo, expectShown, pass, SHOW, visit } from './overlay-clock.ts';
import {
  contextOf,
  layersOf,
  POPUP_KEY,
  popupOf,
  popupPage,
  started,
  storedPopup,
  storePopup,
} from './overlay-page.ts';

test('it is set up from popupOverlaySettings: style 2 shows it, and its closing is one JSON record with date-closed, version and submitted [POPUP-001] [POPUP-601] [POPUP-602] [POPUP-604] [POPUP-605] [POPUP-606] [POPUP-615]', async ({
  page,
  pageWith,
}) => {
  await visit({ page, pageWith }, popupPage(SHOW));
  await pass(page, 4_999);
  await expect(popupOf(page)).toHaveCount(0);
  expect(await layersOf(page), 'nothing before 5 s').toEqual([]);
  await pass(page, 1);
  await expect(popupOf(page)).toBeVisible();
  expect(await storedPopup(page), 'nothing is remembered before it is closed').toBeNull();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(popupOf(page)).toHaveCount(0);
  const record = await storedPopup(page);
  expect(record).toEqual({ 'date-closed': expect.any(Number), version: 1, submitted: false });
  const now = await page.evaluate(() => Date.now());
  expect(Math.abs(now - Number(Reflect.get(Object(record), 'date-closed')))).toBeLessThan(1_100);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('popup')))).toEqual([
    POPUP_KEY,
  ]);
});

test('settings of the page alone show nothing: there has to be content, and nothing is fetched without it', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit({ page, pageWith }, contextOf({ websiteSettings: { popupOverlaySettings: SHOW } }));
  await expectShown(page, false);
  expect(fetched.filter((url) => /\/(popup|react|runtime)-/.test(url))).toEqual([]);
});

test('its block is fetched when it is due, not before', { tag: '@long' }, async ({ page, pageWith }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit({ page, pageWith }, popupPage(SHOW));
  await pass(page, 4_999);
  expect(fetched.filter((url) => /\/popup-/.test(url))).toEqual([]);
  await pass(page, 1);
  await expect(popupOf(page)).toBeVisible();
  expect(fetched.filter((url) => /\/popup-/.test(url))).toHaveLength(1);
});

test('scrolling is a trigger from the given share on, once the visitor could read', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await visit({ page, pageWith }, popupPage({ style: 2, showOnScroll: true, scrollPercentage: 75 }));
  /** Resolves once the page has been told: the clock, which stands still, must not go on before. */
  const scrollTo = (share: number): Promise<void> =>
    page.evaluate(
      (part) =>
        new Promise((done) => {
          addEventListener('scroll', () => done(), { once: true });
          window.scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
        }),
      share,
    );
  await pass(page, 6_000);
  await scrollTo(0.74);
  await pass(page, 200);
  expect(await layersOf(page)).toEqual([]);
  await scrollTo(0.76);
  await pass(page, 200);
  await expect(popupOf(page)).toBeVisible();
});

test('leaving the window at its top is a trigger; leaving at its side is not', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await visit({ page, pageWith }, popupPage({ style: 2, showOnExit: true }));
  const leave = (clientY: number): Promise<void> =>
    page.evaluate((y) => {
      document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: null, clientY: y }));
    }, clientY);
  await leave(-1);
  await pass(page, 5_000);
  await leave(300);
  await pass(page, 2_000);
  expect(await layersOf(page), 'before it could be read, and at the side').toEqual([]);
  await leave(-1);
  await expect(popupOf(page)).toBeVisible();
});

test('only the pages that the settings name have it', { tag: '@long' }, async ({ page, pageWith }) => {
  const settings = { ...SHOW, showOnAllPages: false, enabledPages: ['c1'] };
  await visit({ page, pageWith }, popupPage(settings, { context: { collection: { id: 'c2', type: 1 } } }));
  await expectShown(page, false);
  await pageWith(popupPage(settings, { context: { collection: { id: 'c1', type: 1 } } }));
  await started(page);
  await expectShown(page, true);
});

test('time counts only while the page is visible', { tag: '@long' }, async ({ page, pageWith }) => {
  await visit({ page, pageWith }, popupPage(SHOW));
  const visibility = (state: string): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await pass(page, 4_000);
  await visibility('hidden');
  await pass(page, 60_000);
  await visibility('visible');
  await pass(page, 999);
  expect(await layersOf(page)).toEqual([]);
  await pass(page, 1);
  await expect(popupOf(page)).toBeVisible();
});

test('a closing in another tab counts', { tag: '@long' }, async ({ page, pageWith }) => {
  await visit({ page, pageWith }, popupPage(SHOW));
  await pass(page, 4_000);
  await storePopup(page, closedDaysAgo(0));
  await expectShown(page, false);
});

test('without storage nothing fails: it is shown, closed, and a developer is warned [POPUP-617]', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/vitrine:popup:site cannot be stored/);
  await visit(
    { page, pageWith },
    `<script>Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('off', 'SecurityError') } })</script>${popupPage(SHOW)}`,
  );
  await pass(page, 6_000);
  await expect(popupOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(popupOf(page)).toHaveCount(0);
  const messages = await page.evaluate(async () => JSON.stringify(await Reflect.get(window, 'Vitrine').report()));
  expect(messages).toContain('vitrine:popup:site cannot be stored');
  // In any mode.
  expect(consoleLines.join()).toContain('vitrine:popup:site cannot be stored');
  await page.reload();
  await started(page);
  await pass(page, 6_000);
  await expect(popupOf(page)).toBeVisible();
});

test('signed-in owners see it as a marked preview, however often they closed it, and nothing is remembered; a command shows it at once [POPUP-002]', async ({
  page,
  pageWith,
}) => {
  const record = closedDaysAgo(0);
  await visit({ page, pageWith }, popupPage(SHOW, { context: { authenticatedAccount: { id: 'a' } } }), { record });
  await pass(page, 5_000);
  await expect(popupOf(page).locator('[part=preview]')).toHaveText(/^Prévia/);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  expect(await storedPopup(page)).toEqual(record);
  await page.evaluate(() => dispatchEvent(new CustomEvent('vitrine:overlay-force', { detail: 'popup' })));
  await expect(popupOf(page).locator('[part=preview]')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new CustomEvent('vitrine:overlay-unforce', { detail: 'popup' })));
  await page.clock.runFor(1_000);
  await expect(popupOf(page)).toHaveCount(0);
  expect(await storedPopup(page)).toEqual(record);
});

test('visitors see no mark', { tag: '@long' }, async ({ page, pageWith }) => {
  await visit({ page, pageWith }, popupPage(SHOW));
  await pass(page, 5_000);
  await expect(popupOf(page)).toBeVisible();
  await expect(page.getByText(/^Prévia/)).toHaveCount(0);
});
