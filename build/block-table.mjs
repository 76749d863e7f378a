import { readFile } from 'node:fs/promises';
import { usersOf } from './contract/section-of.mjs';
import { tableLines } from './markdown.mjs';

/** What blocks are for: the word `group` of a block's demo JSON → the English title. */
export const GROUPS = {
  content: 'Content',
  media: 'Pictures and media',
  forms: 'Forms',
  shop: 'Shop',
  notices: 'Notices and dialogs',
  development: 'Development',
};

/** Says what a block needs of the site’s server, by its declaration and by the clients that it imports. */
function serverOf(block, { calls, users }) {
  if (block.data.server) return 'own';
  const user = users.find(({ kind, name }) => kind === 'block' && name === block.name);
  const services = users.filter(({ kind, name }) => kind === 'service' && user.services.has(name));
  if (services.some(({ name }) => name === 'cart')) return 'cart';
  const needs = (one) => calls.some(({ name, need }) => need?.needed && usersOf(name, [one]).length > 0);
  return [user, ...services].some(needs) ? 'calls' : '–';
}

/** The blocks by what they need of a server: `–`, `own`, `cart` or `calls`. */
export const blocksByServer = (blocks, contract) => {
  /** @type {Record<string, any[]>} */
  const groups = { '–': [], own: [], cart: [], calls: [] };
  for (const block of blocks) groups[serverOf(block, contract)].push(block);
  return groups;
};

/**
 * The table of all blocks by group, in Markdown, with links to their reference.
 *
 * @param {readonly any[]} blocks the declarations
 * @param {any} contract what `readContract` gave
 */
export async function blockTable(blocks, contract) {
  const groupOf = async ({ name }) => JSON.parse(await readFile(`demo/blocks/${name}.json`, 'utf8')).group;
  const groups = await Promise.all(blocks.map(groupOf));
  const rows = Object.entries(GROUPS).flatMap(([group, title]) => [
    [`**${title}**`, '', ''],
    ...blocks
      .filter((_, at) => groups[at] === group)
      .map((block) => [
        `[${block.name}](docs/reference/blocks/${block.name}.md)`,
        block.summary,
        serverOf(block, contract),
      ]),
  ]);
  return tableLines(['block', 'what it does', 'server'], rows).join('\n');
}
