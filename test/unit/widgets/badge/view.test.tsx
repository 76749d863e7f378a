import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { View } from '../../../../src/widgets/badge/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

it('says in one named region what the site is made with, and that in the look that was asked for', () => {
  const layer = { payload: { look: 'black' as const }, close: () => {}, onCloseRequest: () => {} };
  render(<View data={{}} content={{}} handle={fakeHandle()} layer={layer} />);
  const region = screen.getByRole('region', { name: 'Sobre este site' });
  expect([region.textContent, region.dataset.look]).toEqual(['Feito com a Vitrine', 'black']);
});
