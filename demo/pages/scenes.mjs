import { readdir, readFile } from 'node:fs/promises';

const FOLDER = new URL('../scenes/', import.meta.url);
const ORDER = ['muitos', 'tarde', 'aninhados', 'texto-longo', 'dados-quebrados', 'plataforma'];

const rank = (name) => (ORDER.indexOf(name) + 1 || ORDER.length + 1) - 1;

/** Every scene: `{ name, title, sentence, html, blocks }[]`, each speaking for itself in its title and description. */
export async function readScenes() {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.html'));
  const scenes = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(new URL(file, FOLDER), 'utf8');
      const title = /<title>([^<]*?) ·/.exec(html)?.[1] ?? file;
      const sentence = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
      return { name: file.replace(/\.html$/, ''), title, sentence, html };
    }),
  );
  return scenes.sort((a, b) => rank(a.name) - rank(b.name) || a.title.localeCompare(b.title, 'pt-BR'));
}
