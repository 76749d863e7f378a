// A browser of 2023, as on phones whose system is not updated any more: what the language and the browsers have got since is not there.
import { blockNames, exampleOf, isPageLevel } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';

test('in a browser as old as Safari 16.4 every block of the page stands, and nobody says anything', async ({
  page,
  pageWith,
}) => {
  await page.addInitScript(() => {
    const since2023: [object, string[]][] = [
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Element.prototype, ['checkVisibility', 'computedStyleMap', 'moveBefore']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Intl.Locale.prototype, ['getWeekInfo']],
      [window, ['requestIdleCallback', 'cancelIdleCallback', 'navigation', 'cookieStore', 'scheduler', 'trustedTypes']],
    ];
    for (const [owner, names] of since2023) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  const names: string[] = [];
  for (const name of blockNames) if (!(await isPageLevel(name))) names.push(name);
  await pageWith(names.map(exampleOf).join(''));
  for (const block of await page.locator('[data-block]:visible').all()) await block.scrollIntoViewIfNeeded();
  await settled(page);
  await expect(page.locator('[data-block-state=failed]')).toHaveCount(0);
  expect(await page.locator('[data-block-state=ready]').count()).toBeGreaterThanOrEqual(names.length - 1);
});
