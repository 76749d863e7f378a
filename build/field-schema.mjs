import { toJsonSchema } from '@valibot/to-json-schema';

/** What JavaScript's Number() reads out of a text, infinities left out. */
const NUMERIC_TEXT = '^\\s*([+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?|0[xX][0-9a-fA-F]+|0[oO][0-7]+|0[bB][01]+)\\s*$';

/** A number, or one as text. The range of a text is the parser's to check. */
const numberSchema = ({ kind, min, max }) => ({
  anyOf: [
    {
      type: kind === 'count' ? 'integer' : 'number',
      ...(Number.isFinite(min) && { minimum: min }),
      ...(Number.isFinite(max) && { maximum: max }),
    },
    { type: 'string', pattern: NUMERIC_TEXT },
  ],
});

const valueSchema = (field) => {
  if (field.kind === 'number' || field.kind === 'count') return numberSchema(field);
  // What the page may write, not what the block gets: a transformation ends the schema.
  const { $schema, ...schema } = toJsonSchema(field.schema, { target: 'draft-07', typeMode: 'input' });
  return schema;
};

/**
 * The JSON Schema of one field, as the parser reads it out of JSON.
 *
 * @throws where its valibot schema has a part that JSON Schema cannot say
 */
export const fieldSchema = (field) => ({
  description: `${field.help} Value: ${field.expected}.`,
  default: field.fallback,
  ...valueSchema(field),
});
