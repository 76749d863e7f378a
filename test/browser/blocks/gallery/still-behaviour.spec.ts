// What a gallery that lies still does: links, keys, mistakes of the page.
import { expect, settled, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { realFrames, runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { current, galleryIn, picture, pictures, press, told, watchEvents } from './gallery-page.ts';

test('arrow keys go one slide on and back; without loop the ends say so, with loop the other end follows [GAL-320, GAL-323, GAL-324, GAL-328, GAL-329, GAL-330, GAL-331, GAL-352]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await watchEvents(page);
  await pageWith(galleryIn(600, 'data-design="grid"', pictures(3)));
  await settled(page);
  expect(await press(page, 'ArrowLeft')).toEqual(['reached-beginning 0']);
  expect(await press(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight')).toEqual([
    'change 1',
    'change 2',
    'change 1',
    'change 2',
  ]);
  expect(await current(page)).toBe('2');
  expect(await press(page, 'ArrowRight')).toEqual(['reached-end 2']);
  for (const modifier of ['Control', 'Shift', 'Alt', 'Meta'])
    expect(await press(page, `${modifier}+ArrowLeft`), modifier).toEqual([]);
  expect(await press(page, 'ArrowDown', 'ArrowUp', 'a', 'Home')).toEqual([]);
  await pageWith(galleryIn(600, 'data-design="grid" data-loop', pictures(3)));
  await settled(page);
  expect(await press(page, 'ArrowLeft', 'ArrowRight')).toEqual(['change 2', 'change 0']);
});

test('where a page is read from the right, the left key goes on [GAL-352]', async ({ page, pageWith }) => {
  await watchEvents(page);
  await pageWith(galleryIn(600, 'data-design="grid"', pictures(3)), { dir: 'rtl' });
  await settled(page);
  expect(await press(page, 'ArrowLeft', 'ArrowRight')).toEqual(['change 1', 'change 0']);
});

test('arrow keys are left to whoever is typing, also inside another shadow root [GAL-349]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await watchEvents(page);
  const fields =
    '<input aria-label="a"><textarea aria-label="b"></textarea><div contenteditable="true" id="c">x</div><div id="d"></div><button id="e">e</button>';
  await pageWith(fields + galleryIn(600, 'data-design="grid"', pictures(3)));
  await settled(page);
  await page.evaluate(() => {
    const root = document.querySelector('#d')?.attachShadow({ mode: 'open' });
    root?.append(document.createElement('input'));
  });
  for (const field of ['input >> nth=0', 'textarea', '#c', '#d input']) {
    await page.locator(field).focus();
    expect(await press(page, 'ArrowRight'), field).toEqual([]);
  }
  // What has the focus may want the key; without it the gallery has it.
  await page.locator('#e').focus();
  expect(await press(page, 'ArrowRight')).toEqual([]);
  await page.locator('#e').blur();
  expect(await press(page, 'ArrowRight')).toEqual(['change 1']);
});

test('an arrow key moves one gallery of two, and none while a table that scrolls has the focus [GAL-349]', async ({
  page,
  pageWith,
}) => {
  await watchEvents(page);
  const table =
    '<div id="table" tabindex="0" style="width:200px;overflow:auto"><p style="width:900px;margin:0">Medidas</p></div>';
  const gallery = galleryIn(200, 'data-design="grid"', pictures(3));
  await pageWith(table + gallery + gallery);
  await settled(page);
  expect(await press(page, 'ArrowRight')).toEqual(['change 1']);
  await page.locator('#table').focus();
  expect(await press(page, 'ArrowRight')).toEqual([]);
});

test('arrow keys do nothing for a gallery out of view, to the pixel [GAL-351]', async ({ page, pageWith }) => {
  await watchEvents(page);
  const long = '<div style="height: 3000px"></div>';
  await pageWith(long + galleryIn(600, 'data-design="grid"', pictures(3)) + long);
  await settled(page);
  const top = await page
    .locator('[data-block=gallery]')
    .evaluate((host) => Math.round(host.getBoundingClientRect().top + scrollY));
  const at = async (y: number): Promise<string[]> => {
    await page.evaluate((to) => scrollTo(0, to), y);
    await frames(page, 4);
    return press(page, 'ArrowRight', 'ArrowLeft');
  };
  const height = await page.evaluate(() => innerHeight);
  expect(await at(top - height - 2)).toEqual([]);
  expect(await at(top - height + 2)).toEqual(['change 1', 'change 0']);
});

test('arrow keys are refused while the gallery is in motion, and not made up for [GAL-325, GAL-327, GAL-350]', async ({
  page,
  pageWith,
}) => {
  await watchEvents(page);
  await stopClock(page);
  await pageWith(galleryIn(600, 'data-design="slideshow" data-speed="2" data-loop', pictures(3)));
  await runUntilSettled(page);
  await realFrames(page);
  expect(await press(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual(['change 1']);
  await page.clock.runFor(2500);
  await realFrames(page);
  expect(await told(page)).toEqual([]);
});

test('the focus follows the arrow keys inside the gallery', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(galleryIn(600, 'data-design="grid" data-lightbox', pictures(3)));
  await settled(page);
  const focused = (): Promise<string | undefined> =>
    page
      .locator('[data-block=gallery]')
      .evaluate((host) => host.shadowRoot?.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBeUndefined();
  await page.locator('[data-block=gallery] button').nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('2');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('1');
});

test('a link of a slide is a real one: a click leads there in the same window [NAV-308]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.route('**/__alvo', (route) => route.fulfill({ contentType: 'text/html', body: '<p>alvo</p>' }));
  const slide = picture([300, 200], 'data-click-through-url="/__alvo"');
  for (const use of [
    (): Promise<void> => page.locator('[data-block=gallery] a').click(),
    async (): Promise<void> => {
      await page.locator('[data-block=gallery] a').focus();
      await page.keyboard.press('Enter');
    },
  ]) {
    await pageWith(galleryIn(300, 'data-design="grid" data-slides-per-row="1" data-lightbox', slide));
    await settled(page);
    await use();
    await page.waitForURL('**/__alvo');
    expect(page.context().pages()).toHaveLength(1);
  }
});

test('no slide leads to an address that runs as a script [NAV-308]', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(galleryIn(300, '', picture([300, 200], 'data-click-through-url="java&#10;script:document.title=1"')));
  await settled(page);
  await expect(page.locator('[data-block=gallery] a')).toHaveCount(0);
});
