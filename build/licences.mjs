import { readdir, readFile } from 'node:fs/promises';

/** The licence notice of everything that ships: one section per package found in the metafile. */
export async function licenceNotice(metafiles) {
  const packages = new Set();
  for (const { inputs } of metafiles) {
    for (const path of Object.keys(inputs)) {
      const module =
        path.match(/^react-module:([^/]+)/)?.[1] ?? path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1];
      if (module) packages.add(module);
    }
  }
  const sections = await Promise.all([...packages].sort().map(section));
  return `The files of this folder contain the following packages.\n\n${sections.join('\n\n')}\n`;
}

async function section(name) {
  const folder = `node_modules/${name}`;
  const { version, license, author } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file
    ? (await readFile(`${folder}/${file}`, 'utf8')).trim()
    : `Licence: ${license}. Author: ${author?.name ?? author ?? 'see the package'}.`;
  return `== ${name} ${version} (${license})\n\n${text}`;
}
