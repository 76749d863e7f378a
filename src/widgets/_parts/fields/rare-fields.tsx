import type { Host } from '../../../runtime/blocks/host.ts';
import messages from '../../../strings/pt-BR/rare-fields.json';
import type { formFieldParts, PartedType } from '../../../vocab/codes/form-fields.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { controlName } from './form-field.ts';
import type { PartKind } from './load-rare-fields.ts';

type RareParted = Exclude<PartedType, 'name'>;
type Kind = Omit<PartKind, 'label'> & { readonly label: keyof typeof messages };
type Kinds = { readonly [Type in RareParted]: Readonly<Record<(typeof formFieldParts)[Type][number], Kind>> };

const KINDS: Kinds = {
  phone: {
    Country: { label: 'formPhoneCountry', autoComplete: 'tel-country-code' },
    Areacode: { label: 'formPhoneAreacode', autoComplete: 'tel-area-code' },
    Prefix: { label: 'formPhonePrefix', autoComplete: 'tel-local-prefix' },
    Line: { label: 'formPhoneLine', autoComplete: 'tel-local-suffix' },
  },
  address: {
    Line1: { label: 'formAddressLine1', autoComplete: 'address-line1' },
    Line2: { label: 'formAddressLine2', autoComplete: 'address-line2' },
    City: { label: 'formAddressCity', autoComplete: 'address-level2' },
    State: { label: 'formAddressState', autoComplete: 'address-level1' },
    Zip: { label: 'formAddressZip', autoComplete: 'postal-code' },
    Country: { label: 'formAddressCountry', autoComplete: 'country-name' },
  },
  date: {
    Month: { label: 'formDateMonth', digits: 2 },
    Day: { label: 'formDateDay', digits: 2 },
    Year: { label: 'formDateYear', digits: 4 },
  },
  time: {
    Hour: { label: 'formTimeHour', digits: 2 },
    Minute: { label: 'formTimeMinute', digits: 2 },
    Second: { label: 'formTimeSecond', digits: 2 },
    Ampm: { label: 'formTimeAmpm' },
  },
};

/** What each part of a field is called and what a browser may fill in. */
export function partKinds(type: RareParted, strings: Host['strings']): Record<string, PartKind> {
  const words = strings(messages);
  return Object.fromEntries(
    Object.entries<Kind>(KINDS[type]).map(([part, kind]) => [part, { ...kind, label: words(kind.label) }]),
  );
}

/** Statements, each with the same scale of answers. */
export function LikertField({ carried, ...frame }: FieldProps) {
  const { field } = frame;
  const { statements, options, required, needed } = field;
  return (
    <FieldFrame {...frame} group="group">
      {(id, stateOf) =>
        statements.map((statement, index) => {
          const name = controlName(field.id, statement.value);
          // Not its value: a space in it would make two ids.
          const label = `${id}-${index}`;
          return (
            <div
              className="statement"
              role="radiogroup"
              aria-labelledby={label}
              aria-required={(required && needed.includes(statement.value)) || undefined}
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
