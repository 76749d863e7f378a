// The width for which a picture in the text is fetched.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as service from '../../../../../src/runtime/services/images/index.ts';
import { fakePage } from '../../../../fake-page.ts';
import { fakeBrowser, near, settle, sized } from '../../page/images/fake-browser.ts';

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

/** A picture of 3,000 × 2,000 px in the text of a box 700 px wide that has come near the window. */
async function inText(attributes: Readonly<Record<string, string>>): Promise<HTMLImageElement> {
  const box = sized(document.createElement('div'), 700, 0);
  // Its text alternative is that wide.
  const image = sized(document.createElement('img'), 40, 20);
  const all = { 'data-src': '/a.jpg', 'data-image-dimensions': '3000x2000', ...attributes };
  for (const [name, value] of Object.entries(all)) image.setAttribute(name, value);
  box.append('Um texto ', image);
  document.body.append(box);
  ({ stop } = start(fakePage()));
  near([image]);
  await settle();
  return image;
}

it.each([
  ['700 px of its parent', {}, 750],
  ['a width in px', { style: 'width: 240px' }, 300],
  ['a width in per cent', { style: 'width: 40%' }, 300],
  ['a width that is larger than what it may have', { style: 'width: 2000px; max-width: 100%' }, 750],
  ['a largest width of its own', { style: 'width: 100%; max-width: 90px' }, 100],
  ['a height in px', { style: 'height: 60px' }, 100],
  ['a width times the adjustment', { style: 'width: 240px', 'data-size-adjustment': '2' }, 500],
])(
  'fetches a picture in the text for the width in which it is displayed: %s [IMG-307]',
  async (_, attributes, width) => {
    const image = await inText(attributes);
    expect(image.getAttribute('src')).toBe(`/a.jpg?format=${width}w`);
  },
);

it('tells the browser the width of a picture with srcset in which it is displayed [IMG-307]', async () => {
  const image = await inText({ style: 'width: 240px', srcset: '/a.jpg?format=300w 300w, /a.jpg?format=1000w 1000w' });
  expect(image.sizes).toBe('240px');
});
