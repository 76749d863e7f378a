// Paper, pages that are read from the right, and hands of every kind (faults F-106, F-107, F-108).
import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { BOTH, bannerOf, withSettings } from './cookie-banner/cookie-page.ts';
import { contactForm } from './form/contact-form.ts';

const BLOCKS = exampleOf('accordion') + exampleOf('marquee') + contactForm();
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** What is over every page that is printed. */
const fixed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        if (element.checkVisibility() && getComputedStyle(element).position === 'fixed') found.push(element.className);
      }
    };
    walk(document);
    return found;
  });

test('paper has every text, at most one page more than the server’s own markup, and nothing that lies over the page, fault F-106', async ({
  page,
  pageWith,
}) => {
  const html = withSettings(BOTH, BLOCKS);
  await pageWith(html.replaceAll('<details>', '<details open>'), { tag: '' });
  const plain = pagesOf(await page.pdf({ format: 'A4' }));
  await pageWith(html);
  await settled(page);
  await expect(bannerOf(page)).toBeVisible();
  expect(await fixed(page)).not.toEqual([]);
  const ours = pagesOf(await page.pdf({ format: 'A4' }));
  expect(plain).toBeGreaterThan(0);
  expect(ours).toBeLessThanOrEqual(plain + 1);
  await page.emulateMedia({ media: 'print' });
  expect(await fixed(page)).toEqual([]);
  for (const answer of await page.locator('[data-block=accordion] p').all()) await expect(answer).toBeVisible();
  for (const item of await page.locator('.group:not(.copy) .item').all()) await expect(item).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('[data-block=accordion] p').first()).toBeHidden();
});

test('the control: a bar that is fixed on paper is told, and so are pages that hold nothing', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith('<div class="bar" style="position: fixed">x</div>', { tag: '' });
  await page.emulateMedia({ media: 'print' });
  expect(await fixed(page)).toEqual(['bar']);
  const one = pagesOf(await page.pdf({ format: 'A4' }));
  await pageWith('<div style="height: 3000px"></div>', { tag: '' });
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThan(one);
});

/** How far each part's middle is from the middle of the block, in px, left below 0. */
const sides = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const parts: [string, string, string][] = [
      ['icon', '[data-block=accordion]', '.icon'],
      ['pause', '[data-block=marquee]', '[part=button]'],
      ['chevron', '[data-block=form]', '.chevron'],
      ['counter', '[data-block=form]', '.counter'],
      ['send', '[data-block=form]', '[part~=button]'],
    ];
    const found: Record<string, number> = {};
    for (const [name, host, part] of parts) {
      const block = document.querySelector(host);
      const element = block?.shadowRoot?.querySelector(part);
      if (!block || !element) throw new Error(`no ${name}`);
      const range = document.createRange();
      range.selectNodeContents(element);
      const inner = name === 'counter' ? range.getBoundingClientRect() : element.getBoundingClientRect();
      const outer = block.getBoundingClientRect();
      found[name] = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    }
    return found;
  });

test('a page that is read from the right has every sign on the other side, fault F-107', async ({ page, pageWith }) => {
  await pageWith(BLOCKS);
  await settled(page);
  await page.waitForFunction(() =>
    document.querySelector('[data-block=marquee]')?.shadowRoot?.querySelector('[part=button]'),
  );
  const left = await sides(page);
  await pageWith(BLOCKS, { dir: 'rtl' });
  await settled(page);
  const right = await sides(page);
  for (const [name, at] of Object.entries(left)) {
    expect(Math.abs(at), name).toBeGreaterThan(50);
    // The marquee runs the way it is told, whatever the page's direction; its button is behind the line.
    if (name === 'pause') continue;
    expect(Math.abs(at + (right[name] ?? 0)), `${name} is mirrored`).toBeLessThan(12);
  }
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  interface Hands {
    touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]): Promise<unknown>;
    pen(x: number, y: number): Promise<void>;
    middle(selector: string): Promise<[number, number]>;
  }

  const handsOn = async (page: Page): Promise<Hands> => {
    const debug = await page.context().newCDPSession(page);
    return {
      touch: (type, ...points) =>
        debug.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) }),
      async pen(x, y) {
        const press = { x, y, button: 'left', clickCount: 1, pointerType: 'pen' } as const;
        await debug.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
        await debug.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
      },
      async middle(selector) {
        const box = await page.locator(selector).first().boundingBox();
        if (!box) throw new Error(`no ${selector}`);
        return [box.x + box.width / 2, box.y + box.height / 2];
      },
    };
  };

  test('finger, pen and mouse take turns on an accordion: drags let go elsewhere leave nothing behind, fault F-108', async ({
    page,
    pageWith,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await pageWith(exampleOf('accordion'));
    await settled(page);
    const trigger = page.locator('[part=trigger]').first();
    const { touch, pen, middle } = await handsOn(page);
    const [x, y] = await middle('[part=trigger]');

    await touch('touchStart', [x, y]);
    await touch('touchMove', [x, y + 60]);
    await touch('touchMove', [x, y + 120]);
    await touch('touchEnd');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 300, y + 300);
    await page.mouse.up();
    await frames(page);
    await expect(trigger, 'a drag opens nothing').toHaveAttribute('aria-expanded', 'false');
    await page.touchscreen.tap(x, y);
    await expect(trigger, 'the next tap opens').toHaveAttribute('aria-expanded', 'true');
    await pen(x, y);
    await expect(trigger, 'a pen closes').toHaveAttribute('aria-expanded', 'false');
    await page.mouse.click(x, y);
    await expect(trigger, 'a mouse opens').toHaveAttribute('aria-expanded', 'true');
  });

  test('a finger pauses no marquee that a mouse pauses by resting on it, fault F-108', { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith('<div data-block="marquee" data-paused-on-hover="true"><span>Um</span><span>Dois</span></div>');
    await settled(page);
    const moves = (): Promise<boolean> =>
      page.evaluate(
        () => document.querySelector('[data-block=marquee]')?.shadowRoot?.getAnimations()[0]?.playState === 'running',
      );
    await expect.poll(moves).toBe(true);
    const { touch, middle } = await handsOn(page);
    const [x, y] = await middle('[data-block=marquee] .view');
    await touch('touchStart', [x, y]);
    await touch('touchEnd');
    await frames(page);
    expect(await moves()).toBe(true);
    await page.mouse.move(x, y);
    await expect.poll(moves).toBe(false);
    await page.mouse.move(x, y + 400);
    await expect.poll(moves).toBe(true);
  });
});
