// States and words of the preferences. Focus, keys, storage and look are proved in test/browser/blocks/consent-preferences.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { consentSlice, type PreferencesSlice } from '../../../../src/runtime/store/consent.ts';
import { View } from '../../../../src/widgets/consent-preferences/view.tsx';
import { pageStore } from '../../../fake-page.ts';
import { fakeHandle } from '../../fake-handle.ts';

const CHOICE = { place: 'preferences', texts: expect.any(Array) };

function stage(own: Partial<PreferencesSlice> = {}) {
  const store = pageStore();
  const actions = { accept: vi.fn(), refuse: vi.fn(), save: vi.fn() };
  const preferences = { opened: 1, refusedByBrowser: false, absolute: false, savedText: '', ...actions, ...own };
  store.setState({
    consent: {
      ...consentSlice,
      declared: [
        {
          name: 'contagem',
          purpose: 'analytics',
          title: 'Contagem de visitas',
          description: 'Conta quem vem.',
          hosts: [],
          cookies: ['_conta'],
          storage: ['conta:dia'],
        },
      ],
      preferences,
    },
  });
  const close = vi.fn();
  const layer = { payload: undefined, close, onCloseRequest: () => {} };
  render(<View data={{}} content={{}} handle={fakeHandle({ store })} layer={layer} />);
  return { ...actions, close };
}

const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const switchOf = (name: string): HTMLInputElement => screen.getByRole('switch', { name });

it('lists the four purposes with their services and what these keep; necessary ones cannot be switched off', () => {
  stage();
  expect(screen.getByRole('dialog', { name: 'Preferências de cookies' })).toBeTruthy();
  expect(['Necessários', 'Preferências', 'Análise', 'Marketing'].map((name) => switchOf(name).checked)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(switchOf('Necessários').disabled).toBe(true);
  expect(screen.getByText('Serviços (0 de 1 ligados)')).toBeTruthy();
  expect([...document.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['_conta', 'conta:dia']);
});

it('saves what the switches say, and then confirms it in place of the dialog', async () => {
  const { save, close } = stage();
  fireEvent.click(switchOf('Contagem de visitas'));
  expect(switchOf('Análise').checked).toBe(false);
  await press('Salvar escolhas');
  expect(save).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ purposes: consentSlice.purposes, services: { contagem: true } }),
    CHOICE,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('As suas preferências foram salvas.');
  expect(close).not.toHaveBeenCalled();
});

it.each([
  ['Aceitar tudo', 'accept'],
  ['Recusar tudo', 'refuse'],
] as const)('"%s" is one press, and says in the site’s own words that it was saved', async (name, action) => {
  const staged = stage({ savedText: 'Anotado.' });
  await press(name);
  expect(staged[action]).toHaveBeenCalledExactlyOnceWith(CHOICE);
  expect(screen.getByRole('status').textContent).toBe('Anotado.');
});

it('closed without a choice it is gone and nothing is saved', async () => {
  const { accept, refuse, save, close } = stage();
  await press('Fechar');
  expect(close).toHaveBeenCalledOnce();
  for (const one of [accept, refuse, save]) expect(one).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says what the browser asks for, and switches off what the policy of the site forbids', () => {
  stage({ refusedByBrowser: true, absolute: true });
  expect(screen.getByText(/Global Privacy Control/)).toBeTruthy();
  expect(screen.getByText(/análise e marketing ficam desligados/)).toBeTruthy();
  expect(
    ['Preferências', 'Análise', 'Marketing', 'Contagem de visitas'].map((name) => switchOf(name).disabled),
  ).toEqual([false, true, true, true]);
});
