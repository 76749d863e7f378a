// What the blocks and a page of the shop look like (faults F-101, F-102, F-106, as pictures). They are taken with the project's own faces, since a machine's
// differ, with every animation at its beginning, and with one colour in the place of photographs. CONTRIBUTING says how to take them anew.
import { existsSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, type PageWith, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { buildDialogToy } from '../toy/dialog-page.ts';
import type { Look, Subject } from './picture-page.ts';
import { FACES } from './picture-page.ts';
import { SUBJECTS } from './picture-subjects.ts';

const PICTURES = new URL('../pictures/', import.meta.url);

// Times are said in the visitor's zone, too, where it is another one.
test.use({ timezoneId: 'America/Sao_Paulo' });
test.beforeAll(buildDialogToy);

/** One pixel, so that no picture of ours holds a photograph. */
const PLAIN = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOYN3fOfwAGVQLRm0Vh0gAAAABJRU5ErkJggg==',
  'base64',
);

async function bring(page: Page, pageWith: PageWith, subject: Subject): Promise<void> {
  await page.route('**/demo.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + FACES });
  });
  // The shop does without a face that is late, which one of a slow machine is.
  await page.route('**/atelie.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/(font-display:\s*)optional/g, '$1block') });
  });
  await page.route('**/imagens/**', (route) => route.fulfill({ contentType: 'image/png', body: PLAIN }));
  await subject.open(page, pageWith);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

const MEDIA: Readonly<Record<Look, Parameters<Page['emulateMedia']>[0]>> = {
  wide: {},
  dark: { colorScheme: 'dark' },
  narrow: {},
  zoom: {},
  forced: { forcedColors: 'active' },
  'forced-dark': { forcedColors: 'active', colorScheme: 'dark' },
  print: { media: 'print' },
};

/** In forced colours nothing hides the caret, which blinks. */
const noCaret = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (active?.matches('input, textarea')) (active as HTMLElement).blur();
  });

/**
 * What a patch version of the browser may draw otherwise: some edges of letters. It is less than an icon, a border or a moved line has; a colour
 * that is 10 % off differs by more than the threshold.
 */
const TOLERANCE = { threshold: 0.01, maxDiffPixels: 30, maxDiffPixelRatio: 0.002 } as const;

async function compare(page: Page, subject: Subject, look: Look): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none', ...MEDIA[look] });
  if (MEDIA[look]?.forcedColors) await noCaret(page);
  // An edge of a part may lie between two pixels: where, depends on how far the page is scrolled, and not on the look before this one.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // What a block has just drawn may be the first text in its face.
  await frames(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const name = `${subject.name}-${look}.png`;
  const options = { animations: 'disabled', scale: 'device', ...TOLERANCE } as const;
  const part = subject.part?.(page);
  if (part) await expect.soft(part, name).toHaveScreenshot(name, options);
  else await expect.soft(page, name).toHaveScreenshot(name, { ...options, fullPage: look === 'print' });
}

/** The width in which every run compares a subject, which is one in twenty-four: in turn the first and the second that it has. The long run has all other looks. */
function lookOfEveryRun({ looks }: Subject, at: number): Look | undefined {
  const widths = looks.filter((look) => look === 'wide' || look === 'narrow');
  return at % 24 ? undefined : widths[(at / 24) % widths.length];
}

for (const [at, subject] of SUBJECTS.entries()) {
  const everyRun = lookOfEveryRun(subject, at);
  const long = subject.looks.filter((look) => look !== everyRun && look !== 'zoom');
  for (const looks of [everyRun ? [everyRun] : [], long])
    if (looks.length)
      test(`${subject.name} looks as in its pictures: ${looks.join(', ')}`, {
        // In a window: letters and edges are drawn a little differently by the headless shell.
        tag: ['@window', ...inEveryRun(looks !== long)],
      }, async ({ page, pageWith, allowConsole }) => {
        allowConsole(/Failed to load resource/);
        await bring(page, pageWith, subject);
        for (const look of looks) {
          await page.setViewportSize(look === 'narrow' ? { width: 320, height: 640 } : { width: 1280, height: 800 });
          await compare(page, subject, look);
        }
      });
}

for (const over of [false, true])
  test.describe(`at 400 % in a window ${over ? '200' : '800'} px high`, () => {
    test.use({ viewport: { width: 320, height: over ? 200 : 800 }, deviceScaleFactor: 4 });
    for (const subject of SUBJECTS.filter(({ looks, over: own = false }) => own === over && looks.includes('zoom')))
      test(`${subject.name} looks as in its picture`, { tag: ['@window', '@long'] }, async ({
        page,
        pageWith,
        allowConsole,
      }) => {
        allowConsole(/Failed to load resource/);
        await bring(page, pageWith, subject);
        await compare(page, subject, 'zoom');
        expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no scrolling in two directions').toBe(
          320,
        );
      });
  });

test('every picture is one that a test compares', () => {
  const named = SUBJECTS.flatMap(({ name, looks }) => looks.map((look) => `${name}-${look}.png`));
  if (existsSync(PICTURES)) expect(readdirSync(PICTURES).sort()).toEqual(named.sort());
});
