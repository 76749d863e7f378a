import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The interfaces that describe the methods of what two functions return. */
const INTERFACES = {
  cartCalls: 'src/vocab/cart-adapter.ts',
  siteUserSession: 'src/vocab/member-session.ts',
};

const linesOf = (comment) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();

/** The comment above a declaration or a method, in sentences, with what it says of errors. Null where there is none. */
function commentOf(text, name) {
  const above = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\n\\s*(?:export )?(?:async )?(?:function |const |interface )?${name}\\b`,
  ).exec(text);
  if (!above) return null;
  const [sentences, ...tags] = linesOf(above[1]).split(/ ?(?=@(?:param|returns|throws)\b)/);
  const told = (tag) => tags.find((one) => one.startsWith(`@${tag} `))?.slice(tag.length + 2) ?? '';
  return { sentences, returns: told('returns'), throws: told('throws') };
}

/** The files of the clients: `src/api` without the call layer. */
export function readClients(root) {
  return readdirSync(join(root, 'src/api'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^call[\\/]/.test(file) && file !== 'index.ts')
    .map((file) => ({ path: `src/api/${file}`, text: readFileSync(join(root, 'src/api', file), 'utf8') }));
}

/** What the client says of a call. */
export function docsOf(name, clients, root) {
  const [owner, method] = name.split('.');
  const place = INTERFACES[owner];
  const texts = place ? [readFileSync(join(root, place), 'utf8')] : clients.map(({ text }) => text);
  for (const text of texts) {
    const found = commentOf(text, place ? `${method}(?=[(<])` : owner);
    if (found) return found;
  }
  throw new Error(`${name} has no comment that says what the call is for`);
}

/** A number of a source file. */
export function constantOf(root, path, name) {
  const found = new RegExp(`const ${name} = ([\\d_]+);`).exec(readFileSync(join(root, path), 'utf8'));
  if (!found) throw new Error(`${path} has no number ${name}`);
  return Number(found[1].replaceAll('_', ''));
}
