import { describe, expect, it } from 'vitest';
import { linesMatching, root, sourceFiles } from './source-files.ts';

const LONGEST = 250;

const code = sourceFiles(['src', 'demo', 'test', 'build', 'build.mjs'], /\.(m?[jt]s|tsx|css)$/);

describe('files', () => {
  it(`have at most ${LONGEST} lines`, () => {
    const long = code.filter(({ text }) => text.trimEnd().split('\n').length > LONGEST).map(({ path }) => path);
    expect(long).toEqual([]);
  });

  it('are named after what they hold, in kebab case', () => {
    expect(code.map(({ path }) => path).filter((path) => /(^|\/)(utils|helpers|types)\.\w+$/.test(path))).toEqual([]);
    const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/;
    expect(code.map(({ path }) => path).filter((path) => !name.test(path.split('/').pop() ?? ''))).toEqual([]);
  });

  it('name no folder of the machine they were written on', () => {
    const all = sourceFiles(
      [
        'src',
        'demo',
        'test',
        'build',
        'dist',
        'docs',
        '.ci',
        'build.mjs',
        'README.md',
        'ARCHITECTURE.md',
        'CONTRIBUTING.md',
        'CHANGELOG.md',
      ],
      /^(run|.*\.(m?[jt]sx?|css|html|json|map|md|txt))$/,
    );
    expect(
      linesMatching(all, new RegExp(`${root.replaceAll('/', '\\/')}|["'\`(\\s](file://)?/(work|home|root|Users)/\\w`)),
    ).toEqual([]);
  });
});
