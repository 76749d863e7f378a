import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BlockHandle } from '../../../../../../src/runtime/mount/block-handle.ts';
import type { Call } from '../../../../../../src/vocab/calls.ts';
import { type FilledIn, write } from '../../../../../../src/widgets/_shared/form/address/fill-address.ts';
import { attachAddressLookup } from '../../../../../../src/widgets/_shared/form/engine/address-lookup.ts';
import { deferred } from '../../../../../deferred.ts';

const component = (kind: string, name: string): object => ({ long_name: name, short_name: name, types: [kind] });

/** The places by their CEP. */
const PLACES: Readonly<Record<string, readonly object[]>> = {
  '01310-100': [component('route', 'Rua Um'), component('locality', 'São Paulo')],
  '35400-000': [component('locality', 'Ouro Preto')],
  '99999-999': [],
  '12530-000': [component('route', 'Rua Dois'), component('locality', 'Cunha')],
};

const addressFields = (
  name: string,
  section = '',
): string => `<input name="${name}-cep" autocomplete="${section} postal-code">
<input name="${name}-rua" autocomplete="${section} address-line1"><input name="${name}-cidade" autocomplete="${section} address-level2">`;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A form whose addresses are looked up. */
function stageLookup(html: string, gates: Readonly<Record<string, Promise<void>>> = {}) {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const named = (name: string): HTMLInputElement => form.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const typedIn = new Set<EventTarget>();
  const filledIn: FilledIn = new WeakMap();
  const asked: unknown[] = [];
  const request = async ({ path, query }: Call): Promise<unknown> => {
    const cep = String(query?.input ?? query?.placeid);
    if (path.endsWith('details')) return { result: { address_components: PLACES[cep] } };
    asked.push(cep);
    await gates[cep];
    return { predictions: [{ place_id: cep }] };
  };
  const handle = { request: async () => request, run: (fn: () => unknown) => fn() } as unknown as BlockHandle;
  const filled = vi.fn();
  stops.push(attachAddressLookup(form, { handle, typedIn, filledIn, filled }));
  const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
  return {
    asked,
    filled,
    filledIn,
    named,
    settle,
    values: (...names: string[]) => names.map((name) => named(name).value),
    async type(name: string, text: string) {
      const control = named(name);
      control.value = text;
      typedIn.add(control);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      await settle();
    },
  };
}

describe('a CEP fills in its own address [PLACES-602]', () => {
  it.each([
    ['section', addressFields('entrega', 'shipping') + addressFields('cobranca', 'billing')],
    [
      'group',
      `<fieldset role="group">${addressFields('entrega')}</fieldset><fieldset role="group">${addressFields('cobranca')}</fieldset>`,
    ],
    [
      'group beside one without',
      `${addressFields('entrega')}<fieldset role="group">${addressFields('cobranca')}</fieldset>`,
    ],
    ['place', addressFields('entrega') + addressFields('cobranca')],
  ])('by its %s', async (_, html) => {
    const { type, values } = stageLookup(html);
    await type('cobranca-cep', '12530-000');
    expect(values('entrega-rua', 'entrega-cidade', 'cobranca-rua', 'cobranca-cidade')).toEqual([
      '',
      '',
      'Rua Dois',
      'Cunha',
    ]);
    await type('entrega-cep', '01310-100');
    expect(values('entrega-rua', 'entrega-cidade', 'cobranca-rua', 'cobranca-cidade')).toEqual([
      'Rua Um',
      'São Paulo',
      'Rua Dois',
      'Cunha',
    ]);
  });

  it('alone in its form it fills in whatever section or group the rest is of', async () => {
    const { type, values } = stageLookup(
      '<input name="cep" autocomplete="postal-code"><fieldset role="group"><input name="rua" autocomplete="shipping address-line1"></fieldset>',
    );
    await type('cep', '01310-100');
    expect(values('rua')).toEqual(['Rua Um']);
  });

  it('also where another one is still being looked up, and where both are the same', async () => {
    const { promise, resolve } = deferred();
    const { type, values, asked, settle } = stageLookup(
      addressFields('entrega', 'shipping') + addressFields('cobranca', 'billing'),
      { '01310-100': promise },
    );
    await type('entrega-cep', '01310-100');
    await type('cobranca-cep', '01310-100');
    await type('cobranca-cep', '01310-100');
    resolve();
    await settle();
    expect(values('entrega-rua', 'cobranca-rua')).toEqual(['Rua Um', 'Rua Um']);
    expect(asked).toEqual(['01310-100', '01310-100']);
  });
});

describe('a corrected CEP [PLACES-602]', () => {
  const html = `${addressFields('a')}<input name="numero" autocomplete="address-line2">`;

  it('replaces what the one before has filled in, and empties what the new place does not have', async () => {
    const { type, values, named, filled } = stageLookup(html);
    await type('a-cep', '01310-100');
    // The visitor goes on to the street, and has typed nothing there.
    named('a-rua').focus();
    await type('a-cep', '12530-000');
    expect(values('a-rua', 'a-cidade')).toEqual(['Rua Dois', 'Cunha']);
    named('a-rua').blur();
    await type('a-cep', '35400-000');
    expect(values('a-rua', 'a-cidade')).toEqual(['', 'Ouro Preto']);
    await type('a-cep', '01310-100');
    expect(values('a-rua', 'a-cidade')).toEqual(['Rua Um', 'São Paulo']);
    expect(filled).toHaveBeenCalledTimes(4);
  });

  it('leaves what the visitor has typed, and everything where nothing is known of the place', async () => {
    const { type, values } = stageLookup(html);
    await type('a-cep', '01310-100');
    await type('a-rua', 'Rua Um, 40');
    await type('numero', '40');
    await type('a-cep', '99999-999');
    expect(values('a-rua', 'a-cidade', 'numero')).toEqual(['Rua Um, 40', 'São Paulo', '40']);
    await type('a-cep', '12530-000');
    expect(values('a-rua', 'a-cidade', 'numero')).toEqual(['Rua Um, 40', 'Cunha', '40']);
  });

  it('leaves the street that the visitor typed and chose, and the number that moved to its own control', async () => {
    const { type, values, named, filledIn } = stageLookup(html);
    for (const [name, text] of [
      ['a-rua', 'Rua Três, 7'],
      ['a-cidade', 'Cunha'],
      ['numero', '7'],
    ] as const) {
      if (name === 'a-rua') await type(name, text);
      write(named(name), text, filledIn);
    }
    await type('a-cep', '01310-100');
    expect(values('a-rua', 'a-cidade', 'numero')).toEqual(['Rua Três, 7', 'São Paulo', '7']);
  });

  it('tells the page of a list that has no such option', async () => {
    const { type, values, named } = stageLookup(
      '<input name="cep" autocomplete="postal-code"><select name="cidade"><option value=""></option><option>Cunha</option></select>',
    );
    // The document of these tests does not know it of a list.
    named('cidade').autocomplete = 'address-level2';
    await type('cep', '12530-000');
    expect(values('cidade')).toEqual(['Cunha']);
    const heard = vi.fn();
    named('cidade').addEventListener('input', heard);
    await type('cep', '01310-100');
    expect(values('cidade')).toEqual(['']);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
