// Packs the built package and compiles consumers of it under TypeScript strict, as bundlers and as Node resolve it. Lines below a `// must not compile`
// comment have to be errors, and no other line may be.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeOnly } from '../../build/command-line.mjs';
import { commandsIn, documentedEvents } from './documented-events.mjs';

takeOnly();
const root = fileURLToPath(new URL('../../', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
/** The most bytes that the packed package may have. */
const MOST_PACKED = 2_000_000;
const tsc = join(root, 'node_modules/.bin/tsc');

if (!existsSync(join(root, 'dist/index.d.ts'))) {
  console.error('dist/index.d.ts is not there: run npm run build first.');
  process.exit(1);
}

function run(command, args, cwd) {
  const { stdout, stderr, error, status } = spawnSync(command, args, { encoding: 'utf8', cwd, maxBuffer: 64_000_000 });
  if (error) throw error;
  return { said: `${stdout}${stderr}`, status };
}

/** A folder with the packed package, what it depends on, and its consumers. */
function makeConsumer() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-types-'));
  const packed = join(folder, 'node_modules/vitrine');
  mkdirSync(packed, { recursive: true });
  const { said, status } = run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], root);
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (status !== 0 || !archive) throw new Error(`npm pack: ${said}`);
  const { size } = statSync(join(folder, archive));
  if (size > MOST_PACKED) throw new Error(`the package has ${size} B packed, more than ${MOST_PACKED}`);
  const { status: unpacked, said: why } = run(
    'tar',
    ['-xzf', join(folder, archive), '-C', packed, '--strip-components=1'],
    folder,
  );
  if (unpacked !== 0) throw new Error(`tar: ${why}`);
  const { dependencies } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const types = readdirSync(join(root, 'node_modules/@types')).map((name) => `@types/${name}`);
  for (const name of [...Object.keys(dependencies), ...types]) {
    mkdirSync(join(folder, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(here).filter((one) => one.endsWith('.ts')))
    cpSync(join(here, name), join(folder, name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  const events = Object.fromEntries([...documentedEvents(), ...commandsIn()].map((name) => [name, true]));
  writeFileSync(
    join(folder, 'every-event.ts'),
    `import type { VitrineEventMap } from 'vitrine/globals';\nexport const events: Record<keyof VitrineEventMap, true> = ${JSON.stringify(events)};\n`,
  );
  return folder;
}

/** Files and lines that have to be errors. */
const expectedIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (/^\s*\/\/ must not compile/.test(line) ? [`${file}:${index + 2}`] : [])),
    );

/** What is wrong where modules are resolved in one way. */
function compile(folder, resolution, module) {
  const { compilerOptions } = JSON.parse(readFileSync(join(here, 'tsconfig.json'), 'utf8'));
  const base = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).compilerOptions;
  const options = { ...base, ...compilerOptions, module, moduleResolution: resolution, noEmit: true };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  const { said } = run(tsc, ['-p', folder, '--pretty', 'false'], folder);
  const errors = new Map();
  const elsewhere = [];
  for (const line of said.split('\n')) {
    const [, file, number, message] = /^(?:\.\/)?([\w-]+\.ts)\((\d+),\d+\): (.*)$/.exec(line) ?? [];
    if (file) errors.set(`${file}:${number}`, message);
    else if (/error TS/.test(line)) elsewhere.push(line);
  }
  const expected = expectedIn(folder);
  const wrong = [
    ...elsewhere,
    ...[...errors].filter(([place]) => !expected.includes(place)).map(([place, message]) => `${place}: ${message}`),
    ...expected.filter((place) => !errors.has(place)).map((place) => `${place}: compiles, but must not`),
  ];
  for (const line of wrong) console.error(`${resolution}: ${line}`);
  console.log(
    `${resolution}: ${expected.length} lines must not compile; ${wrong.length} ${wrong.length === 1 ? 'surprise' : 'surprises'}`,
  );
  return wrong.length === 0 && expected.length > 0;
}

const folder = makeConsumer();
try {
  const good = [compile(folder, 'bundler', 'esnext'), compile(folder, 'nodenext', 'nodenext')];
  process.exitCode = good.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
