import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The demo's style sheet, `demo.css`: the files of a `styles` folder, in the order of their numbers. */
export async function readStylesheet(folder) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css')).sort();
  const sheets = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return sheets.join('\n');
}
