import { readFile } from 'node:fs/promises';

const MARK = /<!--\s*variante:\s*([^|>]+?)\s*\|\s*([^>]+?)\s*-->/;

/** The variants of `demo/blocks/NAME.html`, `{ title, sentence, html }[]`; the block's own example where there is none. */
export async function readVariants(name, example) {
  let text;
  try {
    text = await readFile(new URL(`../blocks/${name}.html`, import.meta.url), 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    return [{ title: 'Exemplo', sentence: '', html: example.trim() }];
  }
  const [, ...pieces] = text.split(MARK);
  const variants = [];
  for (let at = 0; at < pieces.length; at += 3) {
    variants.push({ title: pieces[at], sentence: pieces[at + 1], html: pieces[at + 2].trim() });
  }
  return variants;
}
