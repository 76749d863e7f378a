import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDrawing } from '../../../../src/runtime/light/draw.ts';
import { Badge, startBadge } from '../../../../src/widgets/badge/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';
import { showTheSame } from '../../runtime/light/both-renderers.tsx';

it('says in one named region what the site is made with, and that in the look that was asked for', () => {
  const layer = { payload: { look: 'black' as const }, close: () => {}, onCloseRequest: () => {} };
  startBadge({ handle: fakeHandle(), layer, draw: createDrawing(document.body) });
  const region = screen.getByRole('region', { name: 'Sobre este site' });
  expect([region.textContent, region.dataset.look]).toEqual(['Feito com a Vitrine', 'black']);
});

showTheSame({ black: <Badge t={(key) => key} look="black" />, white: <Badge t={(key) => key} look="white" /> });
