// Compiles a consumer of the built package. Lines below a `// must not compile` comment have to be errors, and no other line may be.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));

if (!existsSync(fileURLToPath(new URL('../../dist/index.d.ts', import.meta.url)))) {
  console.error('dist/index.d.ts is not there: run npm run build first.');
  process.exit(1);
}

const { stdout, stderr, error } = spawnSync(tsc, ['-p', here, '--noEmit', '--pretty', 'false'], {
  encoding: 'utf8',
  cwd: here,
});
if (error) throw error;

const errors = new Map();
const elsewhere = [];
for (const line of `${stdout}${stderr}`.split('\n')) {
  const [, file, number, message] = /^(?:\.\/)?([\w-]+\.ts)\((\d+),\d+\): (.*)$/.exec(line) ?? [];
  if (file) errors.set(`${file}:${number}`, message);
  else if (/error TS/.test(line)) elsewhere.push(line);
}

const expected = new Set();
for (const file of readdirSync(here).filter((name) => name.endsWith('.ts'))) {
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (/^\s*\/\/ must not compile/.test(line)) expected.add(`${file}:${index + 2}`);
    });
}

const wrong = [
  ...elsewhere,
  ...[...errors].filter(([place]) => !expected.has(place)).map(([place, message]) => `${place}: ${message}`),
  ...[...expected].filter((place) => !errors.has(place)).map((place) => `${place}: compiles, but must not`),
];
for (const line of wrong) console.error(line);
console.log(
  `${expected.size} lines must not compile; ${wrong.length} ${wrong.length === 1 ? 'surprise' : 'surprises'}`,
);
process.exitCode = wrong.length || expected.size === 0 ? 1 : 0;
