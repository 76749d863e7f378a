import type { FormPart, PartedType } from '../../../vocab/codes/form-fields.ts';
import { carriedText } from '../carry.ts';
import { type Choice, controlName } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-view.tsx';
import { type PartKind, partKinds } from './part-kinds.ts';
import { SelectBox } from './select-box.tsx';

export interface Country {
  readonly name: string;
  readonly code: string;
}

const HALVES = ['AM', 'PM'].map((value) => ({ value, label: value }));

type PartedProps = FieldProps & { type: PartedType; countries: readonly Country[] };

/** A field of several parts, each with its own words. */
export function PartedField({ field, mark, words, carried, type, countries }: PartedProps) {
  const kinds: Partial<Record<FormPart, PartKind>> = partKinds[type];
  const choices = (part: FormPart): readonly Choice[] | null => {
    const own = field.partOptions[part];
    if (own?.length) return own;
    if (part === 'Ampm') return HALVES;
    if (type !== 'address' || part !== 'Country' || !countries.length) return null;
    return countries.map(({ name, code }) => ({ value: code, label: name }));
  };
  return (
    <FieldFrame field={field} mark={mark} words={words} group="group">
      {(id, describe) => (
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
              defaultValue: carriedText(carried, name) ?? '',
              'aria-required': (field.required && field.needed.includes(part)) || undefined,
              'aria-invalid': describe(name)['aria-invalid'],
            };
            return (
              <div className="piece" data-part={part} key={part}>
                <label htmlFor={shared.id}>{field.captions[part] ?? (kind && words(kind.words))}</label>
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
