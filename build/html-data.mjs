const FLAG_VALUES = [
  { name: 'true', description: 'On, like the attribute without a value.' },
  { name: 'false', description: 'Off.' },
];

const markdown = (value) => ({ kind: 'markdown', value });
/** A path and no link: editors follow web addresses only, and the pages are files of the package. */
const referenceTo = (name) => `Reference: \`dist/reference/${name}.md\` of the package.`;

/** What an attribute of the page means, a paragraph for each use. */
const linesOf = (uses) =>
  uses.map(({ readBy, help, place, value: { kind, expected } }) => {
    const readers = readBy.length ? `**${readBy.join(', ')}**: ` : '';
    const value = kind === 'mark' || kind === 'text' ? '' : ` Value: ${expected}.`;
    return `${readers}${help} On ${place}.${value}`;
  });

/** The words of all uses, each once. */
const wordsOf = (uses) =>
  [...new Map(uses.flatMap(({ value: { choices = {} } }) => Object.entries(choices))).entries()].map(
    ([name, description]) => ({ name, ...(description && { description }) }),
  );

const blockValues = (blocks) =>
  blocks.map(({ name, summary }) => ({ name, description: markdown(`${summary}\n\n${referenceTo(name)}`) }));

/** The value set `v` is the editor’s own word for an attribute that is written bare. */
function pageAttribute(name, uses, blocks) {
  const values = name === 'data-block' ? blockValues(blocks) : wordsOf(uses);
  const isBare = uses.every(({ value }) => value.kind === 'mark' || (value.kind === 'words' && value.accepts('')));
  return {
    name,
    description: markdown(linesOf(uses).join('\n\n')),
    ...(isBare && { valueSet: 'v' }),
    ...(values.length && { values }),
  };
}

/** What each value is for, where blocks that share an attribute do not share its values. */
function sharedValues(uses) {
  const takers = new Map();
  for (const { block, field } of uses) {
    const words =
      field.kind === 'flag' ? FLAG_VALUES.map(({ name }) => name) : (field.choices ?? field.entry?.choices ?? []);
    for (const word of words) takers.set(word, [...(takers.get(word) ?? []), block]);
  }
  return [...takers].map(([name, takenBy]) => ({
    name,
    ...(takenBy.length < uses.length && { description: `For ${takenBy.join(', ')}.` }),
  }));
}

const fieldLines = (uses) =>
  uses.map(({ block, field }) => {
    const fallback = field.toText(field.fallback);
    const unset = fallback ? ` Default: \`${fallback}\`.` : '';
    return `**${block}**: ${field.help} Value: ${field.expected}.${unset}\n\n${referenceTo(block)}`;
  });

/** @returns {{ name: string, description: any, valueSet?: string, values?: any[] }} */
function fieldAttribute(name, uses) {
  const attribute = { name, description: markdown(fieldLines(uses).join('\n\n')) };
  // Bare, a flag is on; one that is on already has to be given its value.
  if (uses.every(({ field }) => field.kind === 'flag'))
    return uses.some(({ field }) => field.fallback)
      ? { ...attribute, valueSet: 'flag' }
      : { ...attribute, valueSet: 'v', values: FLAG_VALUES };
  const values = sharedValues(uses);
  return { ...attribute, ...(values.length && { values }) };
}

/** An attribute that is an option of blocks and has other uses as well: the values of both. */
function sharedAttribute(name, fields, uses) {
  const values = new Map(
    [...(fieldAttribute(name, fields).values ?? []), ...wordsOf(uses)].map((one) => [one.name, one]),
  );
  return {
    name,
    description: markdown([...fieldLines(fields), ...linesOf(uses)].join('\n\n')),
    ...(values.size && { values: [...values.values()] }),
  };
}

/**
 * VS Code's custom data for HTML, version 1.1: every attribute of a block and of the page, with what it takes and who reads it.
 *
 * @param {{ blocks: readonly any[], vocabulary: any }} declared the declarations, and what the npm entry gives of the vocabulary
 * @returns {import('vscode-html-languageservice').HTMLDataV1}
 */
export function htmlData({ blocks, vocabulary }) {
  const uses = new Map();
  for (const { name: block, data } of blocks)
    for (const [name, field] of Object.entries(data)) {
      const attribute = vocabulary.attributeFor(name);
      uses.set(attribute, [...(uses.get(attribute) ?? []), { block, field }]);
    }
  const ofPage = Object.entries(vocabulary.pageAttributes).flatMap(([name, all]) => {
    const written = all.filter(({ isWritten }) => !isWritten);
    return written.length ? [[name, written]] : [];
  });
  const shared = new Map(/** @type {[string, any][]} */ (ofPage).filter(([name]) => uses.has(name)));
  return {
    version: 1.1,
    globalAttributes: [
      ...ofPage.filter(([name]) => !shared.has(name)).map(([name, written]) => pageAttribute(name, written, blocks)),
      ...[...uses].map(([attribute, users]) =>
        shared.has(attribute)
          ? sharedAttribute(attribute, users, shared.get(attribute))
          : fieldAttribute(attribute, users),
      ),
    ],
    valueSets: [{ name: 'flag', values: FLAG_VALUES }],
  };
}
