import { beforeEach, expect, it, vi } from 'vitest';
import type { ImageRequest } from '../../../../../src/runtime/page/images/image-request.ts';
import type * as managed from '../../../../../src/runtime/page/images/managed-image.ts';
import { type ImageSettings, imageSettings } from '../../../../../src/vocab/image-settings.ts';
import { arrive, fakeBrowser, near, probes, settle, sized } from './fake-browser.ts';

let ManagedImage: typeof managed.ManagedImage;

beforeEach(async () => {
  fakeBrowser();
  vi.resetModules();
  ({ ManagedImage } = await import('../../../../../src/runtime/page/images/managed-image.ts'));
});

function picture(known: Partial<ImageSettings> = {}, request: Partial<ImageRequest> = {}, width = 400) {
  const element = sized(document.createElement('img'), width, (width * 2) / 3);
  document.body.append(element);
  const settings = imageSettings({ source: '/a.jpg', dimensions: { width: 1500, height: 1000 }, ...known });
  return { element, image: new ManagedImage(element, { settings, ...request }) };
}

const src = (element: Element): string | null => element.getAttribute('src');

it('asks for a file only when the picture is near the window [IMG-305]', async () => {
  const { element } = picture();
  await settle();
  expect(src(element)).toBeNull();
  near([element]);
  await settle();
  expect(src(element)).toBe('/a.jpg?format=500w');
});

it('has the class loading while it loads, also where it fails, and then sets the source anyway [IMG-324, IMG-327]', async () => {
  const done = vi.fn();
  for (const end of ['load', 'error'] as const) {
    const { element } = picture({}, { done });
    near([element]);
    await settle();
    expect(element.className).toBe('loading');
    await arrive(element, end);
    expect(element.className).toBe('');
    expect(src(element)).toBe('/a.jpg?format=500w');
  }
  expect(done.mock.calls).toEqual([[true], [false]]);
});

it('raises the width and never lowers it, and swaps after the larger file is decoded [IMG-326]', async () => {
  const { element, image } = picture();
  near([element]);
  await settle();
  await arrive(element);
  image.update({ width: 700 });
  await settle();
  expect(src(element)).toBe('/a.jpg?format=500w');
  expect(probes.map(src)).toEqual(['/a.jpg?format=750w']);
  await arrive(probes[0] as HTMLImageElement);
  expect(src(element)).toBe('/a.jpg?format=750w');
  await arrive(element);
  image.update({ width: 90 });
  await settle();
  expect(probes).toHaveLength(1);
  expect(image.shownWidth).toBe(750);
});

it('keeps the smaller file where a larger one does not come', async () => {
  const { element, image } = picture();
  near([element]);
  await settle();
  await arrive(element);
  image.update({ width: 700 });
  await settle();
  await arrive(probes[0] as HTMLImageElement, 'error');
  expect(src(element)).toBe('/a.jpg?format=500w');
});

it('loads at once, near the window, or when asked [IMG-303]', async () => {
  const [always, viewport, never] = (['true', 'viewport', 'false'] as const).map((loadMode) => picture({ loadMode }));
  await settle();
  expect([always, viewport, never].map((one) => src(one?.element as Element) !== null)).toEqual([true, false, false]);
  near([viewport, never].map((one) => one?.element as Element));
  await settle();
  expect([viewport, never].map((one) => src(one?.element as Element) !== null)).toEqual([true, false]);
  never?.image.load();
  await settle();
  expect(src(never?.element as Element)).not.toBeNull();
});

it('skips a request while it loads, unless concurrent loads are allowed [IMG-323]', async () => {
  const { element, image } = picture({ forceUpdate: true });
  near([element]);
  await settle();
  const set = vi.spyOn(element, 'src', 'set');
  image.load();
  await settle();
  expect(set).not.toHaveBeenCalled();
  image.load({ allowConcurrentLoads: true });
  await settle();
  await arrive(probes[0] as HTMLImageElement);
  expect(set).toHaveBeenCalledTimes(1);
  await arrive(element);
});

it('learns the size of a picture that does not say it, then loads it with that size [IMG-325]', async () => {
  const learned = vi.fn();
  const { element } = picture({ dimensions: null }, { learned }, 900);
  near([element]);
  await settle();
  expect(src(element)).toBeNull();
  const [probe] = probes as [HTMLImageElement];
  expect(src(probe)).toBe('/a.jpg');
  Object.defineProperties(probe, { naturalWidth: { value: 640 }, naturalHeight: { value: 480 } });
  await arrive(probe);
  expect(learned.mock.calls).toEqual([[{ width: 640, height: 480 }]]);
  expect(src(element)).toBe('/a.jpg?format=750w');
  expect([element.getAttribute('width'), element.getAttribute('height')]).toEqual(['640', '480']);
});

it('leaves the queue when it is far away again, and comes back [IMG-322]', async () => {
  const others = Array.from({ length: 16 }, () => picture());
  const waiting = picture();
  near(others.map(({ element }) => element));
  near([waiting.element]);
  await settle();
  near([waiting.element], false);
  await arrive(others[0]?.element as Element);
  expect(src(waiting.element)).toBeNull();
  near([waiting.element]);
  await settle();
  expect(src(waiting.element)).toBe('/a.jpg?format=500w');
});

it('reloads with force update although nothing changed, and does not lower the width then [IMG-317, IMG-326]', async () => {
  const { element, image } = picture({ forceUpdate: true });
  near([element]);
  await settle();
  await arrive(element);
  image.update({ width: 90 });
  await settle();
  expect(probes.map(src)).toEqual(['/a.jpg?format=500w']);
});

it('tells of a source that is none, and loads nothing [ERR-316]', async () => {
  for (const source of ['', '  ', 'http://', 'javascript:alert(1)']) {
    const warn = vi.fn();
    const { element } = picture({ source }, { warn });
    near([element]);
    await settle();
    expect(warn.mock.calls).toEqual([['Invalid or missing image source.']]);
    expect(src(element)).toBeNull();
  }
});

it('tells of an image that left the page before its turn [ERR-318]', async () => {
  const warn = vi.fn();
  const { element } = picture({ loadMode: 'true' }, { warn });
  element.remove();
  await settle();
  expect(warn.mock.calls).toEqual([['Image element has no parentNode.']]);
  expect(src(element)).toBeNull();
});

it('gives an image with srcset its sizes and leaves the choice to the browser', async () => {
  const { element, image } = picture({ sizeFormat: null }, { srcset: '/a-400.jpg 400w, /a-800.jpg 800w' });
  near([element]);
  await settle();
  expect([element.sizes, element.srcset, src(element)]).toEqual([
    '400px',
    '/a-400.jpg 400w, /a-800.jpg 800w',
    '/a.jpg',
  ]);
  image.update({ width: 600 });
  await settle();
  expect(element.sizes).toBe('600px');
  image.update({ width: 300 });
  await settle();
  expect(element.sizes).toBe('600px');
});

it('writes nothing more once it is stopped, and does not count a file as shown that came too late', async () => {
  const learned = vi.fn();
  const unknown = picture({ dimensions: null }, { learned }, 900);
  near([unknown.element]);
  await settle();
  unknown.image.stop();
  const [size] = probes as [HTMLImageElement];
  Object.defineProperties(size, { naturalWidth: { value: 640 }, naturalHeight: { value: 480 } });
  await arrive(size);
  expect([learned.mock.calls, src(unknown.element)]).toEqual([[], null]);
  const larger = picture({}, { loadedWidth: 300 });
  larger.element.src = '/a.jpg?format=300w';
  near([larger.element]);
  await settle();
  larger.image.stop();
  await arrive(probes[1] as HTMLImageElement);
  expect([src(larger.element), larger.image.shownWidth]).toEqual(['/a.jpg?format=300w', 300]);
});
