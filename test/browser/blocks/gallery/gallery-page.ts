import type { Page } from '@playwright/test';
import { type PageWith, settled } from '../../tools/fixture.ts';

/** A box in px from the start edge and the top of its gallery. */
interface Box {
  readonly index: number;
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
}

/** Browsers lay out in 64ths of a pixel, so tenths are what a sum of shares can say. */
export const round = (number: number): number => Math.round(number * 10) / 10;

/** The boxes that a gallery of the page draws, rounded to tenths. */
export async function drawn(page: Page, selector = '[data-block=gallery]'): Promise<Drawn> {
  const found = await page
    .locator(selector)
    .first()
    .evaluate((host) => {
      const list = host.shadowRoot?.querySelector('.still');
      if (!list) return { width: 0, height: 0, boxes: [] };
      const outer = list.getBoundingClientRect();
      const isRtl = getComputedStyle(list).direction === 'rtl';
      const boxes = [...list.querySelectorAll<HTMLElement>('[data-index]')].map((slide) => {
        const box = slide.getBoundingClientRect();
        return {
          index: Number(slide.dataset.index),
          start: isRtl ? outer.right - box.right : box.left - outer.left,
          top: box.top - outer.top,
          width: box.width,
          height: box.height,
        };
      });
      return { width: outer.width, height: outer.height, boxes };
    });
  return {
    width: round(found.width),
    height: round(found.height),
    boxes: found.boxes.map(({ index, start, top, width, height }) => ({
      index,
      start: round(start),
      top: round(top),
      width: round(width),
      height: round(height),
    })),
  };
}

/** Width and height of the pictures of a test, in turn. */
const SIZES = [
  [1200, 800],
  [800, 1200],
  [1000, 1000],
] as const;

/** A picture that the demo has, with a size of the test's choice. */
export const picture = (size: readonly [number, number] | null = [1200, 800], more = ''): string =>
  `<figure><img src="/imagens/limoes.jpg?format=100w"${size ? ` width="${size[0]}" height="${size[1]}"` : ''} alt="Limões" ${more}></figure>`;

export const pictures = (count: number): string =>
  Array.from({ length: count }, (_, index) => picture(SIZES[index % SIZES.length])).join('');

/** A gallery in a place that is so many px wide. */
export const galleryIn = (width: number, attributes: string, slides: string): string =>
  `<div style="width: ${width}px"><div data-block="gallery" data-block-load="load" ${attributes}>${slides}</div></div>`;

/** Shows a gallery and gives the boxes that it draws. */
export const show = async (
  page: Page,
  pageWith: PageWith,
  width: number,
  attributes: string,
  slides: string,
): Promise<Drawn> => {
  await pageWith(galleryIn(width, attributes, slides));
  await settled(page);
  return drawn(page);
};

/** One side of every box. */
export const column = ({ boxes }: Drawn, of: 'start' | 'top' | 'width' | 'height'): number[] =>
  boxes.map((box) => box[of]);

/** Notes the events of every gallery of the pages to come. */
export const watchEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    for (const name of ['change', 'reached-end', 'reached-beginning'])
      addEventListener(`vitrine:gallery-${name}`, (event) => {
        told.push(`${name} ${event instanceof CustomEvent ? event.detail.index : ''}`);
      });
  });

/** The events since the last question. */
export const told = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'told').splice(0, Number.POSITIVE_INFINITY));

/** Presses keys, and gives the events that they led to. */
export const press = async (page: Page, ...keys: string[]): Promise<string[]> => {
  for (const key of keys) await page.keyboard.press(key);
  return told(page);
};

/** The index of the current slide. */
export const current = (page: Page): Promise<string | null | undefined> =>
  page
    .locator('[data-block=gallery]')
    .first()
    .evaluate((host) => host.shadowRoot?.querySelector('[aria-current=true]')?.getAttribute('data-index'));
