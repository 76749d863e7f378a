import { readFile } from 'node:fs/promises';

/**
 * What the demo says of a block in Portuguese. A block without such a file shows its declaration's English sentences.
 */
export async function readWords(block) {
  let own = {};
  try {
    own = JSON.parse(await readFile(new URL(`../blocks/${block.name}.json`, import.meta.url), 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const merged = (kind) => ({ ...block[kind], ...own[kind] });
  const help = Object.fromEntries(Object.entries(block.data).map(([name, field]) => [name, field.help]));
  const kept = (kind) => Object.fromEntries(Object.keys(block[kind] ?? {}).map((key) => [key, merged(kind)[key]]));
  return {
    title: own.title ?? block.name,
    summary: own.summary ?? block.summary,
    fields: { ...help, ...own.fields },
    labels: own.labels ?? {},
    parts: kept('parts'),
    tokens: kept('tokens'),
    events: kept('events'),
    keys: kept('keys'),
    notes: own.notes?.length === block.notes?.length ? (own.notes ?? []) : (block.notes ?? []),
  };
}
