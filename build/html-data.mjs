const LOADS = {
  load: 'At once.',
  visible: 'Within 200 px of the viewport.',
  idle: 'When the browser is idle.',
  interaction: 'On first interaction: pointer, focus, click, key or submit.',
};

const PURPOSES = {
  necessary: 'What the page needs in order to work; always granted.',
  preferences: 'Remembers what the visitor chose.',
  analytics: 'Counts visits.',
  marketing: 'Advertising.',
};

const LANGUAGES = { 'pt-BR': 'Brazilian Portuguese.', en: 'English.', es: 'Spanish.' };

const FLAG_VALUES = [
  { name: 'true', description: 'On, like the attribute without a value.' },
  { name: 'false', description: 'Off.' },
];

const markdown = (value) => ({ kind: 'markdown', value });
const valuesOf = (descriptions, words = Object.keys(descriptions)) =>
  words.map((name) => {
    if (!descriptions[name]) throw new Error(`build/html-data.mjs does not describe "${name}"`);
    return { name, description: descriptions[name] };
  });

/** A path and no link: editors follow web addresses only, and the pages are files of the package. */
const referenceTo = (name) => `Reference: \`dist/reference/${name}.md\` of the package.`;

/** Attributes that belong to no block's data. The value set `v` is the editor’s own word for an attribute that is written bare. */
const general = (blocks, { BLOCK, BLOCK_JSON, BLOCK_LOAD, BLOCK_CONSENT, SITE_CONTEXT, CONSENT_OPEN, ...names }) => [
  {
    name: BLOCK,
    description: markdown('This element is a block of Vitrine.'),
    values: blocks.map(({ name, summary }) => ({
      name,
      description: markdown(`${summary}\n\n${referenceTo(name)}`),
    })),
  },
  {
    name: BLOCK_JSON,
    description: markdown(
      'Options of the block as a JSON object, keys in camel or kebab case. Bare on a `<script type="application/json">` inside the block, the object is the script’s text. A single option’s own attribute takes precedence over both.',
    ),
  },
  {
    name: BLOCK_LOAD,
    description: markdown('When the block loads; without it, by the block’s own default.'),
    values: valuesOf(LOADS, names.WHENS),
  },
  {
    name: BLOCK_CONSENT,
    description: markdown('The block waits until the visitor grants this purpose.'),
    values: valuesOf(PURPOSES, names.CONSENT_PURPOSES),
  },
  {
    name: SITE_CONTEXT,
    description: markdown(
      'On a `<script type="application/json">`: what the server knows of site, page and visitor. Once per page.',
    ),
    valueSet: 'v',
  },
  {
    name: CONSENT_OPEN,
    description: markdown('On a link or button: opens the choice about cookies again.'),
    valueSet: 'v',
  },
  {
    name: names.FORM_FIELD,
    description: markdown(
      'On a `<fieldset>` of a form: the type of the field inside, where its controls do not show it.',
    ),
    values: names.formFieldTypes.words.map((name) => ({ name })),
  },
  {
    name: names.CAPTCHA,
    description: markdown('On an element in a form’s markup: the place of its captcha.'),
    valueSet: 'v',
  },
  {
    name: names.MOTION,
    description: markdown(
      'On the html element: no block animates, whatever the visitor’s setting. It may be added and removed at any time.',
    ),
    values: [{ name: 'reduce', description: 'No motion.' }],
  },
  {
    name: names.DEBUG_FLAG,
    description: markdown('On the Vitrine script: developer messages in the console.'),
    valueSet: 'v',
  },
  {
    name: names.LOCALE,
    description: markdown('On the Vitrine script: language of the interface.'),
    values: valuesOf(LANGUAGES),
  },
];

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

function fieldAttribute(name, uses) {
  const lines = uses.map(({ block, field }) => {
    const fallback = field.toText(field.fallback);
    const unset = fallback ? ` Default: \`${fallback}\`.` : '';
    return `**${block}**: ${field.help} Value: ${field.expected}.${unset}\n\n${referenceTo(block)}`;
  });
  const attribute = { name, description: markdown(lines.join('\n\n')) };
  // Bare, a flag is on; one that is on already has to be given its value.
  if (uses.every(({ field }) => field.kind === 'flag'))
    return uses.some(({ field }) => field.fallback)
      ? { ...attribute, valueSet: 'flag' }
      : { ...attribute, valueSet: 'v', values: FLAG_VALUES };
  const values = sharedValues(uses);
  return { ...attribute, ...(values.length && { values }) };
}

/**
 * VS Code's custom data for HTML, version 1.1: every attribute of a block, with what it takes and which block it belongs to.
 *
 * @param {{ blocks: readonly object[], vocabulary: object }} declared the declarations, and what the npm entry gives of the vocabulary
 * @returns {import('vscode-html-languageservice').HTMLDataV1}
 */
export function htmlData({ blocks, vocabulary }) {
  const uses = new Map();
  for (const { name: block, data } of blocks)
    for (const [name, field] of Object.entries(data)) {
      const attribute = vocabulary.attributeFor(name);
      uses.set(attribute, [...(uses.get(attribute) ?? []), { block, field }]);
    }
  return {
    version: 1.1,
    globalAttributes: [
      ...general(blocks, vocabulary),
      ...[...uses].map(([attribute, users]) => fieldAttribute(attribute, users)),
    ],
    valueSets: [{ name: 'flag', values: FLAG_VALUES }],
  };
}
