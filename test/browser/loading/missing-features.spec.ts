// Browsers that lack what blocks are built on (fault F-092): the server's markup stays, with one warning for what cannot be mounted, and nothing is thrown.
// An engine without Promise cannot read the tag at all.
import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { contactForm } from '../blocks/form/contact-form.ts';
import { expect, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { viewsPerBlock } from '../tools/vitrine-of.ts';

const BLOCKS = exampleOf('accordion') + exampleOf('marquee') + contactForm();

const WITHOUT: { name: string; take(page: Page): Promise<unknown>; standing: number; warnings: number }[] = [
  {
    name: 'IntersectionObserver',
    take: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
    standing: 0,
    warnings: 1,
  },
  {
    name: 'attachShadow',
    take: (page) => page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'attachShadow')),
    standing: 0,
    warnings: 3,
  },
  {
    name: 'constructed style sheets',
    take: (page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets');
        Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
        // As engines without them have it: the interface is there, its constructor is not.
        Reflect.set(
          window,
          'CSSStyleSheet',
          class {
            constructor() {
              throw new TypeError('Illegal constructor');
            }
          },
        );
      }),
    standing: 0,
    warnings: 3,
  },
  {
    name: 'ResizeObserver',
    take: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver')),
    // Only the marquee measures itself.
    standing: 2,
    warnings: 1,
  },
];

for (const { name, take, standing, warnings } of WITHOUT)
  test(`without ${name} ${3 - standing} of 3 blocks stay as the server wrote them, with ${warnings} warning(s), fault F-092`, {
    tag: inEveryRun(name === 'IntersectionObserver' || name === 'constructed style sheets'),
  }, async ({ page, pageWith, allowConsole, consoleLines }) => {
    allowConsole(/VT0/);
    await take(page);
    await pageWith(BLOCKS);
    const said = (): string[] => consoleLines.filter((line) => /VT0\d\d/.test(line));
    await expect.poll(() => said().length).toBe(warnings);
    await expect(page.locator('[data-block-state=ready]')).toHaveCount(standing);
    await frames(page);
    expect((await viewsPerBlock(page)).filter(Boolean)).toHaveLength(standing);
    expect(said()).toHaveLength(warnings);
    await expect(page.getByText('Quanto tempo leva uma encomenda?').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Sobrenome' })).toBeVisible();
    await page
      .locator(standing ? '[part=trigger]' : 'summary')
      .first()
      .click();
    await expect(page.locator('[data-block=accordion] p').first()).toBeVisible();
    await expect(page.locator('[data-block=marquee]')).toContainText(/\S/);
  });

test('the control: with everything there all three stand and nobody says anything', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(BLOCKS);
  await expect(page.locator('[data-block-state=ready]')).toHaveCount(3);
  expect(await viewsPerBlock(page)).toEqual([1, 1, 1]);
});
