import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Call } from '../../../../src/vocab/calls.ts';
import { stageForm } from './form-stage.tsx';

const html = `<form data-form-id="f"><p><label>Rua <input name="rua" autocomplete="address-line1"></label></p>
<p><label>Cidade <input name="cidade" autocomplete="address-level2"></label></p>
<p><label>CEP <input name="cep" autocomplete="postal-code"></label></p>
<p><label>Número <input name="numero"></label></p><button>Enviar</button></form>`;

const predictions = [
  { place_id: 'a', description: 'Rua Um, Cunha' },
  { place_id: 'b', description: 'Rua Dois, Cunha' },
];
const component = (kind: string, name: string): object => ({ long_name: name, short_name: name, types: [kind] });
const result = {
  address_components: [
    component('route', 'Rua Dois'),
    component('locality', 'Cunha'),
    component('postal_code', '12530-000'),
  ],
};
const answer = ({ path }: Call): unknown =>
  path.endsWith('autocomplete') ? { predictions } : path.endsWith('details') ? { result } : null;

/** What a browser reports of a visitor's typing. */
function type(control: HTMLInputElement, text: string): void {
  const event = new Event('input', { bubbles: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  act(() => {
    control.value = text;
    control.dispatchEvent(event);
  });
}

it('suggestions are offered for what is typed, and the chosen one fills the address in [PLACES-601, PLACES-602]', async () => {
  const { $, all, calls } = stageForm({ html, data: { addressSearch: true, addressLookup: true }, answer });
  const street = $<HTMLInputElement>('[name=rua]');
  act(() => street.focus());
  await waitFor(() => expect(street.getAttribute('role')).toBe('combobox'));
  const press = (key: string): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    act(() => void street.dispatchEvent(event));
    return event.defaultPrevented;
  };
  type(street, 'ru');
  type(street, 'rua, 7');
  await waitFor(() => expect(all('[role=option]')).toHaveLength(2));
  expect(street.getAttribute('aria-expanded')).toBe('true');
  expect(press('Enter')).toBe(false);
  expect(press('ArrowUp')).toBe(true);
  expect(street.getAttribute('aria-activedescendant')).toBe(all('[role=option]')[1]?.id);
  expect(press('Enter')).toBe(true);
  await waitFor(() => expect($<HTMLInputElement>('[name=cep]').value).toBe('12530-000'));
  expect(['rua', 'cidade', 'numero'].map((name) => $<HTMLInputElement>(`[name=${name}]`).value)).toEqual([
    'Rua Dois',
    'Cunha',
    '7',
  ]);
  expect(street.getAttribute('aria-expanded')).toBe('false');
  expect(calls.map(({ path, query }) => [path.split('/').at(-1), query?.input ?? query?.placeid])).toEqual([
    ['autocomplete', 'rua, 7'],
    ['details', 'b'],
  ]);
});
