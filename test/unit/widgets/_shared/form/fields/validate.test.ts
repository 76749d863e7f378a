import { describe, expect, it } from 'vitest';
import english from '../../../../../../src/strings/en/field-errors.json';
import rareEnglish from '../../../../../../src/strings/en/rare-fields.json';
import spanish from '../../../../../../src/strings/es/field-errors.json';
import rareSpanish from '../../../../../../src/strings/es/rare-fields.json';
import { type Table, translator } from '../../../../../../src/strings/translate.ts';
import { toFields } from '../../../../../../src/widgets/_shared/form/fields/form-field.ts';
import { loadRareFields } from '../../../../../../src/widgets/_shared/form/fields/load-rare-fields.ts';
import { errorsFor, validateFields } from '../../../../../../src/widgets/_shared/form/fields/validate.ts';

type Filled = Record<string, string | string[]>;

/** The fault of each field that is wrong, with the controls it is about. */
function faults(
  fields: Record<string, unknown>[],
  filled: Filled = {},
  rule: 'spec' | 'modern' = 'spec',
  isOwn = false,
) {
  const read = (name: string): string[] => [filled[name] ?? []].flat();
  return Object.fromEntries(
    [...validateFields(toFields(fields), read, { emailRule: rule, isOwn })].map(([id, { fault, controls }]) => [
      id,
      [fault, ...controls],
    ]),
  );
}

describe('an e-mail field', () => {
  const email = { id: 'e', type: 'email' };

  it('may be empty where it is not required [FORM-033]', () => {
    expect(faults([email], { e: '' })).toEqual({});
    expect(faults([email], { e: '  ' })).toEqual({});
    expect(faults([{ ...email, required: true }], { e: ' ' })).toEqual({ e: ['formInvalidEmail', 'e'] });
  });

  it('is missing before it is invalid in a form that is no published one', () => {
    expect(faults([{ ...email, required: true }], { e: ' ' }, 'spec', true)).toEqual({ e: ['formRequired', 'e'] });
    expect(faults([{ ...email, required: true }], { e: 'a' }, 'spec', true)).toEqual({ e: ['formInvalidEmail', 'e'] });
  });

  it('is checked by the rule the form asks for [FORM-035] [FORM-032]', () => {
    expect(faults([email], { e: ' a@b.co ' })).toEqual({});
    expect(faults([email], { e: 'a@b.store' })).toEqual({ e: ['formInvalidEmail', 'e'] });
    expect(faults([email], { e: 'a@b.store' }, 'modern')).toEqual({});
  });
});

describe('a long text', () => {
  const field = (maxLength: unknown, required = false) => [{ id: 't', type: 'textarea', maxLength, required }];

  it('is invalid above its limit, valid at it [FORM-037]', () => {
    expect(faults(field(3), { t: 'abcd' })).toEqual({ t: ['formTooLong', 't'] });
    expect(faults(field(3), { t: 'abc' })).toEqual({});
  });

  it('may be empty where it is not required [FORM-038]', () => {
    expect(faults(field(3), { t: '' })).toEqual({});
    expect(faults(field(3, true), { t: '' })).toEqual({ t: ['formRequired', 't'] });
  });

  it('has no limit where that is 0 or no number [FORM-041]', () => {
    expect(faults(field(0), { t: 'abcd' })).toEqual({});
    expect(faults(field('x'), { t: 'abcd' })).toEqual({});
  });
});

describe('a required field left empty is invalid', () => {
  it('for every type, at the controls that are empty [FORM-045]', () => {
    const fields = [
      { id: 'n', type: 'name' },
      { id: 'a', type: 'address' },
      { id: 'c', type: 'checkbox', options: ['x'] },
      { id: 'r', type: 'radio', options: ['x'] },
      { id: 's', type: 'select', options: ['x'] },
      { id: 'l', type: 'likert', statements: ['um', 'dois'], options: ['x'] },
      { id: 't', type: 'text' },
      { id: 'h', type: 'hidden' },
      { id: 'z', type: 'section' },
    ].map((field) => ({ ...field, required: true }));
    expect(faults(fields, { 'n.Last': 'Souza', 'a.Line1': 'Rua A', 'a.City': 'Serra', 'l.um': 'x' })).toEqual({
      n: ['formRequired', 'n.First'],
      a: ['formRequired', 'a.State', 'a.Zip'],
      c: ['formRequired', 'c'],
      r: ['formRequired', 'r'],
      s: ['formRequired', 's'],
      l: ['formRequired', 'l.dois'],
      t: ['formRequired', 't'],
    });
  });

  // The message for an empty e-mail address is the e-mail one: the row resolves it so [FORM-033].
  it.each([
    ['name', {}, ['First']],
    ['phone', {}, ['Areacode', 'Line']],
    ['address', {}, ['Line1', 'City', 'State', 'Zip']],
    ['date', {}, ['Month', 'Day', 'Year']],
    ['time', {}, ['Hour', 'Minute']],
    ['likert', { statements: ['um', 'dois'], options: ['x'] }, ['um', 'dois']],
    ['checkbox', { options: ['x'] }, []],
    ['radio', { options: ['x'] }, []],
    ['select', { options: ['x'] }, []],
    ['textarea', { maxLength: 3 }, []],
    ['text', {}, []],
    ['number', { min: 1, max: 9 }, []],
    ['currency', {}, []],
    ['website', {}, []],
    ['twitter', {}, []],
  ] as const)('and a %s says that it is required before anything of its form', (type, more, parts) => {
    const field = { id: 'f', type, required: true, ...more };
    const controls = parts.length ? parts.map((part) => `f.${part}`) : ['f'];
    expect(faults([field])).toEqual({ f: ['formRequired', ...controls] });
    expect(faults([field], Object.fromEntries(controls.map((name) => [name, ' ']))), 'white space').toEqual({
      f: ['formRequired', ...controls],
    });
  });

  it('an address too, whose zip code is wrong as well', () => {
    const filled = { 'a.Zip': '9', 'a.Country': 'US', 'a.Line1': 'Rua A', 'a.State': 'MG' };
    expect(faults([{ id: 'a', type: 'address', required: true }], filled)).toEqual({ a: ['formRequired', 'a.City'] });
  });

  it.each<[string, Table | null, string, string]>([
    [
      'Portuguese',
      null,
      'Este campo é obrigatório.',
      'E-mail inválido. O endereço de e-mail deve ter o formato nome@exemplo.com.',
    ],
    [
      'English',
      english,
      'This field is required.',
      'Invalid email. The email address must look like name@example.com.',
    ],
    [
      'Spanish',
      spanish,
      'Este campo es obligatorio.',
      'Correo no válido. La dirección debe tener el formato nombre@ejemplo.com.',
    ],
  ])('and says so in %s', (_, table, required, email) => {
    const fields = toFields(['text', 'date', 'email'].map((type) => ({ id: type, type, required: true })));
    const problems = validateFields(fields, () => [], { emailRule: 'spec' });
    const said = errorsFor(problems, (messages) => translator(messages, new Map(), table));
    expect([...said.values()].map(({ message }) => message)).toEqual([required, required, email]);
  });

  it('part by part as the form itself marks them, else without those that many people cannot fill in', () => {
    const phone = { id: 'p', type: 'phone', required: true };
    expect(faults([phone], { 'p.Areacode': '31', 'p.Line': '99999-0000' })).toEqual({});
    expect(faults([phone], {})).toEqual({ p: ['formRequired', 'p.Areacode', 'p.Line'] });
    expect(faults([{ ...phone, requiredParts: ['Prefix', 'Line', 'City'] }], { 'p.Line': '1' })).toEqual({
      p: ['formRequired', 'p.Prefix'],
    });
    expect(faults([{ ...phone, parts: ['Prefix'] }], {})).toEqual({ p: ['formRequired', 'p.Prefix'] });
    const scale = { id: 'l', type: 'likert', required: true, statements: ['um', 'dois'], options: ['x'] };
    expect(faults([{ ...scale, requiredParts: ['dois'] }], {})).toEqual({ l: ['formRequired', 'l.dois'] });
  });

  it('but not one that may be empty, and white space is empty', () => {
    expect(faults([{ id: 't' }, { id: 'n', type: 'name' }])).toEqual({});
    expect(faults([{ id: 't', required: true }], { t: ' \n' })).toEqual({ t: ['formRequired', 't'] });
  });
});

it('checks the zip code of an address in the United States, and of no other [FORM-050]', () => {
  const address = (country: string, zip: string) =>
    faults([{ id: 'a', type: 'address' }], { 'a.Country': country, 'a.Zip': zip });
  expect(address('US', '9021')).toEqual({ a: ['formInvalidZip', 'a.Zip'] });
  expect(address('US', '90210')).toEqual({});
  expect(address('US', '')).toEqual({});
  expect(address('BR', '30000-000')).toEqual({});
});

describe('a field of a Brazilian type', () => {
  const RULES = [
    ['cpf', '529.982.247-25', '529.982.247-26', 'formInvalidCpf'],
    ['cnpj', '12.ABC.345/01DE-35', '12.ABC.345/01DE-36', 'formInvalidCnpj'],
    ['cep', '01310-100', '01310-10', 'formInvalidCep'],
    ['phone-br', '(11) 98765-4321', '(10) 98765-4321', 'formInvalidPhone'],
    ['state', 'SP', 'XX', 'formInvalidState'],
    ['date-br', '29/02/2028', '29/02/2027', 'formInvalidDate'],
    ['time-br', '23:59', '24:00', 'formInvalidTime'],
  ] as const;

  it.each(RULES)('%s is valid as %s and not as %s', async (type, right, wrong, fault) => {
    await loadRareFields();
    const field = { id: 'b', type };
    expect(faults([field], { b: right })).toEqual({});
    expect(faults([field], { b: wrong })).toEqual({ b: [fault, 'b'] });
    expect(faults([field], { b: ' ' })).toEqual({});
    expect(faults([{ ...field, required: true }], { b: '' })).toEqual({ b: ['formRequired', 'b'] });
  });

  it('says what is wrong in the language of the page', async () => {
    await loadRareFields();
    const problems = validateFields(toFields([{ id: 'b', type: 'cpf' }]), () => ['1'], { emailRule: 'spec' });
    const strings = (table: Table | null) => (messages: Readonly<Record<string, string>>) =>
      translator(messages, new Map(), table);
    const said = (table: Table | null) => errorsFor(problems, strings(table)).get('b')?.message;
    expect(said(null)).toBe('CPF inválido. Confira os 11 dígitos.');
    expect(said(rareEnglish)).toBe('This CPF is not valid. Check its 11 digits.');
    expect(said(rareSpanish)).toBe('El CPF no es válido. Revise los 11 dígitos.');
  });
});
