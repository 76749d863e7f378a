import { describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../../../../src/vocab/calls.ts';
import {
  type FilledIn,
  fillAddress,
  isFilledIn,
} from '../../../../../../src/widgets/_shared/form/address/fill-address.ts';
import { createPlaceSearch } from '../../../../../../src/widgets/_shared/form/address/place-search.ts';
import { addressIn, placesIn } from '../../../../../../src/widgets/_shared/form/address/read-place.ts';
import { isStreet, typedNumber } from '../../../../../../src/widgets/_shared/form/address/street-control.ts';
import { nextOption } from '../../../../../../src/widgets/_shared/ui/combobox/use-combobox.ts';

const DETAILS = {
  result: {
    address_components: [
      { long_name: 'Rua Um', short_name: 'R. Um', types: ['route'] },
      { long_name: 'Minas Gerais', short_name: 'MG', types: ['administrative_area_level_1', 'political'] },
      { long_name: 7, types: ['locality'] },
      { long_name: '35400-000', types: ['postal_code'] },
      'nada',
    ],
  },
};

const input = (autocomplete: string, value = ''): HTMLInputElement => {
  const control = document.createElement('input');
  control.autocomplete = autocomplete as AutoFill;
  control.value = value;
  return control;
};

describe('the answers of the places service', () => {
  it('give places with an id, whatever else is in them [PLACES-601]', () => {
    const predictions = [{ place_id: 'a', description: ' Rua Um ' }, { place_id: 7 }, null, { place_id: 'b' }];
    expect(placesIn({ predictions })).toEqual([
      { id: 'a', text: 'Rua Um' },
      { id: 'b', text: '' },
    ]);
    for (const answer of [null, 'x', {}, { predictions: {} }]) expect(placesIn(answer)).toEqual([]);
  });

  it('give the components of an address, of a state its code [PLACES-602]', () => {
    expect(Object.fromEntries(addressIn(DETAILS))).toMatchObject({
      route: 'Rua Um',
      administrative_area_level_1: 'MG',
      locality: '',
      postal_code: '35400-000',
    });
    expect(addressIn({ result: null }).size).toBe(0);
  });
});

describe('an address', () => {
  it('is written where that is allowed, as if it had been typed, and remembered', () => {
    const filledIn: FilledIn = new WeakMap();
    const [street, city, cep] = [input('shipping address-line1'), input('address-level2', 'x'), input('postal-code')];
    const heard = vi.fn();
    street.addEventListener('input', heard);
    const address = addressIn(DETAILS);
    expect(fillAddress([street, city, cep], address, filledIn, () => true)).toEqual([street, cep]);
    expect([street.value, city.value, cep.value]).toEqual(['Rua Um', 'x', '35400-000']);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(isFilledIn(street, filledIn)).toBe(true);
    street.value += ', 2';
    expect(isFilledIn(street, filledIn)).toBe(false);
    expect(fillAddress([street], address, filledIn, () => false)).toEqual([]);
    expect(street.value).toBe('Rua Um, 2');
  });

  it('has no CEP where only its beginning is known, and no state that a list does not have', () => {
    const filledIn: FilledIn = new WeakMap();
    const cep = input('postal-code');
    const list = document.createElement('select');
    list.autocomplete = 'address-level1';
    for (const value of ['', 'SP']) {
      const option = document.createElement('option');
      option.value = value;
      list.append(option);
    }
    const address = new Map([
      ['postal_code', '35400'],
      ['administrative_area_level_1', 'MG'],
    ]);
    expect(fillAddress([cep, list], address, filledIn, () => true)).toEqual([]);
    expect([cep.value, list.value]).toEqual(['', '']);
  });
});

describe('a street', () => {
  it('is a single line with its autocomplete value', () => {
    expect(isStreet(input('shipping address-line1'))).toBe(true);
    expect(isStreet(input('street-address'))).toBe(true);
    expect(isStreet(input('address-line2'))).toBe(false);
    expect(isStreet(document.createElement('textarea'))).toBe(false);
  });

  it.each([
    ['Rua Um, 40', 'Rua Um', '40'],
    ['rua um 40b', 'Rua Um', '40b'],
    ['rua um', 'Rua Um', ''],
    ['40', 'Rua Um', ''],
    ['rua 7', 'Rua 7 de Setembro', ''],
    ['rua 7 de setembro, 12', 'Rua 7 de Setembro', '12'],
    ['rua um 1234567', 'Rua Um', ''],
  ])('keeps the number that was typed after it: %s', (typed, route, number) => {
    expect(typedNumber(typed, route)).toBe(number);
  });
});

describe('a search', () => {
  it('names itself from its first request to the choice, shows five places, and waits for none that is lost [PLACES-601, PLACES-602]', async () => {
    const calls: Call[] = [];
    const predictions = Array.from({ length: 7 }, (_, at) => ({
      place_id: `${at}`,
      description: at ? `Rua ${at}` : '',
    }));
    const search = createPlaceSearch({
      request: async () => async (call) => {
        calls.push(call);
        return call.path.endsWith('details') ? DETAILS : { predictions };
      },
    });
    const { signal } = new AbortController();
    const places = await search.find('rua', signal);
    expect(places.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
    await search.find('rua u', signal);
    expect((await search.choose({ id: '1', text: 'Rua 1' })).get('route')).toBe('Rua Um');
    await search.find('rua d', signal);
    search.end();
    await search.find('rua e', signal);
    const tokens = calls.map(({ query }) => query?.sessiontoken);
    expect(tokens[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(tokens.slice(1, 3)).toEqual([tokens[0], tokens[0]]);
    expect(new Set(tokens).size).toBe(3);
    expect(calls[0]).toMatchObject({ signal, retries: 0, automatic: true, quiet: true });
    expect(calls[2]?.query).toMatchObject({ placeid: '1', productPage: location.pathname, productSection: 'form' });
  });

  it('is not sent once it was aborted', async () => {
    const request = vi.fn();
    const search = createPlaceSearch({ request: async () => request });
    await expect(search.find('rua', AbortSignal.abort())).rejects.toThrow();
    expect(request).not.toHaveBeenCalled();
  });
});

it('arrows go around the list, from the text to its first or last option', () => {
  expect([nextOption(-1, 3, true), nextOption(2, 3, true), nextOption(1, 3, true)]).toEqual([0, 0, 2]);
  expect([nextOption(-1, 3, false), nextOption(0, 3, false), nextOption(2, 3, false)]).toEqual([2, 2, 1]);
});
