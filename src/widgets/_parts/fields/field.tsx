import { FORM_SECTION } from '../../../vocab/codes/form-fields.ts';
import { ChoiceField } from './choice-field.tsx';
import type { Country, FieldProps } from './field-props.ts';
import { rareFields } from './load-rare-fields.ts';
import { MultiPartField } from './multi-part-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

/**
 * Draws a field by its type. It draws nothing for hidden fields, which nobody fills in, and nothing for sections, which are not fields. The block adopts
 * `fields.css` and loads the rare types before it draws one (load-rare-fields.ts).
 */
export function Field({ countries = [], ...props }: FieldProps & { countries?: readonly Country[] }) {
  const { type } = props.field;
  switch (type) {
    case 'hidden':
    case FORM_SECTION:
      return null;
    case 'name':
    case 'phone':
    case 'address':
    case 'date':
    case 'time':
      return <MultiPartField {...props} type={type} countries={countries} />;
    case 'likert': {
      const { LikertField } = rareFields();
      return <LikertField {...props} />;
    }
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
