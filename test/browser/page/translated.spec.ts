// Pages translated in the browser, and edited by a writing aid (fault F-016): no crash, and what breaks works again after one remount.
import type { Locator, Page } from '@playwright/test';
import messages from '../../../src/strings/pt-BR/marquee.json' with { type: 'json' };
import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { reportOf, viewsPerBlock } from '../tools/vitrine-of.ts';
import { buildToy, serveToy, TOY_BLOCKS, TOY_TAG } from '../toy/serve-toy.ts';
import { annotate, translate } from './translated.ts';

const ACCORDION = exampleOf('accordion').trim();
const MARQUEE = exampleOf('marquee').trim();
const COUNT = `<script>
  window.stood = []; window.fell = [];
  addEventListener('vitrine:block-ready', (event) => stood.push(event.detail.block));
  addEventListener('vitrine:block-failed', (event) => fell.push(event.detail.block));
</script>`;
const TAG = `${COUNT}<script src="/dist/vitrine.js"></script>`;

const told = (page: Page): Promise<{ stood: string[]; fell: string[] }> =>
  page.evaluate(() => ({ stood: Reflect.get(window, 'stood').toSorted(), fell: Reflect.get(window, 'fell') }));
const hostOf = (page: Page, name: string): Locator => page.locator(`[data-block=${name}]`);
const outer = (page: Page): Promise<string[]> =>
  page.locator('[data-block]').evaluateAll((hosts) => hosts.map((host) => host.outerHTML));

/** Both blocks answer a visitor: less motion takes the button away and brings it back, an item opens and closes, the text pauses. */
async function bothWork(page: Page): Promise<void> {
  const trigger = page.locator('[part=trigger]').first();
  const text = page.locator('[data-block=accordion] p').first();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('[part=button]')).toHaveCount(0);
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(text).toBeVisible();
  await trigger.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect(text).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: messages.pauseAnimation }).click();
  await expect(page.getByRole('button', { name: messages.resumeAnimation })).toHaveCount(1);
}

for (const [name, edit] of Object.entries({ translated: translate, 'edited by a writing aid': annotate })) {
  test(`blocks ${name} after they stand go on without a remount, fault F-016`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(ACCORDION + MARQUEE, { tag: TAG });
    await settled(page);
    await edit(page);
    await bothWork(page);
    expect(await told(page)).toEqual({ stood: ['accordion', 'marquee'], fell: [] });
    expect((await reportOf(page)).messages).toEqual([]);
  });

  test(`blocks ${name} before they stand are mounted all the same, and given back so, fault F-016`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(ACCORDION + MARQUEE, { tag: '' });
    await edit(page);
    const before = await outer(page);
    await page.addScriptTag({ url: '/dist/vitrine.js' });
    await settled(page);
    expect(await viewsPerBlock(page)).toEqual([1, 1]);
    await bothWork(page);
    await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
    expect(await outer(page)).toEqual(before);
  });
}

test('a translation made while the blocks stand stays in the page when they go, fault F-016', async ({
  page,
  pageWith,
}) => {
  await pageWith(ACCORDION + MARQUEE);
  await settled(page);
  expect(await translate(page)).toBeGreaterThan(8);
  await expect(hostOf(page, 'accordion')).toContainText('Quantoen tempoen levaen');
  await expect(hostOf(page, 'marquee').locator('.item').first()).toContainText('Fornadaen');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(hostOf(page, 'accordion').locator('summary').first()).toHaveText(
    'Quantoen tempoen levaen umaen encomendaen?',
  );
  await expect(hostOf(page, 'marquee').locator('span').first()).toContainText('Fornadaen');
});

test('a button that an extension has wrapped falls, and the marquee stands again after one remount, fault F-016', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(ACCORDION + MARQUEE, { tag: TAG });
  await settled(page);
  await page.locator('[part=button]').evaluate((button) => {
    const wrapper = document.createElement('font');
    button.replaceWith(wrapper);
    wrapper.append(button);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => told(page)).toEqual({ stood: ['accordion', 'marquee', 'marquee'], fell: [] });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await bothWork(page);
  expect((await reportOf(page)).messages).toEqual([]);
  expect(await viewsPerBlock(page)).toEqual([1, 1]);
});

test('a view that something else has moved away is still given back, fault F-016', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(ACCORDION + MARQUEE, { tag: '' });
  const before = await outer(page);
  await pageWith(ACCORDION + MARQUEE);
  await settled(page);
  await page.locator('[data-block]').evaluateAll((hosts) => {
    for (const { shadowRoot } of hosts) {
      const wrapper = document.createElement('font');
      wrapper.append(...(shadowRoot?.childNodes ?? []));
      shadowRoot?.append(wrapper);
    }
    Reflect.get(window, 'Vitrine').destroy();
  });
  expect(await outer(page)).toEqual(before);
});

test.describe('a text that React holds and a translator has taken', () => {
  test.beforeAll(buildToy);

  const torn = (name: string): string =>
    exampleOf(name).trim().replace('data-block=', 'data-throws="torn text" data-block=');
  const tear = async (page: Page, name: string): Promise<void> => {
    await expect(hostOf(page, name).locator('.own')).toHaveCount(1);
    await translate(page);
    await hostOf(page, name).click({ position: { x: 5, y: 5 } });
  };

  for (const name of TOY_BLOCKS) {
    const other = TOY_BLOCKS.find((one) => one !== name) ?? '';

    test(`${name} stands again after one remount; the second time its markup comes back, fault F-016`, {
      tag: '@long',
    }, async ({ page, pageWith, allowConsole }) => {
      allowConsole(/VT020/);
      await serveToy(page);
      await pageWith(torn(name) + exampleOf(other), { tag: COUNT + TOY_TAG });
      await settled(page);
      await tear(page, name);
      await expect.poll(() => told(page)).toEqual({ stood: [name, name, other].sort(), fell: [] });
      expect((await reportOf(page)).messages).toEqual([]);
      await expect(hostOf(page, name).locator('.own')).toContainText('Texto da peça');
      expect(await viewsPerBlock(page)).toEqual([1, 1]);

      await tear(page, name);
      await expect.poll(() => told(page)).toEqual({ stood: [name, name, other].sort(), fell: [name] });
      await expect(hostOf(page, name)).toHaveAttribute('data-block-state', 'failed');
      await expect(hostOf(page, name).locator('summary, span').first()).toBeVisible();
      await expect(hostOf(page, other)).toHaveAttribute('data-block-state', 'ready');
    });

    test(`the control: without the fresh start ${name} falls at the first torn text`, {
      tag: '@long',
    }, async ({ page, pageWith, allowConsole }) => {
      allowConsole(/VT020.*removeChild/);
      let taken = 0;
      await serveToy(page, (text) =>
        text.replace(/instanceof DOMException/g, () => {
          taken += 1;
          return 'instanceof WeakRef';
        }),
      );
      await pageWith(torn(name) + exampleOf(other), { tag: COUNT + TOY_TAG });
      await settled(page);
      await tear(page, name);
      await expect.poll(() => told(page)).toEqual({ stood: [name, other].sort(), fell: [name] });
      expect(taken, 'places where the protection stands').toBe(1);
    });
  }
});
