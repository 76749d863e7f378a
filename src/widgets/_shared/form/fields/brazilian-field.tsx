import { type ComponentProps, useCallback } from 'react';
import kitMessages from '../../../../strings/pt-BR/fields.json';
import messages from '../../../../strings/pt-BR/rare-fields.json';
import type { BrazilianFieldType } from '../../../../vocab/codes/form-fields.ts';
import { parseCep } from '../../../../vocab/rules/brazil/cep.ts';
import { parseCnpj } from '../../../../vocab/rules/brazil/cnpj.ts';
import { parseCpf } from '../../../../vocab/rules/brazil/cpf.ts';
import { parseDate, parseTime } from '../../../../vocab/rules/brazil/date-and-time.ts';
import { findState } from '../../../../vocab/rules/brazil/find-state.ts';
import { parsePhone } from '../../../../vocab/rules/brazil/phone.ts';
import { brazilianStates } from '../../../../vocab/rules/brazil/states.ts';
import { attachMask } from './attach-mask.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { tidied } from './mask.ts';
import { MASKS } from './masks.ts';
import { SelectBox } from './select-field.tsx';

type MaskedType = Exclude<BrazilianFieldType, 'state'>;

/** What may be wrong with a field of a Brazilian type, as the key of the message. */
export type BrazilianFault = Extract<keyof typeof messages, `formInvalid${string}`>;

interface Kind {
  readonly input: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>;
  /** The key of the placeholder that shows how the value is written. */
  readonly hint?: keyof typeof messages;
}

// No control has maxlength: it would cut what is pasted.
const KINDS: Readonly<Record<MaskedType, Kind>> = {
  cpf: { input: { inputMode: 'numeric' } },
  cnpj: { input: { inputMode: 'text', autoCapitalize: 'characters' } },
  cep: { input: { inputMode: 'numeric', autoComplete: 'postal-code' } },
  'phone-br': { input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' } },
  'date-br': { input: { inputMode: 'numeric' }, hint: 'formDateHint' },
  'time-br': { input: { inputMode: 'numeric' }, hint: 'formTimeHint' },
};

const CHECKS: Readonly<Record<BrazilianFieldType, readonly [fault: BrazilianFault, (text: string) => unknown]>> = {
  cpf: ['formInvalidCpf', parseCpf],
  cnpj: ['formInvalidCnpj', parseCnpj],
  cep: ['formInvalidCep', parseCep],
  'phone-br': ['formInvalidPhone', parsePhone],
  state: ['formInvalidState', findState],
  'date-br': ['formInvalidDate', parseDate],
  'time-br': ['formInvalidTime', parseTime],
};

/** What is wrong with a text in such a field; null if it is valid. */
export const faultOf = (type: BrazilianFieldType, text: string): BrazilianFault | null => {
  const [fault, parse] = CHECKS[type];
  return parse(text) === null ? fault : null;
};

/** A CPF, CNPJ, CEP, telephone number, state, date or time: one control, whose value is sent as it is shown. */
export function BrazilianField({ type, ...props }: FieldProps & { type: BrazilianFieldType }) {
  return type === 'state' ? <StateField {...props} /> : <MaskedField {...props} type={type} />;
}

function MaskedField({ carried, type, ...frame }: FieldProps & { type: MaskedType }) {
  const { field, strings } = frame;
  const { id: name, placeholder, value } = field;
  const { input, hint } = KINDS[type];
  const attach = useCallback((control: HTMLInputElement) => attachMask(control, MASKS[type]), [type]);
  const start = carried?.text(name) ?? value;
  return (
    <FieldFrame {...frame}>
      {(id, stateOf) => (
        <input
          className="control"
          part="control"
          type="text"
          // Digits and separators are read from left to right on every page.
          dir="ltr"
          spellCheck={false}
          {...input}
          id={id}
          name={name}
          ref={attach}
          autoComplete={field.autoComplete || input.autoComplete}
          placeholder={placeholder || (hint && strings(messages)(hint))}
          defaultValue={tidied(MASKS[type], { value: start, start: 0, end: 0 }, true).value}
          aria-required={field.required || undefined}
          {...stateOf(name)}
        />
      )}
    </FieldFrame>
  );
}

/** The states as a list. A list of the page's own takes precedence. */
function StateField({ carried, ...frame }: FieldProps) {
  const { field, strings } = frame;
  const { id: name, placeholder } = field;
  const options = carried?.choices?.(name) ?? field.options;
  const start = carried?.text(name) ?? field.value;
  // A list that the page empties is still its own.
  const own = options.length > 0 || field.options.length > 0;
  return (
    <FieldFrame {...frame}>
      {(id, stateOf) => (
        <SelectBox
          none={
            options.some(({ value }) => value === '') ? null : placeholder || strings(kitMessages)('formSelectNone')
          }
          choices={own ? options : brazilianStates.map(({ code, name: label }) => ({ value: code, label }))}
          id={id}
          name={name}
          autoComplete={field.autoComplete || 'address-level1'}
          defaultValue={own ? start : (findState(start)?.code ?? '')}
          aria-required={field.required || undefined}
          {...stateOf(name)}
        />
      )}
    </FieldFrame>
  );
}
