import { toJsonSchema } from '@valibot/to-json-schema';

/** What JavaScript's Number() reads out of a text, infinities left out. */
const NUMERIC_TEXT = '^\\s*([+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?|0[xX][0-9a-fA-F]+|0[oO][0-7]+|0[bB][01]+)\\s*$';

/**
 * A number, or one as text. The range of a text is the parser's to check.
 *
 * @param {{ kind?: string, min?: number, max?: number, above?: number }} field
 */
const numberSchema = ({ kind, min, max, above }) => ({
  anyOf: [
    {
      type: kind === 'count' ? 'integer' : 'number',
      ...(Number.isFinite(min) && { minimum: min }),
      ...(Number.isFinite(max) && { maximum: max }),
      ...(above !== undefined && { exclusiveMinimum: above }),
    },
    { type: 'string', pattern: NUMERIC_TEXT },
  ],
});

const textOf = (pattern) => ({ type: 'string', pattern });

/** A number, or a text of the form. */
const measure = (pattern, bounds) => ({ anyOf: [{ type: 'number', ...bounds }, textOf(pattern)] });

const NUMBER = '[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?';
const FRACTION = '(0(\\.\\d*)?|\\.\\d+|1(\\.0*)?)';
const UNITS =
  '([pP][xX]|[rR]?[eE][mM]|%|[cC][hH]|[eE][xX]|[rR]?[lL][hH]|[sSlLdD]?[vV]([wWhHiIbB]|[mM][iI][nN]|[mM][aA][xX])|[cC][qQ]([wWhHiIbB]|[mM][iI][nN]|[mM][aA][xX])|[pP][tT]|[cC][mM]|[mM][mM]|[iI][nN])?';

/** What a text of each kind looks like. The parser is more exact: it knows every range, and a browser knows every colour. */
const FORMS = {
  flag: () => ({ type: 'boolean' }),
  oneOf: ({ choices }) => ({ enum: [...choices] }),
  text: () => ({ type: 'string' }),
  url: () =>
    textOf('^\\s*((?![a-zA-Z][a-zA-Z0-9+.-]*:)|[hH][tT][tT][pP][sS]?:|[mM][aA][iI][lL][tT][oO]:|[tT][eE][lL]:)\\s*\\S'),
  color: () => textOf('^\\s*(#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,30}|[a-zA-Z-]+\\(.*\\))\\s*$'),
  length: () => measure(`^\\s*${NUMBER}${UNITS}\\s*$`),
  duration: ({ max }) =>
    measure(`^\\s*${NUMBER}([mM]?[sS])?\\s*$`, { minimum: 0, ...(Number.isFinite(max) && { maximum: max }) }),
  ratio: () => measure(`^\\s*(${NUMBER}|[\\d.]+\\s*[:/]\\s*[\\d.]+)\\s*$`, { exclusiveMinimum: 0 }),
  focalPoint: () => ({
    anyOf: [
      textOf(`^\\s*${FRACTION}\\s*,\\s*${FRACTION}\\s*$`),
      {
        type: 'object',
        properties: { x: numberSchema({ min: 0, max: 1 }), y: numberSchema({ min: 0, max: 1 }) },
        required: ['x', 'y'],
      },
    ],
  }),
  shadow: () => {
    const part = {
      type: 'object',
      properties: { value: numberSchema({}), unit: { enum: ['px', 'em', 'rem', 'vw', 'vh', 'vmin', 'vmax'] } },
      required: ['value', 'unit'],
    };
    return {
      type: 'object',
      properties: { angle: numberSchema({}), distance: part, blur: part },
      required: ['angle', 'distance', 'blur'],
    };
  },
  timeZone: () => textOf('^[+a-zA-Z-][a-zA-Z0-9+_:/-]*$'),
  month: () => textOf('^(0[1-9]|1[0-2])-(?!0000)\\d{4}$'),
  reference: () => textOf('^\\s*[^\\s]+\\s*$'),
  list: ({ entry, choices }) => ({ type: 'array', items: entry ? valueSchema(entry) : { enum: [...choices] } }),
  number: numberSchema,
  count: numberSchema,
};

/** What JSON may give besides the values of a kind. */
const ALSO = {
  flag: { type: 'boolean' },
  text: { enum: ['true', 'false'] },
  word: { type: 'string' },
  number: { type: 'number' },
  styleId: { anyOf: [{ type: 'integer', minimum: 1, maximum: 6 }, textOf('^\\s*[1-6]\\s*$')] },
};

/** A default that is no value of its kind, such as an empty address, may be written out too. */
const withDefault = (schema, { kind, fallback, min = -Infinity }) => {
  const isBeside =
    fallback === '' ||
    (kind === 'ratio' && typeof fallback === 'string') ||
    (fallback === 0 && (kind === 'ratio' || min > 0));
  return isBeside ? { anyOf: [{ const: fallback }, schema] } : schema;
};

/** What the page may write, not what the block gets: a transformation ends the schema. */
export const fromValibot = (valibot) => {
  const { $schema, ...schema } = toJsonSchema(valibot, { target: 'draft-07', typeMode: 'input' });
  return schema;
};

const valueSchema = (field) => {
  const { [field.kind]: form } = FORMS;
  if (form && field.also) return { anyOf: [form(field), ...field.also.map((what) => ALSO[what])] };
  if (form) return withDefault(form(field), field);
  return fromValibot(field.schema);
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
