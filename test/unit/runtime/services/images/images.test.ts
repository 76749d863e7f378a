// What the service leaves of a page's own markup, and how it follows what others change there.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as service from '../../../../../src/runtime/services/images/index.ts';
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

/** A picture of a page on which the service runs. */
function picture(attributes: Readonly<Record<string, string>>): HTMLImageElement {
  const box = sized(document.createElement('div'), 400, 0);
  const image = sized(document.createElement('img'), 400, 267);
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
  box.append('Um texto ', image);
  document.body.append(box);
  ({ stop } = start(fakePage()));
  return image;
}

const known = { 'data-src': '/a.jpg', 'data-image-dimensions': '1500x1000' };

/** The file of a picture that comes near the window arrives. */
async function load(image: HTMLImageElement): Promise<void> {
  near([image]);
  await settle();
  await arrive(image);
}

it('gives a picture its own opacity back once it has a file, or is left to the page', async () => {
  const shown = picture({ ...known, style: 'opacity: 0.4' });
  expect(shown.style.opacity).toBe('0');
  await load(shown);
  expect(shown.style.opacity).toBe('0.4');
  stop();
  const waiting = picture({ ...known, style: 'opacity: 0.7' });
  expect(waiting.style.opacity).toBe('0');
  stop();
  expect(waiting.style.opacity).toBe('0.7');
});

it('shows a picture that a kept copy of the page has as hidden, and keeps an opacity that a script has set meanwhile', async () => {
  const copied = picture({ ...known, style: 'opacity: 0' });
  await load(copied);
  expect(copied.style.opacity).toBe('');
  stop();
  const faded = picture(known);
  faded.style.opacity = '0.5';
  await load(faded);
  expect(faded.style.opacity).toBe('0.5');
});

it('loads a picture again whose file a morph has taken away, and no other', async () => {
  const image = picture(known);
  await load(image);
  const shown = image.getAttribute('src');
  expect(shown).toBe('/a.jpg?format=500w');
  // As a morph makes it what the server sent, with or without another change.
  for (const more of [{}, { 'data-alignment': 'top' }]) {
    for (const [name, value] of Object.entries(more)) image.setAttribute(name, value);
    for (const name of ['src', 'style', 'class', 'width', 'height']) image.removeAttribute(name);
    await vi.waitFor(() => expect(image.style.opacity).toBe('0'));
    await load(image);
    expect([image.getAttribute('src'), image.style.opacity]).toEqual([shown, '']);
    expect([image.getAttribute('width'), image.className]).toEqual(['1500', 'loaded']);
  }
  image.src = '/b.jpg';
  await settle();
  expect(image.getAttribute('src')).toBe('/b.jpg');
});

it('leaves a picture alone that a script of the page loads, also once it says no more that it does', async () => {
  const image = picture({ ...known, class: 'lazy' });
  image.src = '/a.jpg';
  image.classList.remove('lazy');
  await settle();
  near([image]);
  await settle();
  expect([image.getAttribute('src'), image.getAttribute('style'), probes]).toEqual(['/a.jpg', null, []]);
});

it('takes the size of a picture that has come from its file', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1500);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(500);
  const own = { src: '/a.jpg', 'data-src': '/a.jpg', 'data-crop-mode': 'cover', 'data-advanced-positioning': 'false' };
  const image = picture(own);
  near([image]);
  await settle();
  const [width = 0, height = 0] = [image.style.width, image.style.height].map(Number.parseFloat);
  expect(width / height).toBeCloseTo(3);
});

it('keeps a picture that the page shows already in the file that it names, and asks for one that did not come', async () => {
  const own = { ...known, src: '/a.jpg' };
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const come = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1500);
  const shown = picture(own);
  near([shown]);
  await settle();
  expect([shown.getAttribute('src'), shown.className]).toEqual(['/a.jpg', 'loaded']);
  stop();
  const forced = picture({ ...own, 'data-force-update': '' });
  near([forced]);
  await settle();
  expect(probes.map((one) => one.getAttribute('src'))).toEqual(['/a.jpg']);
  stop();
  come.mockReturnValue(0);
  const failed = picture(own);
  await load(failed);
  expect(failed.getAttribute('src')).toBe('/a.jpg?format=500w');
});

it('learns the size of another file anew, and leaves what the page says of it', async () => {
  const image = picture({ 'data-src': '/a.jpg' });
  const names = ['data-image-dimensions', 'width', 'height'];
  const said = (): (string | null)[] => names.map((name) => image.getAttribute(name));
  const learn = async (width: number, height: number): Promise<void> => {
    near([image]);
    await settle();
    const probe = probes.at(-1) as HTMLImageElement;
    Object.defineProperties(probe, { naturalWidth: { value: width }, naturalHeight: { value: height } });
    await arrive(probe);
    await arrive(image);
  };
  await learn(640, 480);
  expect(said()).toEqual(['640x480', '640', '480']);
  image.dataset.src = '/b.jpg';
  await vi.waitFor(() => expect(said()).toEqual([null, null, null]));
  await learn(300, 900);
  expect(said()).toEqual(['300x900', '300', '900']);
  image.dataset.imageDimensions = '1200x800';
  image.dataset.src = '/c.jpg';
  await vi.waitFor(() => expect(said()).toEqual(['1200x800', '1200', '800']));
});
