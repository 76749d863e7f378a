import { error, warning } from './rule.ts';

/** Rules about names, values and JSON. */
export const dataRules = {
  VT100: error(
    'There is no block of this name.',
    'The element stays as the server sent it, and nothing on the page says why.',
    'Write the name as the reference gives it, in lower case.',
  ),
  VT101: error(
    'An attribute of the blocks is misspelt.',
    'An attribute of another name is not read at all.',
    'Write the attribute as suggested.',
  ),
  VT102: error(
    'An option of a block is misspelt.',
    'The option is not read and its default is used. HTML writes every attribute name in lower case, so options are written in kebab case.',
    'Write the option as suggested.',
  ),
  VT103: error(
    'An attribute of a block is written twice.',
    'Browsers keep the first and drop the other.',
    'Remove one of the two.',
  ),
  VT110: error(
    'An attribute has a value the block cannot use.',
    'The default stands in for it.',
    'Write one of the expected values.',
  ),
  VT111: error(
    'JSON that cannot be read.',
    'All of it is dropped, not only the wrong place, and every default is used.',
    'Mend it at the place named. In an attribute put the JSON in single quotes, or write &quot; inside it.',
  ),
  VT112: error(
    'JSON that is not an object where it has to be one, or is too large or too deep.',
    'It is dropped, and every default is used.',
    'Write an object, { … }. Keep it to 256,000 characters, and to 64 levels of lists and objects in each other.',
  ),
  VT113: error(
    'A key in JSON is misspelt.',
    'A key of another name is not read, and its default is used.',
    'Write the key as suggested.',
  ),
  VT114: error(
    'JSON has a value that cannot be used.',
    'The default stands in for it; for a list or an object that is the default of the whole.',
    'Write a value of the expected kind. In JSON a flag is true or false, without quotes.',
  ),
  VT115: warning('A key stands twice in an object.', 'Only the last one counts.', 'Remove one of the two.'),
  VT116: error(
    'JSON for a block stands where no block reads it.',
    'It is read from the block itself and from script elements that are its direct children.',
    'Put it on the element with data-block, or make the script a direct child of that.',
  ),
  VT117: error(
    'A script with JSON does not say that it is JSON.',
    'The browser runs it as a program: a page with a strict policy refuses it, any other reports a syntax error.',
    'Write type="application/json" on it.',
  ),
  VT118: warning(
    'A published block carries something that is not read.',
    'The block does without it, so that it looks or works otherwise than the owner chose.',
    'Remove it, or write the block in own markup with what stands for it there.',
  ),
} as const;
