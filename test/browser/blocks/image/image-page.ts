import type { Locator, Page } from '@playwright/test';

/** A picture of the shop that is 960 by 1200. */
const PICTURE = '/imagens/vaso-lua.jpg?format=300w';

/** A block with a picture whose element says this size. */
export const imageBlock = (
  attributes = '',
  { size = '960x1200', caption = '', style = '', before = '', after = '' } = {},
): string => {
  const [width, height] = size.split('x');
  return `<div data-block="image" ${attributes}${style && ` style="${style}"`}><figure style="margin: 0">${before}<img src="${PICTURE}" width="${width}" height="${height}" alt="Vaso branco" style="max-width: 100%; height: auto">${after}${caption && `<figcaption>${caption}</figcaption>`}</figure></div>`;
};

export const hostOf = (page: Page, at = 0): Locator => page.locator('[data-block=image]').nth(at);

/** The box of a part of a block, relative to the block's own. */
export const boxOf = (host: Locator, part: string): Promise<{ x: number; y: number; width: number; height: number }> =>
  host.evaluate((element, name) => {
    const around = element.getBoundingClientRect();
    const box = element.shadowRoot?.querySelector(`[part~=${name}]`)?.getBoundingClientRect();
    const round = (value = Number.NaN): number => Math.round(value * 10) / 10;
    return {
      x: round((box?.x ?? Number.NaN) - around.x),
      y: round((box?.y ?? Number.NaN) - around.y),
      width: round(box?.width),
      height: round(box?.height),
    };
  }, part);

/** Counts from now on how often the size of the picture's box is written. */
export const countFits = (host: Locator, holder: string): Promise<void> =>
  host.evaluate((element, selector) => {
    const box = element.shadowRoot?.querySelector(selector) ?? element.querySelector(selector);
    if (!box) throw new Error(`no ${selector}`);
    Reflect.set(window, 'fits', []);
    new MutationObserver((changes) => Reflect.get(window, 'fits').push(changes.length)).observe(box, {
      attributeFilter: ['style'],
    });
  }, holder);

/** The number of fits: each writes a width and a height. */
export const fitsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'fits').reduce((sum: number, one: number) => sum + one, 0) / 2);
