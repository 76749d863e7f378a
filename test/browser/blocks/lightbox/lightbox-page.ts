import type { Locator, Page } from '@playwright/test';
import type { PageWith } from '../../tools/fixture.ts';
import { runUntil, stopClock } from '../../tools/page-clock.ts';
import { tagRan } from '../../tools/vitrine-of.ts';

/** Pictures of the demo, with their sizes. */
const PICTURES = [
  { name: 'torno', width: 1600, height: 900, alt: 'Mãos no torno' },
  { name: 'vaso-lua', width: 960, height: 1200, alt: 'Vaso redondo' },
  { name: 'mesa-posta', width: 1200, height: 1200, alt: 'Mesa posta' },
] as const;

/** An item of a set, as a page writes it. */
export const item = (index: number, meta: string | null = null) => {
  const { name, width, height, alt } = PICTURES[index % PICTURES.length] as (typeof PICTURES)[number];
  return {
    content: `<img src="/imagens/${name}.jpg" alt="${alt}" width="${width}" height="${height}">`,
    meta,
    id: `foto-${index + 1}`,
  };
};

export const items = (count: number) => Array.from({ length: count }, (_, index) => item(index));

/** Links to the pictures, as one set. */
export const links = PICTURES.map(
  ({ name, width, height, alt }, index) =>
    `<a id="foto-${index + 1}" href="/imagens/${name}.jpg" data-lightbox="atelie" data-image-dimensions="${width}x${height}"><img src="/imagens/${name}.jpg?format=300w" width="${width / 8}" height="${height / 8}" alt="${alt}"></a>`,
).join('\n');

export const lightbox = (page: Page): Locator => page.locator('dialog.lightbox');
export const counter = (page: Page): Locator => page.locator('[part=counter]');
export const content = (page: Page): Locator => page.locator('.slide[data-current] .content');

/** The box of the current content. */
export async function contentBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await content(page).boundingBox();
  if (!box) throw new Error('the content has no box');
  return box;
}

/** Opens the lightbox as a page does, and waits for nothing but its first frame. */
export async function openLightbox(page: Page, payload: object): Promise<void> {
  await tagRan(page);
  await page.evaluate(async (own) => {
    await Reflect.get(window, 'Vitrine').open('lightbox', own);
  }, payload);
}

/** Waits until the lightbox has reached a state. */
export const reached = (page: Page, state: string): Promise<void> =>
  page.locator(`dialog[data-lightbox-state=${state}]`).waitFor({ state: 'attached' });

/** Shows a page whose clock is stopped, and has the files of the lightbox fetched. */
export async function pageAtRest(page: Page, pageWith: PageWith, html = '<p>Página</p>'): Promise<void> {
  await stopClock(page);
  await pageWith(html);
  let isOver = false;
  const fetched = openLightbox(page, { set: [] }).finally(() => {
    isOver = true;
  });
  await runUntil(page, async () => isOver);
  await fetched;
}

/** Moves the stopped clock until the lightbox is shown and its content has faded in. */
export const runUntilShown = (page: Page): Promise<void> =>
  runUntil(page, async () => (await page.locator('dialog[data-lightbox-state=contentFadedIn]').count()) === 1);

/** Moves the stopped clock until the lightbox is gone. */
export const runUntilGone = (page: Page): Promise<void> =>
  runUntil(page, async () => (await lightbox(page).count()) === 0);
