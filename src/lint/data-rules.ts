import { error, warning } from './rule.ts';

/** Rules about names, values and JSON. */
export const dataRules = {
  VT100: error(
    'There is no block of this name.',
    'The element stays as the server sent it, and nothing on the page tells you why.',
    'Write the name as the reference gives it, in lower case.',
  ),
  VT101: error(
    'An attribute of Vitrine is misspelled.',
    'An attribute with another name is not read.',
    'Write the attribute as suggested.',
  ),
  VT102: error(
    'An option of a block is misspelled.',
    'The option is not read and its default is used. HTML writes every attribute name in lower case, so options are written in kebab case.',
    'Write the option as suggested.',
  ),
  VT103: error(
    'An attribute of a block is written twice.',
    'Browsers keep the first and ignore the other.',
    'Remove one of the two.',
  ),
  VT110: error(
    'An attribute has an invalid value.',
    'The default is used instead.',
    'Write one of the expected values.',
  ),
  VT111: error(
    'JSON cannot be parsed.',
    'All of it is ignored, not only the invalid part, and every default is used.',
    'Fix it at the position given. In an attribute, put the JSON in single quotes, or write &quot; inside it.',
  ),
  VT112: error(
    'JSON is not an object where it must be one, or it is too large or nested too deeply.',
    'It is ignored, and every default is used.',
    'Write an object, { … }. Keep it within 256,000 characters and 64 levels of nested lists and objects.',
  ),
  VT113: error(
    'A key in JSON is misspelled, or not in the group that it belongs to.',
    'A key with another name, or in another place, is not read, and its default is used.',
    'Write the key as suggested, in the place that is named.',
  ),
  VT114: error(
    'JSON has an invalid value.',
    'The default is used instead; for a list or an object, that is the default of the whole.',
    'Write a value of the expected kind. In JSON a flag is true or false, without quotes.',
  ),
  VT115: warning('A key occurs twice in an object.', 'Only the last one is used.', 'Remove one of the two.'),
  VT116: error(
    'JSON for a block is where no block reads it.',
    'It is read from the block itself and from script elements that are its direct children.',
    'Put it on the element with data-block, or make the script a direct child of that element.',
  ),
  VT117: error(
    'A script with JSON has no JSON type.',
    'The browser runs it as JavaScript: a strict content security policy blocks it, otherwise it is a syntax error.',
    'Write type="application/json" on it.',
  ),
  VT118: warning(
    'A published block has a value that is not read.',
    'The block ignores it, so it may look or work differently from what the site owner chose.',
    'Remove it, or write the block in Vitrine’s own markup with the option that replaces it.',
  ),
  VT119: warning(
    'JSON of a block has a key that no option has.',
    'It is not read and changes nothing.',
    'Write an option that the reference of this block lists, or remove the key.',
  ),
  VT128: error(
    'The value of an attribute is in typographic quotes.',
    'HTML takes them for a part of the value, which ends at its first space.',
    'Write straight quotes around it.',
  ),
} as const;
