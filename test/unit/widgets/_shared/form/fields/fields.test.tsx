// The field kit as a block uses it that is no form block: single fields, with nothing but a field and words.
import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../../../../../../src/widgets/_shared/form/fields/field.tsx';
import type { FieldProps } from '../../../../../../src/widgets/_shared/form/fields/field-props.ts';
import { type FormField, toField } from '../../../../../../src/widgets/_shared/form/fields/form-field.ts';
import { loadRareFields, RARE_TYPES } from '../../../../../../src/widgets/_shared/form/fields/load-rare-fields.ts';
import { SelectField } from '../../../../../../src/widgets/_shared/form/fields/select-field.tsx';
import { TextField } from '../../../../../../src/widgets/_shared/form/fields/text-field.tsx';
import { errorsFor, validateFields } from '../../../../../../src/widgets/_shared/form/fields/validate.ts';
import { fakeHandle } from '../../../../fake-handle.ts';

const { strings } = fakeHandle();

function fieldOf(raw: Readonly<Record<string, unknown>>): FormField {
  const field = toField(raw);
  if (!field) throw new Error('no field');
  return field;
}

const EMAIL = fieldOf({ id: 'email', type: 'email', title: 'E-mail', required: true });

describe('one field alone', () => {
  it('has its label, and says that it has to be filled in', () => {
    const { getByLabelText } = render(<TextField field={EMAIL} strings={strings} />);
    const control = getByLabelText(/^E-mail/) as HTMLInputElement;
    expect([control.type, control.name, control.value, control.autocomplete]).toEqual(['email', 'email', '', 'email']);
    expect(control.getAttribute('aria-required')).toBe('true');
    expect(control.getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the error it is given, which describes it', () => {
    const error = { message: 'Já inscrito.', controls: [] };
    const { getByLabelText, getByText } = render(<TextField field={EMAIL} strings={strings} error={error} />);
    const control = getByLabelText(/^E-mail/);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(getByText('Já inscrito.').closest('.error')?.id).toBe(control.getAttribute('aria-describedby'));
  });

  it('starts with what is carried over, else with its own value', () => {
    const field = fieldOf({ id: 'valor', title: 'Valor', options: ['10', '50'], value: '10', type: 'select' });
    const carried: FieldProps['carried'] = { text: (name) => (name === 'valor' ? '50' : null), checked: () => null };
    const first = render(<SelectField field={field} strings={strings} />);
    expect((first.getByLabelText('Valor') as HTMLSelectElement).value).toBe('10');
    first.unmount();
    const second = render(<SelectField field={field} strings={strings} carried={carried} />);
    expect((second.getByLabelText('Valor') as HTMLSelectElement).value).toBe('50');
  });

  it('is asked for by the words of the kit alone', () => {
    const asked: string[] = [];
    const field = fieldOf({ id: 'texto', type: 'textarea', title: 'Texto', maxLength: 3, required: true });
    const { getByLabelText, getByRole } = render(
      <Field
        field={field}
        strings={(messages) => {
          asked.push(...Object.keys(messages));
          return strings(messages);
        }}
      />,
    );
    fireEvent.input(getByLabelText(/^Texto/), { target: { value: 'quatro' } });
    expect(getByRole('status').textContent).toBe('Você excedeu o limite de caracteres.');
    expect([...new Set(asked)].sort()).toEqual([
      'formNameFirst',
      'formNameLast',
      'formRequiredMark',
      'formSelectNone',
      'formTooLong',
    ]);
  });
});

describe('what is wrong with fields', () => {
  it('is found and said without a form', () => {
    const fields = [EMAIL, fieldOf({ id: 'nome', title: 'Nome', required: true })];
    const errors = errorsFor(
      validateFields(fields, (name) => (name === 'email' ? ['ana@'] : ['']), { emailRule: 'spec' }),
      strings,
    );
    expect([...errors]).toEqual([
      [
        'email',
        {
          message: 'E-mail inválido. O endereço de e-mail deve ter o formato nome@exemplo.com.',
          controls: ['email'],
        },
      ],
      ['nome', { message: 'Este campo é obrigatório.', controls: ['nome'] }],
    ]);
  });
});

describe('the rare types', () => {
  const rare = (type: string) => fieldOf({ id: 'r', type, title: 'Raro', statements: ['Forno'], options: ['Bom'] });

  it('are a fault of the block where it did not wait for them', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const type of RARE_TYPES)
      expect(() => render(<Field field={rare(type)} strings={strings} />), type).toThrow(
        'loadRareFields() was not awaited',
      );
  });

  it('are drawn once they are there, each with its parts', async () => {
    await loadRareFields();
    const drawn = RARE_TYPES.map((type) => {
      const { container, unmount } = render(<Field field={rare(type)} strings={strings} />);
      const controls = [...container.querySelectorAll<HTMLInputElement>('[part=control]')];
      const said = controls.map(({ name, type: kind, autocomplete }) => [name, kind, autocomplete].join(' ').trim());
      const labels = [...container.querySelectorAll('label')].map((label) => label.textContent);
      unmount();
      return [type, labels, said];
    });
    expect(drawn).toEqual([
      [
        'phone',
        ['Código do país', 'DDD', 'Início do número', 'Últimos 4 dígitos'],
        [
          'r.Country tel tel-country-code',
          'r.Areacode tel tel-area-code',
          'r.Prefix tel tel-local-prefix',
          'r.Line tel tel-local-suffix',
        ],
      ],
      [
        'address',
        ['Endereço', 'Complemento', 'Cidade', 'Estado', 'CEP', 'País'],
        [
          'r.Line1 text address-line1',
          'r.Line2 text address-line2',
          'r.City text address-level2',
          'r.State text address-level1',
          'r.Zip text postal-code',
          'r.Country text country-name',
        ],
      ],
      ['date', ['Mês', 'Dia', 'Ano'], ['r.Month text', 'r.Day text', 'r.Year text']],
      [
        'time',
        ['Hora', 'Minuto', 'Segundo', 'AM/PM'],
        ['r.Hour text', 'r.Minute text', 'r.Second text', 'r.Ampm select-one'],
      ],
      ['likert', ['Bom'], ['r.Forno radio']],
      ['cpf', ['Raro'], ['r text']],
      ['cnpj', ['Raro'], ['r text']],
      ['cep', ['Raro'], ['r text postal-code']],
      ['phone-br', ['Raro'], ['r tel tel-national']],
      ['state', ['Raro'], ['r select-one']],
      ['date-br', ['Raro'], ['r text']],
      ['time-br', ['Raro'], ['r text']],
    ]);
  });

  it('lets a country be chosen where the block has a list of them', () => {
    const { getByLabelText } = render(
      <Field field={rare('address')} strings={strings} countries={[{ name: 'Brasil', code: 'BR' }]} />,
    );
    const list = getByLabelText('País') as HTMLSelectElement;
    expect([...list.options].map(({ value, text }) => [value, text])).toEqual([
      ['', ''],
      ['BR', 'Brasil'],
    ]);
    expect(list.getAttribute('autocomplete')).toBe('country');
  });
});
