import type { Field } from '../field.ts';
import { readSchema } from './read-schema.ts';

/** A number that may be absent: then it is an empty text, and the layout's own default holds (GAL-313). */
export const optional = (given: Field<number>): Field<number | ''> => {
  const { validate } = given.schema['~standard'];
  return {
    ...given,
    fallback: '',
    schema: readSchema<number | ''>((value) => {
      if (value === '') return '';
      const read = validate(value) as { readonly value?: number };
      return read.value ?? null;
    }),
  };
};
