import { fieldSchema } from './field-schema.mjs';

/** One value of each JSON type, by the type's name. */
const PROBES = { boolean: true, number: 7, string: 'probe', object: { probe: 7 } };
const ITEMS = { number: 7, string: 'probe', object: { probe: 7 } };

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The names of those values that a reader does not replace. */
const kept = (probes, read) => Object.keys(probes).filter((type) => same(read(probes[type]), probes[type]));

function listSchema(read) {
  const types = kept(ITEMS, (item) => read([item])[0]);
  // A reader that drops all of them wants objects of its own shape.
  const wanted = types.length ? types : ['object'];
  return { type: 'array', ...(wanted.length < Object.keys(ITEMS).length && { items: { type: wanted[0] } }) };
}

function valueSchema(read, fallback) {
  if (Array.isArray(fallback)) return listSchema(read);
  const types = kept(PROBES, read);
  if (fallback === null) types.push('null');
  return { anyOf: types.map((type) => ({ type })), default: fallback };
}

/**
 * The JSON Schema of the page context. The context's readers are functions, so what each takes is found out by handing it a value of
 * every type. Fields that nobody reads are allowed.
 *
 * @param {{ toContext: Function, contextHelp: Record<string, string>, furtherContextHelp: Record<string, string>, cookieSettingsFields: Record<string, any> }} vocabulary
 */
export function contextSchema({ toContext, contextHelp, furtherContextHelp, cookieSettingsFields }) {
  const schemaAt = (read, fallback, path) => {
    const described = path ? { description: contextHelp[path] } : {};
    const isGroup = isObject(fallback) && !same(read(PROBES.object), PROBES.object);
    if (!isGroup) return { ...described, ...(isObject(fallback) ? { type: 'object' } : valueSchema(read, fallback)) };
    const properties = Object.entries(fallback).map(([name, inner]) => {
      const inside = path ? `${path}.${name}` : name;
      return [name, schemaAt((value) => read({ [name]: value })[name], inner, inside)];
    });
    return { ...described, type: 'object', properties: Object.fromEntries(properties) };
  };
  const schema = schemaAt(toContext, toContext({}), '');
  schema.properties.cookieSettings.properties = Object.fromEntries(
    Object.entries(cookieSettingsFields).map(([name, field]) => [name, fieldSchema(field)]),
  );
  // Of any kind: who reads one takes what it can use.
  for (const [path, description] of Object.entries(furtherContextHelp)) {
    const [group, name] = path.split('.');
    const around = schema.properties[group];
    const object = around.anyOf?.find(({ type }) => type === 'object') ?? around;
    object.properties = { ...object.properties, [name]: { description } };
  }
  return { description: 'What the server knows of site, page and visitor. Every field is optional.', ...schema };
}
