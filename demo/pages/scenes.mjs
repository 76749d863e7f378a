import { readdir, readFile } from 'node:fs/promises';
import { readPolicy } from './read-policy.mjs';

const FOLDER = new URL('../scenes/', import.meta.url);
const ORDER = ['muitos', 'tarde', 'aninhados', 'texto-longo', 'dados-quebrados', 'plataforma'];

const rank = (name) => (ORDER.indexOf(name) + 1 || ORDER.length + 1) - 1;

/** Every scene, with its title and sentence from its own head: `{ name, title, sentence, html, served }[]`. One that is `served` needs what the server makes, and cannot open from disk. */
export async function readScenes() {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.html'));
  const scenes = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(new URL(file, FOLDER), 'utf8');
      const title = /<title>([^<]*?) ·/.exec(html)?.[1] ?? file;
      const sentence = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
      return {
        name: file.replace(/\.html$/, ''),
        title,
        sentence,
        html,
        served: readPolicy(html).words.includes('server'),
      };
    }),
  );
  return scenes.sort((a, b) => rank(a.name) - rank(b.name) || a.title.localeCompare(b.title, 'pt-BR'));
}
