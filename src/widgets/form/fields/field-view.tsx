import { FORM_SECTION } from '../../../vocab/codes/form-fields.ts';
import type { Controls } from '../carry.ts';
import type { FieldMark } from '../logic.ts';
import type { Words } from '../words.ts';
import { ChoiceField } from './choice-field.tsx';
import { Description, hasDescription } from './description.tsx';
import type { FormField } from './field.ts';
import { LikertField } from './likert-field.tsx';
import { type Country, PartedField } from './parted-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

export interface FieldProps {
  readonly field: FormField;
  readonly mark: FieldMark | undefined;
  readonly words: Words;
  /** What the page's own form held. */
  readonly carried: Controls;
}

/** Draws an item of the form by its type. Hidden fields are not drawn: nobody fills them in. */
export function FieldView({ countries, ...props }: FieldProps & { countries: readonly Country[] }) {
  const { field } = props;
  const { type, title } = field;
  switch (type) {
    case 'hidden':
      return null;
    case FORM_SECTION:
      // Words without a heading begin nothing new.
      return (
        <div className={title ? 'section' : 'words'}>
          {title && <p className="section-title">{title}</p>}
          {hasDescription(field) && <Description field={field} />}
          {field.slot && <slot name={field.slot} />}
        </div>
      );
    case 'name':
    case 'phone':
    case 'address':
    case 'date':
    case 'time':
      return <PartedField {...props} type={type} countries={countries} />;
    case 'likert':
      return <LikertField {...props} />;
    case 'checkbox':
    case 'radio':
      return <ChoiceField {...props} type={type} />;
    case 'select':
      return <SelectField {...props} />;
    case 'textarea':
      return <TextareaField {...props} />;
    default:
      return <TextField {...props} />;
  }
}
