import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linesMatching, root, sourceFiles } from './source-files.ts';

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
}

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The project's, and that of the peers it is measured beside. */
const LOCKS = ['package-lock.json', 'test/bench/package-lock.json'];

/** The folders whose `node_modules` a package looks in: its own, then those it lies in. */
const foldersAbove = (place: string): string[] => {
  const parts = place === '' ? [] : place.split('/node_modules/');
  return [...parts.map((_, at) => `${parts.slice(0, parts.length - at).join('/node_modules/')}/`), ''];
};

const { dependencies, devDependencies, scripts }: Package = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

describe('packages', () => {
  it('are named by exact version', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('are locked without the address they came from', () => {
    expect(linesMatching(sourceFiles(LOCKS, /./), /"resolved":\s*"http/)).toEqual([]);
  });

  it('are all in the lock, for every machine: npm ci refuses one that lacks another machine’s', () => {
    const lacking = sourceFiles(LOCKS, /./).flatMap(({ path, text }) => {
      const { packages }: { packages: Record<string, Locked> } = JSON.parse(text);
      const isLocked = (from: string, name: string): boolean =>
        foldersAbove(from).some((folder) => Object.hasOwn(packages, `${folder}node_modules/${name}`));
      return Object.entries(packages).flatMap(([from, { dependencies: needed, optionalDependencies: optional }]) =>
        Object.keys({ ...needed, ...optional })
          .filter((name) => !isLocked(from, name))
          .map((name) => `${path}: ${from} needs ${name}`),
      );
    });
    expect(lacking).toEqual([]);
  });

  it('are installed with the package only where one of its entries imports them, or its declarations do', () => {
    const entries = sourceFiles(['dist/package', 'dist/types', 'dist'], /^(?!vitrine\.).*\.(js|d\.ts)$/).filter(
      ({ path }) => !/^dist\/(chunks|demo|dev|site)\//.test(path),
    );
    expect(entries.length).toBeGreaterThan(500);
    const imported = entries.flatMap(({ text }) =>
      [
        ...text.matchAll(
          /^(?:import|export)\b[^'"]*\bfrom\s*['"]((?:@[\w-]+\/)?[a-z][\w-]*)|\bimport\(['"]((?:@[\w-]+\/)?[a-z][\w-]*)/gm,
        ),
      ].map(([, name, later]) => name ?? later ?? ''),
    );
    const outside = [...new Set(imported)].filter((name) => !builtinModules.includes(name) && name !== 'node');
    // The declarations of React are a package of their own, which those who write views have.
    expect(outside.filter((name) => name !== 'react').sort()).toEqual(Object.keys(dependencies).sort());
  });

  it('are tested by the README’s command, and by nothing else on a machine', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const machine = readFileSync(join(root, '.ci/run'), 'utf8');
    expect(readme).toContain('npm ci && npm test');
    expect(machine).toMatch(/^npm ci\nnpm test$/m);
    expect(scripts.test).toBe('node test/run.mjs');
  });
});
