/** Names of the build's own chunks and pages, and words that already mean something in a block's files. */
const RESERVED =
  'blocks calls chunk core expect flag index it layer loader main page parse render screen sentence services shared single site-context stage style view vitrine';

/** Words that may name no constant. */
const KEYWORDS =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield';

/** Words that say nothing of what a visitor sees. */
const VAGUE =
  'bar baz block component data demo element example foo helper helpers item misc module my new object other part stuff temp test thing things tmp type types util utils widget';

const has = (words, word) => words.split(' ').includes(word);

/**
 * Says why a block cannot have a name; null where it can.
 *
 * @param {string} name
 * @param {readonly string[]} taken names of blocks, and the words by which published pages name them
 * @returns {string | null}
 */
export function nameProblem(name, taken) {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    return 'A name is in kebab case: lower-case letters and digits in words joined by one hyphen, each beginning with a letter.';
  if (name.length > 30) return 'A name has at most 30 characters.';
  if (taken.includes(name)) return `"${name}" is taken by a block.`;
  if (has(RESERVED, name)) return `"${name}" means something else in this project.`;
  if (has(KEYWORDS, name)) return `"${name}" is a word of JavaScript, and the declaration is a constant of that name.`;
  const vague = name.split('-').find((word) => word.length < 2 || has(VAGUE, word));
  return vague ? `"${vague}" says nothing: name the block after what a visitor sees, such as opening-hours.` : null;
}
