import { RichText, useRichText } from '../../ui/rich-text/rich-text.tsx';
import type { FormField } from './form-field.ts';

type Describable = Pick<FormField, 'description' | 'richDescription'>;

export const hasDescription = ({ description, richDescription }: Describable): boolean =>
  description !== '' || richDescription !== '';

/** The description of a field or section: plain text, or an owner's HTML once it has been sanitised. */
export function Description({ field: { description, richDescription }, id }: { field: Describable; id?: string }) {
  const rich = useRichText(richDescription, { fallback: description, wanted: richDescription !== '' });
  return (
    <div className="description" part="description" id={id}>
      {rich ? <RichText rich={rich} /> : description}
    </div>
  );
}
