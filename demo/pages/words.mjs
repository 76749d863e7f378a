import { readFile } from 'node:fs/promises';
import { GROUPS } from './block-groups.mjs';
import { keyNames } from './key-names.mjs';

/** Kind of words in the JSON → where the declaration has what they speak of. */
const KINDS = { fields: 'data', labels: 'data', parts: 'parts', tokens: 'tokens', events: 'events', keys: 'keys' };

const isText = (value) => typeof value === 'string' && value.trim() !== '';

/**
 * What the Portuguese words of a block lack, or say of something that its declaration does not have, one line each.
 *
 * @param {any} block the declaration
 * @param {any} own what `demo/blocks/NAME.json` holds
 */
export function problemsOfWords(block, own) {
  const problems = ['title', 'summary'].filter((one) => !isText(own[one])).map((one) => `no ${one}`);
  if (!Object.hasOwn(GROUPS, own.group ?? '')) problems.push(`group is none of ${Object.keys(GROUPS).join(', ')}`);
  for (const [kind, declared] of Object.entries(KINDS)) {
    const wanted = Object.keys(block[declared] ?? {});
    const given = own[kind] ?? {};
    for (const name of wanted) if (!isText(given[name])) problems.push(`nothing in ${kind} for ${name}`);
    for (const name of Object.keys(given)) if (!wanted.includes(name)) problems.push(`${kind}: there is no ${name}`);
  }
  const [notes, wanted] = [own.notes ?? [], block.notes ?? []];
  if (notes.length !== wanted.length) problems.push(`${notes.length} notes where the declaration has ${wanted.length}`);
  notes.forEach((note, at) => {
    if (!isText(note) || note === wanted[at]) problems.push(`note ${at + 1} is not translated`);
  });
  for (const keys of Object.keys(block.keys ?? {}))
    if (keyNames(keys).includes(undefined)) problems.push(`demo/pages/key-names.mjs has no name for ${keys}`);
  return problems;
}

/**
 * What the demo says of a block in Portuguese: title, summary, group, and the words of all that its declaration has.
 *
 * @throws where anything is missing, so that nobody reads the declaration's English instead
 */
export async function readWords(block) {
  const path = `demo/blocks/${block.name}.json`;
  const own = JSON.parse(await readFile(new URL(`../blocks/${block.name}.json`, import.meta.url), 'utf8'));
  const problems = problemsOfWords(block, own);
  if (problems.length) throw new Error(`${path}\n  ${problems.join('\n  ')}`);
  return { labels: {}, fields: {}, parts: {}, tokens: {}, events: {}, keys: {}, notes: [], ...own };
}
