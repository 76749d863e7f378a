// Attributes of a picture that are set while it is on the page.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as service from '../../../../../src/runtime/services/images/index.ts';
import { fakePage } from '../../../../fake-page.ts';
import { arrive, fakeBrowser, near, probes, settle, sized } from '../../page/images/fake-browser.ts';

let images: ReturnType<typeof service.default.start>;

beforeEach(async () => {
  fakeBrowser();
  vi.resetModules();
  images = (await import('../../../../../src/runtime/services/images/index.ts')).default.start(fakePage());
});
afterEach(() => {
  images.stop();
  document.body.replaceChildren();
});

/** A picture that has come. */
async function picture(): Promise<HTMLImageElement> {
  const box = sized(document.createElement('div'), 400, 300);
  const image = sized(document.createElement('img'), 400, 267);
  image.dataset.src = '/a.jpg';
  image.dataset.imageDimensions = '3000x2000';
  box.append('Um texto ', image);
  document.body.append(box);
  await settle();
  near([image]);
  await settle();
  await arrive(image);
  return image;
}

const fetched = (): (string | null)[] => probes.splice(0).map((one) => one.getAttribute('src'));
const command = (target: Element): unknown => images.handle?.({ target, detail: null } as unknown as Event, target);

it('obeys a command by the force update that is set just before it, and no other [IMG-305, IMG-317]', async () => {
  const image = await picture();
  command(image);
  await settle();
  expect(fetched()).toEqual([]);
  image.dataset.forceUpdate = '';
  command(image);
  await settle();
  expect(fetched()).toEqual(['/a.jpg?format=500w']);
});

it.each([
  ['data-minimum-pixel-ratio', '2', '/a.jpg?format=1000w'],
  ['data-background-image', '', '/a.jpg?format=500w'],
])('follows %s that is set later [IMG-301]', async (name, value, file) => {
  const image = await picture();
  image.setAttribute(name, value);
  await settle();
  near([image]);
  await settle();
  expect(fetched()).toEqual([file]);
});

it('takes a background away with its attribute, and shows the image [IMG-312]', async () => {
  const image = await picture();
  const ground = image.parentElement as HTMLElement;
  image.dataset.backgroundImage = '';
  await settle();
  near([image]);
  await settle();
  for (const probe of [...probes]) await arrive(probe);
  expect([ground.style.backgroundImage, image.style.opacity]).toEqual(['url("/a.jpg?format=500w")', '0']);
  image.removeAttribute('data-background-image');
  await settle();
  expect([ground.style.backgroundImage, image.style.opacity, image.style.position]).toEqual(['', '', '']);
});

it('places an image without offsets once it may be placed by the browser [IMG-314]', async () => {
  const image = await picture();
  image.dataset.advancedPositioning = 'false';
  image.dataset.cropMode = 'cover';
  await settle();
  near([image]);
  await settle();
  expect(image.style.left).not.toBe('');
  image.dataset.advancedPositioning = 'true';
  await settle();
  expect([image.style.left, image.style.maxWidth, image.style.width]).toEqual(['', '', '100%']);
});
