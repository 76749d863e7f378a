import { contextSchema } from './context-schema.mjs';
import { fieldSchema, fromValibot } from './field-schema.mjs';

/** Where editors look for the schema of a data file. Blocks do not read it. */
const SCHEMA_KEY = { $schema: { type: 'string', description: 'The schema of this file. Blocks do not read it.' } };

/** `firstOpen` is offered, `first-open` is as good. */
function dataSchema({ name: block, summary, data }, kebab) {
  const fields = Object.entries(data).map(([name, field]) => [name, fieldSchema(field)]);
  const inKebab = Object.keys(data)
    .filter((name) => kebab(name) !== name)
    .map((name) => [`^${kebab(name)}$`, { $ref: `#/definitions/${block}/properties/${name}` }]);
  return {
    description: summary,
    type: 'object',
    properties: { ...Object.fromEntries(fields), ...SCHEMA_KEY },
    ...(inKebab.length && { patternProperties: Object.fromEntries(inKebab) }),
    additionalProperties: false,
  };
}

/** The JSON of attributes that belong to no block's options, such as a product. */
const attributeSchemas = ({ pageAttributes }) =>
  Object.entries(pageAttributes).flatMap(([name, [{ value, help }]]) =>
    value.schema ? [[name, { description: `${help} Value: ${value.expected}.`, ...fromValibot(value.schema) }]] : [],
  );

/**
 * The JSON Schema of every block's data and of the page context, in `definitions`, by the word in `data-block` and as `site-context`,
 * and of the JSON in attributes of the page, by their names.
 * The schema itself is that of a file which keeps the data of several blocks under their names. Draft 7 is the newest that VS Code's
 * JSON service and ajv both check whole.
 *
 * @param {{ blocks: readonly any[], version: string, vocabulary: any }} declared the declarations, and what the npm entry gives of the vocabulary
 */
export function blocksSchema({ blocks, version, vocabulary }) {
  const definitions = {
    ...Object.fromEntries(blocks.map((block) => [block.name, dataSchema(block, vocabulary.kebab)])),
    'site-context': contextSchema(vocabulary),
    ...Object.fromEntries(attributeSchemas(vocabulary)),
  };
  const references = Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Vitrine ${version}: data of blocks`,
    description: 'The data of blocks by their names, and the page context.',
    type: 'object',
    properties: { ...Object.fromEntries(references), ...SCHEMA_KEY },
    additionalProperties: false,
    definitions,
  };
}
