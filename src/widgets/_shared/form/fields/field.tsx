import { brazilianFieldTypes, FILE_FIELD, FORM_SECTION } from '../../../../vocab/codes/form-fields.ts';
import type { ChosenFiles } from '../files/chosen-files.ts';
import { ChoiceField } from './choice-field.tsx';
import type { Country, FieldProps } from './field-props.ts';
import { fileFields } from './load-file-fields.ts';
import { rareFields } from './load-rare-fields.ts';
import { MultiPartField } from './multi-part-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

interface AnyFieldProps extends FieldProps {
  readonly countries?: readonly Country[];
  /** The files of the form; null or nothing if it has no field for files. */
  readonly chosen?: ChosenFiles | null;
}

/**
 * Draws a field by its type. It draws nothing for hidden fields, which nobody fills in, and nothing for sections, which are not fields. The block adopts
 * `fields.css` and loads the rare types before it draws one (load-rare-fields.ts).
 */
export function Field({ countries = [], chosen = null, ...props }: AnyFieldProps) {
  const { type } = props.field;
  if (type === FILE_FIELD) {
    const { FileField } = fileFields();
    return chosen && <FileField {...props} chosen={chosen} />;
  }
  if (brazilianFieldTypes.has(type)) {
    const { BrazilianField } = rareFields();
    return <BrazilianField {...props} type={type} />;
  }
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
