import messages from '../../../../strings/pt-BR/rare-fields.json';
import type { FormPart, formFieldParts, PartedType } from '../../../../vocab/codes/form-fields.ts';
import { FieldFrame } from './field-frame.tsx';
import type { Country, FieldProps, PartKind } from './field-props.ts';
import { type Choice, controlName } from './form-field.ts';
import { spreadPhone } from './spread-phone.ts';

export { BrazilianField, faultOf } from './brazilian-field.tsx';
export { messages };

type RareParted = Exclude<PartedType, 'name'>;
/** The key of the label of a part, then its autocomplete value, or its number of digits. */
type Kind = readonly [words: keyof typeof messages, more?: string | number];
type Kinds = { readonly [Type in RareParted]: Readonly<Record<(typeof formFieldParts)[Type][number], Kind>> };

const KINDS: Kinds = {
  phone: {
    Country: ['formPhoneCountry', 'tel-country-code'],
    Areacode: ['formPhoneAreacode', 'tel-area-code'],
    Prefix: ['formPhonePrefix', 'tel-local-prefix'],
    Line: ['formPhoneLine', 'tel-local-suffix'],
  },
  address: {
    Line1: ['formAddressLine1', 'address-line1'],
    Line2: ['formAddressLine2', 'address-line2'],
    City: ['formAddressCity', 'address-level2'],
    State: ['formAddressState', 'address-level1'],
    Zip: ['formAddressZip', 'postal-code'],
    Country: ['formAddressCountry', 'country-name'],
  },
  date: {
    Month: ['formDateMonth', 2],
    Day: ['formDateDay', 2],
    Year: ['formDateYear', 4],
  },
  time: {
    Hour: ['formTimeHour', 2],
    Minute: ['formTimeMinute', 2],
    Second: ['formTimeSecond', 2],
    Ampm: ['formTimeAmpm'],
  },
};

const AM_PM: readonly Choice[] = ['AM', 'PM'].map((value) => ({ value, label: value }));

/** The label of each part of a field, its autocomplete value, and its kind of control. */
export const partKinds = (
  type: RareParted,
  strings: FieldProps['strings'],
  countries: readonly Country[],
): Partial<Record<FormPart, PartKind>> => {
  const t = strings(messages);
  const kindOf = (part: string, [words, more]: Kind): PartKind => ({
    label: t(words),
    choices: choicesOf(type, part, countries),
    autoComplete: typeof more === 'string' ? more : undefined,
    input: {
      ...(typeof more === 'number' && { inputMode: 'numeric', maxLength: more }),
      ...(type === 'phone' && { type: 'tel', onChange: spreadPhone }),
    },
  });
  return Object.fromEntries(Object.entries<Kind>(KINDS[type]).map(([part, kind]) => [part, kindOf(part, kind)]));
};

function choicesOf(type: RareParted, part: string, countries: readonly Country[]): readonly Choice[] | undefined {
  if (part === 'Ampm') return AM_PM;
  if (type !== 'address' || part !== 'Country' || !countries.length) return undefined;
  return countries.map(({ name, code }) => ({ value: code, label: name }));
}

/** The usual scale. What is sent does not depend on the language of the page. */
const SCALE = ['1', '2', '3', '4', '5'] as const;

/** Statements, each with the same scale of answers. */
export function LikertField({ carried, ...frame }: FieldProps) {
  const { field } = frame;
  const { statements, required, requiredParts } = field;
  const t = frame.strings(messages);
  const options = field.options.length
    ? field.options
    : SCALE.map((value) => ({ value, label: t(`formLikert${value}`) }));
  return (
    <FieldFrame {...frame} group="group">
      {(id, stateOf) =>
        statements.map((statement, index) => {
          const name = controlName(field.id, statement.value);
          // The value is not used: a space in it would produce two ids.
          const label = `${id}-${index}`;
          return (
            <div
              className="statement"
              role="radiogroup"
              aria-labelledby={label}
              aria-required={(required && requiredParts.includes(statement.value)) || undefined}
              aria-invalid={stateOf(name)['aria-invalid']}
              key={statement.value}
            >
              <p id={label}>{statement.label}</p>
              <div className="options scale">
                {options.map((option) => (
                  <label className="option" key={option.value}>
                    <input
                      type="radio"
                      part="control"
                      name={name}
                      value={option.value}
                      defaultChecked={carried?.checked(name, option.value) ?? false}
                    />
                    <span>{option.label}</span>
                  </label>
                ))}
              </div>
            </div>
          );
        })
      }
    </FieldFrame>
  );
}
