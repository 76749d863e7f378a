import messages from '../../../../strings/pt-BR/fields.json';
import type { FormPart, PartedType } from '../../../../vocab/codes/form-fields.ts';
import { FieldFrame } from './field-frame.tsx';
import type { Country, FieldProps, PartKind } from './field-props.ts';
import { controlName } from './form-field.ts';
import { rareFields } from './load-rare-fields.ts';
import { SelectBox } from './select-field.tsx';

type PartedProps = FieldProps & { type: PartedType; countries: readonly Country[] };

/** A field of several parts, each with its own label. */
export function MultiPartField({ carried, type, countries, ...frame }: PartedProps) {
  const { field, strings } = frame;
  const kinds: Partial<Record<FormPart, PartKind>> =
    type === 'name' ? nameParts(strings(messages)) : rareFields().partKinds(type, strings, countries);
  return (
    <FieldFrame {...frame} group="group">
      {(id, stateOf) => (
        <div className="parts">
          {field.parts.map((part) => {
            const { label, choices, autoComplete, input } = kinds[part] ?? {};
            const name = controlName(field.id, part);
            const read = field.partOptions[part] ?? [];
            const own = carried?.choices?.(name) ?? read;
            // A list that the page empties is still its own.
            const list = own.length || read.length ? own : choices;
            const shared = {
              className: 'control',
              part: 'control',
              id: `${id}-${part}`,
              name,
              autoComplete: list && part === 'Country' ? 'country' : autoComplete,
              defaultValue: carried?.text(name) ?? '',
              'aria-required': (field.required && field.requiredParts.includes(part)) || undefined,
              'aria-invalid': stateOf(name)['aria-invalid'],
            };
            const placeholder = field.placeholders[part];
            return (
              <div className="piece" data-part={part} key={part}>
                <label htmlFor={shared.id}>{field.captions[part] ?? label}</label>
                {list ? (
                  <SelectBox none={own.length ? null : ''} choices={list} {...shared} />
                ) : (
                  <input type="text" {...shared} {...input} {...(placeholder && { placeholder })} />
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
