import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { tourDates } from '../../../../src/widgets/tour-dates/block.ts';
import { readTourDates } from '../../../../src/widgets/tour-dates/content.ts';
import { View } from '../../../../src/widgets/tour-dates/view.tsx';
import { pageStore } from '../../../fake-page.ts';
import { heldAnswers } from '../../held-answers.ts';
import { mountBlock } from '../../mount-block.tsx';

it('keeps the button of a source that failed while it is asked again, and takes the focus when that is gone [BLOCK-007]', async () => {
  const { ask, waiting } = heldAnswers<Response>();
  vi.stubGlobal('fetch', ask);
  const { container } = mountBlock(tourDates, readTourDates, View, '', {
    attributes: { 'data-artist-id': '1', 'data-source': '/turne.json' },
  });
  await act(async () => waiting[0]?.reject(new Error('503')));
  const button = screen.getByRole('button', { name: 'Tentar novamente' });
  act(() => button.focus());
  await act(async () => void fireEvent.click(button));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(async () => waiting[1]?.reject(new Error('503')));
  expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(document.activeElement).toBe(button);
  await act(async () => void fireEvent.click(button));
  await act(async () => waiting[2]?.resolve(Response.json([])));
  expect(button.isConnected).toBe(false);
  expect(document.activeElement).toBe(container.querySelector('.tour'));
});

it('asks again once the consent is withdrawn, and does not say that there are no dates [BLOCK-007]', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const store = pageStore();
  const allow = (marketing: boolean): void =>
    store.setState(({ consent }) => ({ consent: { ...consent, purposes: { ...consent.purposes, marketing } } }));
  allow(true);
  mountBlock(tourDates, readTourDates, View, '', {
    store,
    attributes: { 'data-artist-id': '1', 'data-app-id': 'a' },
  });
  await act(async () => {});
  expect(screen.getByText('Nenhuma data marcada por enquanto.')).toBeTruthy();
  act(() => allow(false));
  expect(screen.queryByText('Nenhuma data marcada por enquanto.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Carregar uma vez' })).toBeTruthy();
});

it('tells dates apart that say the same [BLOCK-007]', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const one = '<li><time datetime="2030-12-05T20:00">x</time> <b data-venue>Circo</b></li>';
  mountBlock(tourDates, readTourDates, View, `<ul>${one}${one}</ul>`);
  expect(screen.getAllByRole('heading', { name: 'Circo' })).toHaveLength(2);
  expect(errors).not.toHaveBeenCalled();
});
