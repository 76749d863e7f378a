// The size of a picture that is a background.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as service from '../../../../../src/runtime/services/images/index.ts';
import { readImage } from '../../../../../src/runtime/services/images/read-image.ts';
import { fakePage } from '../../../../fake-page.ts';
import { arrive, fakeBrowser, near, probes, settle, sized } from '../../page/images/fake-browser.ts';

let start: typeof service.default.start;
let stop = (): void => {};

beforeEach(async () => {
  fakeBrowser();
  vi.resetModules();
  start = (await import('../../../../../src/runtime/services/images/index.ts')).default.start;
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A background of 3,000 × 1,000 px on a ground of 400 × 300 px. */
async function ground(style: string, attributes: Readonly<Record<string, string>> = {}): Promise<HTMLElement> {
  const element = sized(document.createElement('section'), 400, 300);
  const all = { 'data-src': '/a.jpg', 'data-background-image': '', style, ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  element.append('Um texto');
  document.body.append(element);
  ({ stop } = start(fakePage()));
  near([element]);
  await settle();
  for (const probe of [...probes]) await arrive(probe);
  return element;
}
const known = { 'data-image-dimensions': '3000x1000' };

it('draws a background that is not cut as large as the picture is drawn, whatever the file has [IMG-310, IMG-312]', async () => {
  const whole = await ground('', known);
  expect(whole.style.backgroundSize).toBe('400px');
  stop();
  const small = await ground('', { 'data-image-dimensions': '90x30' });
  expect(small.style.backgroundSize).toBe('90px');
});

it('follows the window with a background that is not cut [IMG-312]', async () => {
  const element = await ground('', known);
  sized(element, 200, 300);
  vi.useFakeTimers();
  dispatchEvent(new Event('resize'));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(element.style.backgroundSize).toBe('200px');
});

it('fills a ground that has a height of its own, whatever else is on it [IMG-310, IMG-312]', () => {
  const read = (style: string, html: string): string => {
    document.body.innerHTML = `<div style="${style}">Um texto ${html}</div>`;
    const found = document.querySelector<HTMLElement>('[data-background-image]');
    return found ? readImage(found).cropMode : '';
  };
  const image = '<img data-src="/a.jpg" data-background-image>';
  expect(['height: 60vh', 'min-height: 300px', ''].map((style) => read(style, image))).toEqual([
    'cover',
    'cover',
    'none',
  ]);
  expect(read('height: 300px', image.replace('>', ' data-crop-mode="none">'))).toBe('none');
  const own = (style: string) => `<section data-src="/a.jpg" data-background-image style="${style}"></section>`;
  expect(['aspect-ratio: 2', ''].map((style) => read('height: 300px', own(style)))).toEqual(['cover', 'none']);
});
