// When the popup shows, by its settings and by what the browser remembers. The clock is the test's.

import { expect, test } from '../../tools/fixture.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { closedDaysAgo, expectShown, pass, SHOW, visit } from './overlay-clock.ts';
import { PHONE, popupOf, popupPage, storedPopup } from './overlay-page.ts';

// Every run has a row of each rule; the unit tests of the rules have all of them.
for (const { name, settings = {}, record, context = {}, query = '', expected, long = false } of [
  { name: 'settings without a style hide it [POPUP-602]', settings: { style: undefined }, expected: false, long: true },
  { name: 'style none hides it [POPUP-602]', settings: { style: 1 }, expected: false },
  { name: 'an unreadable record counts as none [POPUP-606]', record: { other: 1 }, expected: true },
  {
    name: 'a lower stored version shows it again [POPUP-607]',
    record: { ...closedDaysAgo(0), version: 0 },
    expected: true,
  },
  {
    name: 'an equal stored version goes on to the date [POPUP-607]',
    record: closedDaysAgo(0),
    expected: false,
    long: true,
  },
  {
    name: 'a sign-up hides it for good where it shows until then, whatever the version [POPUP-608]',
    settings: { showUntilSignup: true, version: 9 },
    record: { ...closedDaysAgo(99), submitted: true },
    expected: false,
  },
  {
    name: 'without a sign-up the date decides, though it shows until then [POPUP-619]',
    settings: { showUntilSignup: true },
    record: closedDaysAgo(1),
    expected: false,
  },
  {
    name: 'a sign-up alone does not hide it [POPUP-620]',
    record: { ...closedDaysAgo(9), submitted: true },
    expected: true,
  },
  { name: 'it stays away until the days have passed [POPUP-609]', record: closedDaysAgo(3, 60_000), expected: false },
  { name: 'it is back once the days have passed [POPUP-609]', record: closedDaysAgo(3), expected: true, long: true },
  {
    name: 'frequency 0 shows it on the next page [POPUP-603]',
    settings: { displayFrequency: 0 },
    record: closedDaysAgo(0),
    expected: true,
    long: true,
  },
  {
    name: 'frequency -1 never shows it again [POPUP-603] [POPUP-610]',
    settings: { displayFrequency: -1 },
    record: closedDaysAgo(3_000),
    expected: false,
  },
  {
    name: 'a raised version goes before frequency -1 [POPUP-610] [POPUP-618]',
    settings: { displayFrequency: -1, version: 2 },
    record: closedDaysAgo(0),
    expected: true,
    long: true,
  },
  { name: 'a screenshot hides it [POPUP-611] [POPUP-618, CTX-605]', query: '?screenshot', expected: false },
  {
    name: 'a splash-page collection hides it [POPUP-612]',
    context: { collection: { id: 'c', type: 8 } },
    expected: false,
  },
  { name: 'a splash page hides it [POPUP-612]', context: { pageType: 3 }, expected: false, long: true },
  { name: 'a lock screen hides it [POPUP-613]', context: { pageType: 103 }, expected: false },
  {
    name: 'enableMobile has no effect where the device is not mobile [POPUP-614]',
    settings: { enableMobile: false },
    expected: true,
    long: true,
  },
])
  test(name, { tag: inEveryRun(!long) }, async ({ page, pageWith }) => {
    const given = { ...SHOW, ...settings };
    await visit({ page, pageWith }, popupPage(given, { context }), { ...(record && { record }), query });
    await expectShown(page, expected);
  });

test('its button to a place of the page closes it and brings visitor and focus there, and Back away, remembered [POPUP-615]', async ({
  page,
  pageWith,
}) => {
  const attributes = 'data-button-text="Inscrição" data-button-url="#inscricao"';
  const html = `${popupPage(SHOW, { attributes })}<h2 id="inscricao" tabindex="-1">Inscrição de março</h2><div style="block-size: 200vh"></div>`;
  await visit({ page, pageWith }, html);
  await expectShown(page, true);
  const entries = await page.evaluate(() => history.length);
  await popupOf(page).getByRole('link', { name: 'Inscrição' }).click();
  await pass(page, 1_000);
  await expect(popupOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Inscrição de março' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Inscrição de março' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#inscricao');
  // The entry of the popup has become that of the place.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await storedPopup(page)).toMatchObject({ version: 1, submitted: false });
  await page.goBack();
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => Object(history.state)['vitrine-layer'])).toBeUndefined();
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE });
  for (const [enableMobile, expected] of [
    [false, false],
    [true, true],
    [undefined, true],
  ] as const)
    test(`with enableMobile ${enableMobile} it ${expected ? 'is shown' : 'is hidden'} [POPUP-614]`, {
      tag: inEveryRun(enableMobile !== true),
    }, async ({ page, pageWith }) => {
      await visit({ page, pageWith }, popupPage({ ...SHOW, enableMobile }));
      await expectShown(page, expected);
    });
});
