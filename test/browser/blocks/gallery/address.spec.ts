// How a gallery that lies still follows the address of the page, and writes it.
import { expect, settled, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { realFrames, runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { TAG } from '../../tools/test-page.ts';
import { current, galleryIn, picture, pictures, press, told, watchEvents } from './gallery-page.ts';

const DEBUG_TAG = TAG.replace('<script ', '<script data-debug ');

/** What is behind the page's own path, and the slide that it selects. */
const ADDRESSES = [
  ['fotos', '?', undefined],
  ['fotos', '?x=1#dois', '1'],
  ['fotos', '?x=2#/dois', '1'],
  ['fotos', '?x=3#praia', '2'],
  ['fotos', '?x=4#a%C3%A7ude', '3'],
  ['fotos', '?x=5#nada', undefined],
  ['fotos', '?x=6#2', undefined],
  ['fotos/dois', '?x=7', '1'],
  ['fotos/praia', '?x=8', '2'],
  ['fotos/minas/serra', '?x=9', '1'],
  ['fotos/dois', '?x=10#quatro', '3'],
] as const;

for (const addresses of [ADDRESSES, ADDRESSES.filter(([, query]) => /#praia|#nada|x=9|#quatro/.test(query))])
  test(`the address selects a slide: its hash, else the end of its path, ids before urls${addresses === ADDRESSES ? '' : ', with some values'} [NAV-304, NAV-305, NAV-306]`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const slides = [
      picture([300, 200], 'data-slide-id="um" data-slide-url="praia"'),
      picture([300, 200], 'data-slide-id="dois" data-slide-url="minas/serra"'),
      picture([300, 200], 'data-slide-id="praia"'),
      picture([300, 200], 'data-slide-id="quatro" data-slide-url="açude"'),
    ].join('');
    const selected = async (name: string, query = ''): Promise<string | null | undefined> => {
      await pageWith(galleryIn(300, '', slides), { name, query });
      await settled(page);
      return current(page);
    };
    for (const [name, query, index] of addresses) expect(await selected(name, query), name + query).toBe(index);
    // It is scrolled to 30 px below the top of the window.
    const top = (): Promise<number | undefined> =>
      page
        .locator('[data-block=gallery]')
        .evaluate((host) => host.shadowRoot?.querySelector('[aria-current]')?.getBoundingClientRect().top);
    await pageWith(`${galleryIn(300, '', slides)}<div style="height: 2000px"></div>`, {
      name: 'fotos',
      query: '?x=11#quatro',
    });
    await settled(page);
    await expect.poll(async () => Math.round((await top()) ?? 0)).toBe(30);
  });

test('with history the current slide is in the address, without a page load or an entry in the history; otherwise not [NAV-302, NAV-303]', async ({
  page,
  pageWith,
}) => {
  const slides = [
    picture([300, 200], 'data-slide-id="um" data-slide-url="praia"'),
    picture([300, 200], 'data-slide-id="dois"'),
    picture([300, 200], 'data-slide-url="serra do cipó"'),
  ].join('');
  const path = (): string => new URL(page.url()).pathname + new URL(page.url()).search;
  await pageWith(galleryIn(300, 'data-design="grid" data-history data-loop', slides), { name: 'fotos', query: '?x=1' });
  await settled(page);
  const entries = await page.evaluate(() => {
    Reflect.set(window, 'same', true);
    return history.length;
  });
  expect(path()).toBe('/__page/fotos?x=1');
  await page.keyboard.press('ArrowRight');
  await expect.poll(path).toBe('/__page/fotos/dois');
  await page.keyboard.press('ArrowRight');
  await expect.poll(path).toBe('/__page/fotos/serra%20do%20cip%C3%B3');
  await page.keyboard.press('ArrowRight');
  await expect.poll(path).toBe('/__page/fotos/praia');
  expect(await page.evaluate(() => [history.length, Reflect.get(window, 'same')])).toEqual([entries, true]);
  await pageWith(galleryIn(300, 'data-design="grid" data-history', slides), { name: 'fotos/dois' });
  await settled(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(path).toBe('/__page/fotos/praia');
  await watchEvents(page);
  await pageWith(galleryIn(300, 'data-design="grid"', slides), { name: 'fotos', query: '?x=2' });
  await settled(page);
  expect(await press(page, 'ArrowRight')).toEqual(['change 1']);
  await frames(page, 3);
  expect(path()).toBe('/__page/fotos?x=2');
});

test('nomotion=true in the address, and no other value, turns autoplay off [NAV-307]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await watchEvents(page);
  await stopClock(page);
  const changes = async (query: string): Promise<number> => {
    await pageWith(galleryIn(300, 'data-design="slideshow" data-autoplay data-autoplay-duration="1"', pictures(3)), {
      query,
    });
    await runUntilSettled(page);
    await realFrames(page, 3);
    await page.clock.runFor(1000);
    await realFrames(page, 3);
    return (await told(page)).length;
  };
  expect(await changes('?nomotion=true')).toBe(0);
  expect(await changes('?nomotion=1')).toBe(1);
});

test('mistakes of the page are logged in the words of the requirements, and what can be shown is shown [ERR-304, ERR-305, ERR-313, ERR-316, GAL-318]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole, consoleLines }) => {
  allowConsole(/VT040|VT01/);
  const logged = async (attributes: string, slides: string, tag?: string): Promise<string> => {
    consoleLines.length = 0;
    await pageWith(galleryIn(600, attributes, slides), tag ? { tag } : {});
    await settled(page);
    await frames(page, 2);
    return consoleLines.filter((line) => line.includes('VT040')).join();
  };
  const shown = (): Promise<number> => page.locator('[data-block=gallery] .still-slide').count();
  expect(await logged(`data-block-json="{"`, pictures(2))).toContain('Error decoding gallery block data');
  expect(await shown()).toBe(2);
  expect(await logged(`data-block-json="[1]"`, pictures(2))).toContain('Error evaluating gallery block data');
  expect(await shown()).toBe(2);
  expect(await logged('', '', DEBUG_TAG)).toContain('No images');
  expect(await shown()).toBe(0);
  const without = `<figure><img alt="x"><figcaption>Sem foto</figcaption></figure>${pictures(1)}`;
  expect(await logged('', without, DEBUG_TAG)).toContain('Invalid or missing image source.');
  expect(await shown()).toBe(1);
  await expect(page.getByText('Sem foto')).toBeVisible();
  expect(await logged('', pictures(1), DEBUG_TAG)).toBe('');
  expect(await logged('', '')).toBe('');
  // A visitor does not see this picture, so the console says it without developer mode, too.
  expect(await logged('', `<figure><img alt="x"></figure>${pictures(1)}`)).toMatch(/VT040 gallery \(div.*source\.$/);
});

test('a gallery fetches pictures and files of its own, and calls nobody [GAL-366]', async ({ page, pageWith }) => {
  const kinds = new Set<string>();
  page.on('request', (request) => kinds.add(request.resourceType()));
  await pageWith(galleryIn(600, 'data-design="grid" data-history data-loop', pictures(5)));
  await settled(page);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await frames(page, 5);
  expect([...kinds].filter((kind) => !['document', 'script', 'image'].includes(kind))).toEqual([]);
});
