// `npm run new NAME [TITLE]`: makes a small block that works, with everything a block owes, to be changed into the one that is wanted.
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDeclarations } from './bundler/built-registry.mjs';
import { refuse } from './command-line.mjs';
import { formatFiles } from './new-block/format-files.mjs';
import { nameProblem } from './new-block/name-problem.mjs';
import { registryFiles, writeRegistryFiles } from './registry-files.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Template → the file it becomes. */
const filesOf = (name) => ({
  'block.ts': `src/widgets/${name}/block.ts`,
  'content.ts': `src/widgets/${name}/content.ts`,
  'example.html': `src/widgets/${name}/example.html`,
  'index.ts': `src/widgets/${name}/index.ts`,
  'style.css': `src/widgets/${name}/style.css`,
  'view.tsx': `src/widgets/${name}/view.tsx`,
  'demo.html': `demo/blocks/${name}.html`,
  'demo.json': `demo/blocks/${name}.json`,
  'view.test.tsx': `test/unit/widgets/${name}/view.test.tsx`,
});

const inRoot = (path) => join(ROOT, path);
const read = (path) => readFile(inRoot(path), 'utf8');
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const exists = (path) =>
  access(inRoot(path)).then(
    () => true,
    () => false,
  );

async function make(name, title) {
  await writeRegistryFiles();
  const { blocks } = await readDeclarations();
  const problem = nameProblem(
    name,
    blocks.flatMap((block) => [block.name, ...(block.publishedNames ?? [])]),
  );
  if (problem) refuse(`the name "${name}"`, `another one: ${problem.replace(/\.$/, '')}`);
  const files = Object.entries(filesOf(name));
  for (const [, path] of files) if (await exists(path)) throw new Error(`${path} is there already.`);

  const camel = name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const words = { name, camel, Pascal: capital(camel), title: JSON.stringify(title).slice(1, -1) };
  for (const [template, path] of files) {
    const text = await read(`build/new-block/templates/${template}.template`);
    await mkdir(dirname(inRoot(path)), { recursive: true });
    await writeFile(
      inRoot(path),
      text.replace(/\{\{(\w+)\}\}/g, (_, word) => words[word]),
      { flag: 'wx' },
    );
  }
  await writeRegistryFiles();
  const made = files.map(([, path]) => path);
  formatFiles(inRoot('node_modules/.bin/biome'), made, ROOT);
  return made;
}

const [name, title = capital((name ?? '').replaceAll('-', ' ')), ...rest] = process.argv.slice(2);
if (!name || rest.length)
  refuse(
    `${process.argv.length - 2} arguments`,
    'npm run new NAME [TITLE]: the word in data-block, in kebab case, and what the demo calls it in Portuguese',
  );

try {
  const made = await make(name, title);
  console.log(`The block "${name}" is made:
${made.map((path) => `  ${path}`).join('\n')}
and the lists of blocks are written anew:
${Object.keys(await registryFiles())
  .filter((path) => path.startsWith('src/widgets/'))
  .map((path) => `  ${path}`)
  .join('\n')}

Next:
  npm run dev              builds and serves it: open /blocks/${name} at the address it prints
  npm run test:unit        its own test, the rules and the conformance suite, once it is built
  npm run figures          adds it to README and reference, once it is built
  npm test                 everything

It works as it is. Now make it yours, in the order of CONTRIBUTING.md, "Add a block".`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
