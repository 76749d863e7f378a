import { expect, it } from 'vitest';
import { boundsOfGallery } from '../../../../src/runtime/published/gallery-room.ts';

it('a gallery is bounded until it is there, and then has the styles that the page gave it', () => {
  const element = document.createElement('div');
  element.style.cssText = 'overflow: auto; color: red';
  element.innerHTML =
    '<div class="sqs-gallery-block-slideshow"><div class="slide">1</div><div class="slide">2</div></div>';
  const visibility = (): (string | undefined)[] =>
    [...element.querySelectorAll<HTMLElement>('.slide')].map(({ style }) => style.visibility);
  const bounds = boundsOfGallery(element);
  bounds.set('300px');
  expect([element.style.maxBlockSize, element.style.overflow, ...visibility()]).toEqual([
    '300px',
    'clip',
    '',
    'hidden',
  ]);
  bounds.clear();
  expect([element.style.maxBlockSize, element.style.overflow, ...visibility()]).toEqual(['', 'auto', '', '']);
});
