import messages from '../../../strings/pt-BR/fields.json';
import type { FormPart, PartedType } from '../../../vocab/codes/form-fields.ts';
import { FieldFrame } from './field-frame.tsx';
import type { Country, FieldProps } from './field-props.ts';
import { type Choice, controlName } from './form-field.ts';
import { type PartKind, rareFields } from './load-rare-fields.ts';
import { SelectBox } from './select-field.tsx';

const AM_PM = ['AM', 'PM'].map((value) => ({ value, label: value }));

type PartedProps = FieldProps & { type: PartedType; countries: readonly Country[] };

/** A field of several parts, each with its own words. */
export function PartedField({ carried, type, countries, ...frame }: PartedProps) {
  const { field, strings } = frame;
  const kinds: Partial<Record<FormPart, PartKind>> =
    type === 'name' ? nameParts(strings(messages)) : rareFields().partKinds(type, strings);
  const choices = (part: FormPart): readonly Choice[] | null => {
    const own = field.partOptions[part];
    if (own?.length) return own;
    if (part === 'Ampm') return AM_PM;
    if (type !== 'address' || part !== 'Country' || !countries.length) return null;
    return countries.map(({ name, code }) => ({ value: code, label: name }));
  };
  return (
    <FieldFrame {...frame} group="group">
      {(id, stateOf) => (
        <div className="parts">
          {field.parts.map((part) => {
            const kind = kinds[part];
            const list = choices(part);
            const name = controlName(field.id, part);
            const shared = {
              className: 'control',
              part: 'control',
              id: `${id}-${part}`,
              name,
              autoComplete: list && part === 'Country' ? 'country' : kind?.autoComplete,
              defaultValue: carried?.text(name) ?? '',
              'aria-required': (field.required && field.needed.includes(part)) || undefined,
              'aria-invalid': stateOf(name)['aria-invalid'],
            };
            return (
              <div className="piece" data-part={part} key={part}>
                <label htmlFor={shared.id}>{field.captions[part] ?? kind?.label}</label>
                {list ? (
                  <SelectBox none={field.partOptions[part]?.length ? null : ''} choices={list} {...shared} />
                ) : (
                  <input
                    {...shared}
                    type={type === 'phone' ? 'tel' : 'text'}
                    {...(kind?.digits && { inputMode: 'numeric', maxLength: kind.digits })}
                  />
                )}
              </div>
            );
          })}
        </div>
      )}
    </FieldFrame>
  );
}

type NameWords = (key: 'formNameFirst' | 'formNameLast') => string;

const nameParts = (words: NameWords): Partial<Record<FormPart, PartKind>> => ({
  First: { label: words('formNameFirst'), autoComplete: 'given-name' },
  Last: { label: words('formNameLast'), autoComplete: 'family-name' },
});
