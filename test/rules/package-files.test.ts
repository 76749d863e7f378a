// The npm package has every file that its entries name, and none that only the project needs. npm itself says what is in it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-files.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const [packed]: { files: { path: string }[] }[] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
);
const files = packed?.files.map(({ path }) => path) ?? [];

describe('the npm package', () => {
  it('has every file that exports, bin and the manifest name, and the licences', () => {
    const { exports, bin }: { exports: Record<string, string | Record<string, string>>; bin: Record<string, string> } =
      JSON.parse(read('package.json'));
    const named = [...Object.values(exports).flatMap((one) => (typeof one === 'string' ? one : Object.values(one)))];
    const listed = Object.keys(JSON.parse(read('dist/manifest.json')).files).map((path) => `dist/${path}`);
    const needed = [
      ...[...named, ...Object.values(bin)].map((path) => posix.normalize(path)),
      ...listed,
      'LICENSE',
      'dist/THIRD-PARTY-LICENSES.txt',
    ];
    expect(needed.length).toBeGreaterThan(100);
    expect(needed.filter((path) => !files.includes(path))).toEqual([]);
  });

  it('has nothing of the demo, of development and of the project, and no map', () => {
    const allowed = /^(dist\/(?!demo\/|dev\/|documents\/|site\/|metafile|live).*|package\.json|LICENSE|README\.md)$/;
    expect(files.filter((path) => !allowed.test(path) || path.endsWith('.map'))).toEqual([]);
  });

  it('has no file that names a map or a file of types which it lacks', () => {
    const broken = files
      .filter((path) => /\.(js|d\.ts)$/.test(path) && existsSync(join(root, path)))
      .filter((path) => /^\/\/# sourceMappingURL=/m.test(read(path)));
    expect(broken).toEqual([]);
  });
});
