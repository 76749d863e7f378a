import { describe, expect, it } from 'vitest';
import { checkForm, keptValues, subscriberOf } from '../../../../demo/server/api/check-form.ts';
import { FIELD_MESSAGES as say } from '../../../../demo/server/api/field-messages.ts';
import type { FormField } from '../../../../demo/site/content/form-definition.ts';
import { contactForm, orderForm } from '../../../../demo/site/content/forms.ts';

const choices = {
  options: ['a', 'b'],
  statements: [
    { id: 'one', title: '1' },
    { id: 'two', title: '2' },
  ],
};

function errorOf(type: string, value: unknown, more: Partial<FormField> = {}): string | undefined {
  const field = { type, id: 'field', title: 'Field', ...choices, ...more };
  return checkForm({ ...contactForm, formFields: [field] }, value === undefined ? {} : { field: value }).field;
}

describe('a field', () => {
  it.each([
    ['text', ''],
    ['email', '  '],
    ['textarea', ' '],
    ['select', ''],
    ['radio', ''],
    ['checkbox', []],
    ['likert', {}],
    ['likert', { one: 'a' }],
    ['name', ['', '']],
    ['name', ['', 'Lima']],
    ['phone', ['55', '', '', '']],
    ['phone', ['', '31', '3222', '']],
    ['address', ['Rua A', '', '', 'MG', '30000-000', 'Brasil']],
    ['date', ['', '', '']],
    ['time', ['', '', '', 'AM']],
  ])('%s that has to be filled in is not by %j', (type, value) => {
    expect(errorOf(type, value, { required: true })).toBe(say.required);
    expect(errorOf(type, undefined, { required: true })).toBe(say.required);
    expect(errorOf(type, undefined)).toBeUndefined();
  });

  it.each([
    ['text', 'x'.repeat(5_000)],
    ['unknown-type', 'text'],
    ['email', ' ana@exemplo.com '],
    ['select', 'a'],
    ['radio', 'b'],
    ['checkbox', ['b', 'a']],
    ['likert', { one: 'a', two: 'b' }],
    ['name', ['Ana', '']],
    ['phone', ['', '31', '', '3222-1234']],
    ['address', ['Rua A', '', 'Ouro Preto', 'MG', '35400-000', 'Brasil']],
    ['address', ['1 Main St', '', 'Anchorage', 'AK', '99501', 'US']],
    ['date', ['2', '29', '2028']],
    ['time', ['23', '59', '', '']],
    ['time', ['12', '00', '00', 'PM']],
  ])('%s may be %j', (type, value) => {
    expect(errorOf(type, value, { required: true })).toBeUndefined();
  });

  it.each([
    ['text', 1, say.unreadable],
    ['text', null, say.unreadable],
    ['text', 'x'.repeat(5_001), say.tooLong],
    ['hidden', 'x'.repeat(257), say.tooLong],
    ['email', 'ana@exemplo', say.email],
    ['email', 'ana@exemplo.museum', say.email],
    ['select', 'c', say.noChoice],
    ['checkbox', 'a', say.unreadable],
    ['checkbox', ['a', 'a'], say.unreadable],
    ['checkbox', ['c'], say.noChoice],
    ['likert', { three: 'a' }, say.unreadable],
    ['likert', { one: 'c' }, say.noChoice],
    ['likert', [], say.unreadable],
    ['name', ['Ana'], say.unreadable],
    ['name', ['Ana', 1], say.unreadable],
    ['phone', ['', '31', '3222', 'abc'], say.phone],
    ['address', ['1 Main St', '', 'Anchorage', 'AK', '9950', 'US'], say.zip],
    ['date', ['2', '29', '2027'], say.date],
    ['date', ['13', '1', '2027'], say.date],
    ['time', ['24', '00', '', ''], say.time],
    ['time', ['0', '30', '', 'AM'], say.time],
  ])('%s may not be %j', (type, value, message) => {
    expect(errorOf(type, value)).toBe(message);
  });

  it('has its own limit where it says one', () => {
    expect(errorOf('textarea', 'four', { maxLength: 4 })).toBeUndefined();
    expect(errorOf('textarea', 'fives', { maxLength: 4 })).toBe(say.tooLong);
  });
});

describe('a form', () => {
  it('has its own fields and no others, prototypes included', () => {
    const strange = JSON.parse('{"__proto__":"x","constructor":"y","quem":"a section"}');
    expect(Object.entries(checkForm({ ...orderForm, formFields: orderForm.formFields.slice(0, 1) }, strange))).toEqual([
      ['__proto__', say.unknown],
      ['constructor', say.unknown],
      ['quem', say.unknown],
    ]);
  });

  it('is kept in the order of its fields, with the e-mail trimmed', () => {
    const values = keptValues(contactForm, { email: ' a@b.co ', nome: ['A', 'B'] });
    expect(Object.keys(values)).toEqual(contactForm.formFields.map(({ id }) => id));
    expect(values).toMatchObject({ email: 'a@b.co', nome: ['A', 'B'], novidades: [], telefone: ['', '', '', ''] });
  });

  it('subscribes whoever ticks the box, and only with an address', () => {
    expect(subscriberOf(contactForm, { email: 'a@b.co', novidades: ['sim'] })).toBe('a@b.co');
    expect(subscriberOf(contactForm, { email: 'a@b.co', novidades: [] })).toBeNull();
    expect(subscriberOf({ ...contactForm, newsletter: true }, { email: '' })).toBeNull();
  });
});
