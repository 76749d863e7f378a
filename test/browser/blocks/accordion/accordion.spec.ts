import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { heldBack } from '../../tools/held-back.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';

const TITLES = ['Um', 'Dois', 'Três'];

const own = (attributes = ''): string =>
  `<div data-block="accordion" ${attributes}>${TITLES.map((title) => `<details><summary>${title}</summary><p>Texto ${title}</p></details>`).join('')}</div>`;

const platform = (attributes = ''): string =>
  `<div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69"><div class="sqs-block-content">
<ul class="accordion-items-container" ${attributes}>${TITLES.map(
    (title) => `<li class="accordion-item">
<p class="accordion-item__title-wrapper" role="heading" aria-level="3"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${title}</span></button></p>
<div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>Texto ${title}</p></div></div>
</li>`,
  ).join('')}</ul></div></div>`;

const FORMS = [
  { form: 'own markup', html: own, multiple: 'data-multiple', firstOpen: 'data-first-open' },
  {
    form: 'platform markup',
    html: platform,
    multiple: 'data-should-allow-multiple-open-items="true"',
    firstOpen: 'data-is-expanded-first-item="true"',
  },
];

const triggers = (page: Page): Locator => page.locator('[part=trigger]');
const mounted = (page: Page): Promise<void> => expect(triggers(page)).not.toHaveCount(0);

/** Which items are open: one reading of the page in one task, in which item and trigger must say the same. */
const open = (page: Page): Promise<(boolean | string)[]> =>
  page.locator('[part=item]').evaluateAll((items) =>
    items.map((item) => {
      const said = item.getAttribute('data-is-open');
      const expanded = item.querySelector('[part=trigger]')?.getAttribute('aria-expanded');
      return said === expanded ? said === 'true' : `item says ${said}, trigger ${expanded}`;
    }),
  );
const opens = (page: Page, expected: boolean[]): Promise<void> => expect.poll(() => open(page)).toEqual(expected);

/** Clicks in one task, so that no time passes in between. */
const clickAll = (page: Page, ...indexes: number[]): Promise<void> =>
  page.locator('[part=trigger]').evaluateAll((all, at) => {
    for (const index of at) (all[index] as HTMLElement).click();
  }, indexes);

for (const { form, html, multiple, firstOpen } of FORMS) {
  test.describe(`accordion, ${form}`, () => {
    // Every run reads the options of both markups: they are written differently, and what comes of them is the same.
    const tag = inEveryRun(form === 'platform markup');

    test('starts closed, opens and closes by click [ACC-001] [ACC-002] [ACC-003] [ACC-004] [ACC-009]', { tag }, async ({
      page,
      pageWith,
    }) => {
      await pageWith(html());
      await mounted(page);
      await opens(page, [false, false, false]);
      await expect(page.getByText('Texto Um')).toBeHidden();
      await triggers(page).first().click();
      await opens(page, [true, false, false]);
      await expect(page.getByText('Texto Um')).toBeVisible();
      await expect(page.locator('[part=panel]').first()).toHaveCSS('transition-duration', '0.25s');
      await expect
        .poll(() => page.locator('[part=root]').evaluate((root) => root.getAnimations({ subtree: true }).length))
        .toBe(0);
      await triggers(page).first().click();
      await opens(page, [false, false, false]);
      await expect(page.getByText('Texto Um')).toBeHidden();
    });

    test('a click on the very words of a title opens the item [ACC-003]', { tag }, async ({ page, pageWith }) => {
      await pageWith(html());
      await mounted(page);
      await page.getByText('Dois', { exact: true }).click();
      await opens(page, [false, true, false]);
    });

    test('opening one closes the others [ACC-005]', { tag }, async ({ page, pageWith }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await pageWith(html());
      await mounted(page);
      await clickAll(page, 0);
      await opens(page, [true, false, false]);
      await clickAll(page, 2);
      await opens(page, [false, false, true]);
    });

    test('with several allowed, the others stay as they are [ACC-006]', { tag: '@long' }, async ({
      page,
      pageWith,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await pageWith(html(multiple));
      await mounted(page);
      await clickAll(page, 0);
      await clickAll(page, 2);
      await opens(page, [true, false, true]);
    });

    test('starts with the first open, without animation [ACC-009]', { tag: '@long' }, async ({ page, pageWith }) => {
      await pageWith(html(firstOpen));
      await mounted(page);
      await opens(page, [true, false, false]);
      const moving = await page.locator('[part=root]').evaluate((root) => root.getAnimations({ subtree: true }).length);
      expect(moving).toBe(0);
    });

    test('clicks during the 250 ms are ignored on the whole accordion [ACC-007] [ACC-008]', { tag }, async ({
      page,
      pageWith,
    }) => {
      await stopClock(page);
      await pageWith(html(multiple));
      await runUntilSettled(page);
      await clickAll(page, 0, 0, 1);
      await opens(page, [true, false, false]);
      await page.clock.runFor(249);
      await clickAll(page, 1);
      expect(await open(page)).toEqual([true, false, false]);
      await page.clock.runFor(1);
      await clickAll(page, 1);
      await opens(page, [true, true, false]);
    });

    test('with reduced motion there is no animation and no wait [ACC-008]', { tag }, async ({ page, pageWith }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await pageWith(html());
      await mounted(page);
      await clickAll(page, 0, 1);
      await opens(page, [false, true, false]);
      await expect(page.locator('[part=panel]').first()).toHaveCSS('transition-duration', '0s');
    });

    test('works by keyboard alone [ACC-003] [ACC-004]', { tag }, async ({ page, pageWith }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await pageWith(html());
      await mounted(page);
      await page.keyboard.press('Tab');
      const presses = [
        ['ArrowDown', 1],
        ['End', 2],
        ['ArrowDown', 0],
        ['ArrowUp', 2],
        ['Home', 0],
      ] as const;
      for (const [key, index] of presses) {
        await page.keyboard.press(key);
        await expect(triggers(page).nth(index), key).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await opens(page, [true, false, false]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await opens(page, [false, true, false]);
    });

    test('prints every panel', { tag }, async ({ page, pageWith }) => {
      await pageWith(html());
      await mounted(page);
      await page.emulateMedia({ media: 'print' });
      for (const title of TITLES) {
        const box = await page.getByText(`Texto ${title}`).boundingBox();
        expect(box?.height ?? 0, title).toBeGreaterThan(0);
      }
    });

    test('opens where find in page comes upon a closed text', { tag }, async ({ page, pageWith }) => {
      await pageWith(html());
      await mounted(page);
      const closed = page.locator('[part=panel]').nth(1).locator('[hidden=until-found]');
      await closed.evaluate((clip) => clip.dispatchEvent(new Event('beforematch', { bubbles: true })));
      await opens(page, [false, true, false]);
    });
  });
}

test('empty platform booleans are false [ACC-005] [ACC-009]', { tag: '@long' }, async ({ page, pageWith }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(platform('data-should-allow-multiple-open-items="" data-is-expanded-first-item=""'));
  await mounted(page);
  await opens(page, [false, false, false]);
  await clickAll(page, 0);
  await clickAll(page, 1);
  await opens(page, [false, true, false]);
});

/** Holds the accordion's chunk back until the returned function is called. */
const holdChunk = (page: Page): Promise<() => void> => heldBack(page, '**/chunks/accordion-*');

const SYNC = '<script src="/dist/vitrine.js"></script>';

test('a platform button clicked before the block stands opens its item then [ACC-001]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const letGo = await holdChunk(page);
  await pageWith(platform(), { tag: SYNC });
  await page.locator('.accordion-item__click-target').nth(1).click();
  await expect(triggers(page)).toHaveCount(0);
  letGo();
  await mounted(page);
  await opens(page, [false, true, false]);
});

test('own markup opened before the block stands stays open [ACC-001]', { tag: '@long' }, async ({ page, pageWith }) => {
  const letGo = await holdChunk(page);
  await pageWith(own(), { tag: SYNC });
  await page.locator('summary').nth(1).click();
  await expect(page.getByText('Texto Dois')).toBeVisible();
  letGo();
  await mounted(page);
  await opens(page, [false, true, false]);
  await expect(page.getByText('Texto Dois')).toBeVisible();
});

test('an accordion in an accordion answers for itself, fault F-011 [ACC-005]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const inner = `<div data-block="accordion" id="in"><details><summary>Dentro A</summary><p>Texto A</p></details><details><summary>Dentro B</summary><p>Texto B</p></details></div>`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(
    `<div data-block="accordion" id="out" data-first-open><details><summary>Fora</summary>${inner}</details><details><summary>Outro</summary><p>Texto</p></details></div>`,
  );
  await settled(page);
  const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();
  await press('Dentro A');
  await press('Dentro B');
  await expect(page.getByText('Texto A')).toBeHidden();
  await expect(page.getByText('Texto B')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fora' })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Dentro A' })).toBeFocused();
  await press('Outro');
  await expect(page.getByText('Texto B')).toBeHidden();
  await press('Fora');
  await expect(page.getByText('Texto B')).toBeVisible();
});
