import { act, fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { imageSettings } from '../../../../src/vocab/image-settings.ts';
import { LightboxPicture } from '../../../../src/widgets/lightbox/slides/lightbox-picture.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const dimensions = { width: 3000, height: 2000 };
const picture = {
  ...imageSettings({ source: '/a.jpg', dimensions, sizeFormat: 'queryString' }),
  alt: 'Vaso',
  srcset: '',
};
const drawn = (scale: number) => (
  <LightboxPicture
    picture={picture}
    size={dimensions}
    found={() => {}}
    preview=""
    screen={{ width: 700, height: 700, pixelRatio: 1, saveData: false }}
    scale={scale}
    isCurrent
    handle={fakeHandle()}
  />
);

it('goes back to the file that was shown where a larger one does not load, and asks for none larger again', async () => {
  const { container, rerender } = render(drawn(1));
  const image = (): Element => container.querySelector('img[part=image]') as Element;
  const file = (): string | null => image().getAttribute('src');
  const small = file();
  await act(async () => void fireEvent.load(image()));
  rerender(drawn(3));
  expect(file()).not.toBe(small);
  fireEvent.error(image());
  expect(container.querySelector('.note')).toBeNull();
  expect(file()).toBe(small);
  await act(async () => void fireEvent.load(image()));
  rerender(drawn(1));
  rerender(drawn(4));
  expect(file()).toBe(small);
});

it('says that a picture does not load once the file that it goes back to has gone as well', async () => {
  const { container, rerender } = render(drawn(1));
  const fail = () => fireEvent.error(container.querySelector('img[part=image]') as Element);
  await act(async () => void fireEvent.load(container.querySelector('img[part=image]') as Element));
  rerender(drawn(3));
  fail();
  fail();
  expect(container.querySelector('.note')?.textContent).toContain('Não foi possível carregar esta imagem.');
});
