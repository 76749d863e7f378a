import { render } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { imageSettings } from '../../../../../../src/vocab/image-settings.ts';
import type { PictureData } from '../../../../../../src/vocab/slides.ts';
import { Picture } from '../../../../../../src/widgets/_shared/media/picture/picture.tsx';
import { arrive, fakeBrowser, near, probes, settle, sized } from '../../../../runtime/page/images/fake-browser.ts';

beforeEach(fakeBrowser);

const data = (known: Partial<PictureData> = {}): PictureData => ({
  ...imageSettings({ source: '/vaso.jpg', dimensions: { width: 1500, height: 1000 }, ...known }),
  alt: 'Um vaso',
  srcset: '',
  ...known,
});

const shown = (): HTMLImageElement => sized(document.querySelector('img') as HTMLImageElement, 400, 400);
const src = (): string | null => shown().getAttribute('src');
const due = (): Promise<void> =>
  act(async () => {
    near([shown()]);
    await settle();
  });

it('has its place and no source before it is due, then the file that its box needs', async () => {
  render(<Picture picture={data({ focalPoint: { x: 0.25, y: 1 } })} width={400} className="own" part="picture" />);
  const image = shown();
  expect(src()).toBeNull();
  expect([image.alt, image.className, image.getAttribute('part')]).toEqual(['Um vaso', 'vt-picture own', 'picture']);
  expect([image.decoding, image.getAttribute('draggable')]).toEqual(['async', 'false']);
  expect([image.style.objectFit, image.style.objectPosition]).toEqual(['cover', '25% 100%']);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1500', '1000']);
  await due();
  expect(src()).toBe('/vaso.jpg?format=750w');
});

it('shows what the page has loaded until a larger file is decoded', async () => {
  const onLoad = vi.fn();
  const loaded = { source: '/vaso.jpg?format=300w', width: 300 };
  render(<Picture picture={data({ loaded })} width={400} onLoad={onLoad} />);
  expect(src()).toBe('/vaso.jpg?format=300w');
  await due();
  expect(src()).toBe('/vaso.jpg?format=300w');
  await act(() => arrive(probes[0] as HTMLImageElement));
  expect(src()).toBe('/vaso.jpg?format=750w');
  await act(() => arrive(shown()));
  expect(onLoad).toHaveBeenCalledTimes(1);
});

it('fetches nothing again of an address that the page has loaded as it is', async () => {
  render(<Picture picture={data({ sizeFormat: null, loaded: { source: '/vaso.jpg', width: 640 } })} />);
  await due();
  expect(src()).toBe('/vaso.jpg');
  expect(probes).toEqual([]);
});

it('marks a picture that does not load, and begins anew with another one', async () => {
  const { rerender } = render(<Picture picture={data()} />);
  await due();
  await act(() => arrive(shown(), 'error'));
  expect(shown().dataset.broken).toBe('true');
  // Its frame has the text alternative, which the element itself keeps for screen readers.
  expect(document.querySelector('.vt-broken')?.textContent).toBe(shown().alt);
  rerender(<Picture picture={data({ source: '/tigela.jpg' })} />);
  expect(src()).toBeNull();
  await due();
  await act(() => arrive(shown()));
  expect(shown().dataset.broken).toBeUndefined();
  expect(document.querySelector('.vt-broken')).toBeNull();
  expect(src()).toContain('/tigela.jpg');
});

it('is fetched in another width when its box is larger, and no more after it is gone', async () => {
  const { rerender, unmount } = render(<Picture picture={data()} width={90} priority={0} />);
  await due();
  await act(() => arrive(shown()));
  rerender(<Picture picture={data({ alignment: 'top left' })} width={1400} priority={0} />);
  await due();
  expect(probes.map((probe) => probe.getAttribute('src'))).toEqual(['/vaso.jpg?format=1500w']);
  unmount();
  await act(() => arrive(probes[0] as HTMLImageElement));
});
