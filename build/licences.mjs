import { readdir, readFile } from 'node:fs/promises';

/** The licence notice of everything that ships: one section per package found in the metafile. */
export async function licenceNotice(metafiles) {
  const folders = new Set();
  for (const { inputs } of metafiles) {
    for (const path of Object.keys(inputs)) {
      const react = path.match(/^react-module:([^/]+)/)?.[1];
      // A package may have one of its own inside it: the last folder is the one that ships.
      const folder = react ? `node_modules/${react}` : path.match(/.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/)?.[0];
      if (folder) folders.add(folder);
    }
  }
  const sections = await Promise.all([...folders].sort().map(section));
  return `The files of this folder contain the following packages.\n\n${sections.join('\n\n')}\n`;
}

async function section(folder) {
  const { name, version, license, author } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file
    ? (await readFile(`${folder}/${file}`, 'utf8')).trim()
    : `Licence: ${license}. Author: ${author?.name ?? author ?? 'see the package'}.`;
  return `== ${name} ${version} (${license})\n\n${text}`;
}
