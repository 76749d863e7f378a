import { describe, expect, it } from 'vitest';
import { formFieldParts, formFieldTypes } from '../../../../src/vocab/codes/form-fields.ts';
import { collect, toJsonText } from '../../../../src/widgets/_shared/form/engine/values.ts';
import { toFields } from '../../../../src/widgets/_shared/form/fields/form-field.ts';

/** What is sent of one field when its controls hold these values. */
function sent(field: Record<string, unknown>, filled: Record<string, string[]> = {}, query = ''): unknown {
  const values = collect(toFields([{ id: 'f', ...field }]), (name) => filled[name] ?? [], new URLSearchParams(query));
  return JSON.parse(toJsonText(values)).f;
}

it('knows the types of the requirements, with their parts in order [FORM-005]', () => {
  expect(formFieldTypes.words).toHaveLength(13);
  expect(formFieldParts).toEqual({
    name: ['First', 'Last'],
    phone: ['Country', 'Areacode', 'Prefix', 'Line'],
    address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
    date: ['Month', 'Day', 'Year'],
    time: ['Hour', 'Minute', 'Second', 'Ampm'],
  });
  expect(formFieldTypes.words.slice(5)).toEqual([
    'likert',
    'checkbox',
    'radio',
    'select',
    'hidden',
    'email',
    'textarea',
    'text',
  ]);
  expect(sent({ type: 'twitter' }, { f: ['@serra'] })).toBe('@serra');
});

const parted = (type: string, values: Record<string, string>, parts?: string[]): unknown =>
  sent({ type, parts }, Object.fromEntries(Object.entries(values).map(([part, value]) => [`f.${part}`, [value]])));

describe('a field of several parts sends them as a list', () => {
  it('name: First, Last, whatever order they are shown in [FORM-006]', () => {
    expect(parted('name', { Last: 'Souza', First: ' Ana ' }, ['Last', 'First'])).toEqual(['Ana', 'Souza']);
  });

  it('phone: Country, Areacode, Prefix, Line [FORM-007]', () => {
    const parts = { Line: '4444', Prefix: '3333', Areacode: '31', Country: '55' };
    expect(parted('phone', parts)).toEqual(['55', '31', '3333', '4444']);
  });

  it('phone: an empty first one where the form has no country part [FORM-008]', () => {
    const parts = { Areacode: '31', Prefix: '3333', Line: '4444' };
    expect(parted('phone', parts, Object.keys(parts))).toEqual(['', '31', '3333', '4444']);
    expect(sent({ type: 'phone', showCountryCode: false }, { 'f.Line': ['4444'] })).toEqual(['', '', '', '4444']);
  });

  it('address: Line1, Line2, City, State, Zip, Country [FORM-009]', () => {
    const parts = { Country: 'BR', Zip: '30000-000', State: 'MG', City: 'Serra', Line2: 'casa', Line1: 'Rua A' };
    expect(parted('address', parts)).toEqual(['Rua A', 'casa', 'Serra', 'MG', '30000-000', 'BR']);
  });

  it('date: Month, Day, Year [FORM-010]', () => {
    expect(parted('date', { Day: '31', Month: '12', Year: '2026' }, ['Day', 'Month', 'Year'])).toEqual([
      '12',
      '31',
      '2026',
    ]);
  });

  it('time: Hour, Minute, Second, Ampm [FORM-011]', () => {
    expect(parted('time', { Ampm: 'PM', Second: '05', Minute: '30', Hour: '10' })).toEqual(['10', '30', '05', 'PM']);
    expect(parted('time', { Hour: '22', Minute: '30' }, ['Hour', 'Minute'])).toEqual(['22', '30', '', '']);
  });
});

describe('a field of choices', () => {
  it('likert sends an answer for every statement [FORM-012]', () => {
    const field = {
      type: 'likert',
      statements: [{ id: 'prazo', title: 'Prazo' }, 'Preço'],
      options: ['Pouco', 'Muito'],
    };
    expect(sent(field, { 'f.prazo': ['Muito'] })).toEqual({ prazo: 'Muito', Preço: '' });
  });

  it('checkbox sends all that is checked, and an empty list where nothing is [FORM-013]', () => {
    expect(sent({ type: 'checkbox', options: ['a', 'b'] }, { f: ['a', 'b'] })).toEqual(['a', 'b']);
    expect(sent({ type: 'checkbox', options: ['a', 'b'] })).toEqual([]);
  });

  it('radio sends the first that is checked [FORM-014]', () => {
    expect(sent({ type: 'radio', options: ['a', 'b'] }, { f: ['b', 'a'] })).toBe('b');
    expect(sent({ type: 'radio', options: ['a', 'b'] })).toBe('');
  });

  it('select sends what is selected [FORM-015]', () => {
    expect(sent({ type: 'select', options: ['a', 'b'] }, { f: ['b'] })).toBe('b');
  });
});

describe('a hidden field', () => {
  const hidden = { type: 'hidden', name: 'origem', value: 'site' };

  it('takes its value from the address of the page where its name stands there, also an empty one [FORM-016]', () => {
    expect(sent(hidden, {}, '?origem=carta&x=1')).toBe('carta');
    expect(sent(hidden, {}, '?origem=')).toBe('');
  });

  it('sends its own value where the address does not name it [FORM-017]', () => {
    expect(sent(hidden, {}, '?outra=1')).toBe('site');
    expect(sent({ type: 'hidden', title: 'origem', value: 'site' }, {}, '')).toBe('site');
  });

  it('takes at most 256 characters, as they are', () => {
    expect(sent(hidden, {}, `?origem=${'x'.repeat(300)}`)).toBe('x'.repeat(256));
    expect(sent(hidden, {}, `?origem=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)).toBe(
      '<img src=x onerror=alert(1)>',
    );
  });
});

it('e-mail, long and single-line text send their text; only the e-mail is trimmed [FORM-018] [FORM-032]', () => {
  expect(sent({ type: 'email' }, { f: [' a@b.co '] })).toBe('a@b.co');
  expect(sent({ type: 'textarea' }, { f: [' um\ndois '] })).toBe(' um\ndois ');
  expect(sent({ type: 'text' }, { f: [' um '] })).toBe(' um ');
  expect(sent({ type: 'text' })).toBe('');
});

it('leaves sections out [FORM-019]', () => {
  const fields = toFields([
    { type: 'section', id: 's', title: 'A peça' },
    { type: 'text', id: 't' },
  ]);
  expect([...collect(fields, () => ['x'], new URLSearchParams()).keys()]).toEqual(['t']);
});

it('keeps odd ids ordinary ones', () => {
  const fields = toFields([{ id: '__proto__' }, { id: 'constructor' }, { id: '__proto__' }, { title: 'sem id' }]);
  const text = toJsonText(collect(fields, () => ['x'], new URLSearchParams()));
  expect(text).toBe('{"__proto__":"x","constructor":"x"}');
});

it('is written the same where an old library steers how lists and texts become JSON, faults F-031 F-032', () => {
  const fields = toFields([{ id: 'n', type: 'name' }, { id: 'c', type: 'checkbox', options: ['x'] }, { id: 't' }]);
  const values = collect(fields, () => ['x'], new URLSearchParams());
  const steered = [Array.prototype, String.prototype, Object.prototype];
  for (const prototype of steered)
    Object.defineProperty(prototype, 'toJSON', { value: () => 'steered', configurable: true });
  try {
    expect(toJsonText(values)).toBe('{"n":["x","x"],"c":["x"],"t":"x"}');
  } finally {
    for (const prototype of steered) Reflect.deleteProperty(prototype, 'toJSON');
  }
});
