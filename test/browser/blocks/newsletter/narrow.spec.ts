// The narrow layout of the newsletter, by the width of its block.
import { expect, settled, test } from '../../tools/fixture.ts';
import { newsletter } from './newsletter-page.ts';

test('the padding and the border of a block count to its width, at first and later [NEWS-005]', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    `<style>[data-block] { box-sizing: border-box; padding: 0 20px; border: 5px solid }</style><div id="room" style="width:330px">${newsletter()}</div>`,
  );
  await settled(page);
  const block = page.locator('.newsletter');
  await expect(block).toHaveAttribute('data-narrow', 'false');
  for (const [width, narrow] of [
    [320, true],
    [321, false],
  ] as const) {
    await page.locator('#room').evaluate((room, px) => room.style.setProperty('width', `${px}px`), width);
    await expect(block).toHaveAttribute('data-narrow', `${narrow}`);
  }
});

test('a block of 320 px is narrow and one of 321 px is not, also when it is resized and whatever the window [NEWS-005]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(`<div id="room" style="width:321px">${newsletter()}</div>`);
  await settled(page);
  const isStacked = (): Promise<boolean> =>
    page.evaluate(() => {
      const root = document.querySelector('[data-block]')?.shadowRoot;
      const at = (part: string) => root?.querySelector(`[part~=${part}]`)?.getBoundingClientRect() ?? new DOMRect();
      return at('button').top >= at('control').bottom && Math.abs(at('button').width - 320) < 1;
    });
  for (const [width, narrow] of [
    [321, false],
    [320, true],
    [321, false],
    [320, true],
  ] as const) {
    await page.evaluate((px) => {
      const room = document.querySelector<HTMLElement>('#room');
      if (room) room.style.width = `${px}px`;
    }, width);
    await expect(page.locator('.newsletter')).toHaveAttribute('data-narrow', `${narrow}`);
    expect(await isStacked()).toBe(narrow);
  }
});
