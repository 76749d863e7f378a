import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stageGallery } from './gallery-stage.tsx';

vi.mock('../../../../src/runtime/page/images/fill-box.ts', async (original) => ({
  ...(await original<object>()),
  isInView: () => true,
}));

const PICTURES = '<img data-src="/a.jpg" alt="A"><img data-src="/b.jpg" alt="B">';

it.each([
  ['the body', () => document.body, 1],
  ['the page', () => document.documentElement, 1],
  ['the document', () => document, 1],
  ['the window', () => window, 1],
  ['another element of the page', () => document.body.appendChild(document.createElement('p')), 0],
])('takes the key that %s gets, if nothing else wants it [GAL-352]', (_, target, changes) => {
  const { emitted } = stageGallery(PICTURES);
  fireEvent.keyDown(target(), { key: 'ArrowRight' });
  expect(emitted).toHaveLength(changes);
});
