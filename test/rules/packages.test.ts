import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linesMatching, root, sourceFiles } from './source-files.ts';

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
}

const { dependencies, devDependencies, scripts }: Package = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

describe('packages', () => {
  it('are named by exact version', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('are locked without the address they came from', () => {
    expect(linesMatching(sourceFiles(['package-lock.json'], /./), /"resolved":\s*"http/)).toEqual([]);
  });

  it('are tested by the README’s command, and by nothing else on a machine', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const machine = readFileSync(join(root, '.ci/run'), 'utf8');
    expect(readme).toContain('npm ci && npm test');
    expect(machine).toMatch(/^npm ci\nnpm test$/m);
    expect(scripts.test).toBe('node test/run.mjs');
  });
});
