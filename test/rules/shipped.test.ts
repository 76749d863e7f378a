import { describe, expect, it } from 'vitest';
import { declarations } from '../../src/runtime/services/services.ts';
import { blockNames, declarationOf, sentencesOf } from '../declarations.ts';
import { built } from './built.ts';
import { sourceFiles } from './source-files.ts';

const MODULE = /(?:node_modules\/|react-module:)((?:@[^/"]+\/)?[^/"]+)([^"]*)/g;
const inputs = [...built('metafile.json').matchAll(MODULE)].map(([, name = '', file = '']) => ({ name, file }));
const packages = new Set(inputs.map(({ name }) => name));

describe('what ships to browsers', () => {
  it('holds no server renderer and no prop-types', () => {
    expect(packages).toContain('react-dom');
    expect(inputs.filter(({ name, file }) => name === 'react-dom' && /server/.test(file))).toEqual([]);
    expect([...packages].filter((name) => /^(prop-types|react-is|loose-envify|object-assign)$/.test(name))).toEqual([]);
  });

  it('holds no sentence of a declaration', async () => {
    const shipped = sourceFiles(['dist/chunks'], /\.js$/).concat(
      sourceFiles(['dist/vitrine.js', 'dist/vitrine.single.js'], /./),
    );
    expect(shipped.length).toBeGreaterThan(2);
    for (const name of blockNames) {
      for (const sentence of sentencesOf(await declarationOf(name))) {
        expect(
          shipped.filter(({ text }) => text.includes(sentence)).map(({ path }) => path),
          sentence,
        ).toEqual([]);
      }
    }
  });

  it('holds no sentence of the declaration of a service', () => {
    const shipped = sourceFiles(['dist/chunks'], /\.js$/);
    for (const { summary } of declarations)
      expect(
        shipped.filter(({ text }) => text.includes(summary)).map(({ path }) => path),
        summary,
      ).toEqual([]);
  });

  it('is in the files that the table of dependencies names', () => {
    const { chunks }: { chunks: { outputs: Record<string, { inputs: Record<string, unknown> }> } } = JSON.parse(
      built('metafile.json'),
    );
    /** `chunks/gallery-abcde.variant.js` is of `gallery`. */
    const filesWith = (name: string): string[] => {
      const isOf = (input: string): boolean =>
        input.includes(`node_modules/${name}/`) || input.startsWith(`react-module:${name}`);
      const found = Object.entries(chunks.outputs).filter(([, { inputs: of }]) => Object.keys(of).some(isOf));
      return [...new Set(found.map(([path]) => /([\w-]+)-\w+\.[\w.]+$/.exec(path)?.[1] ?? path))].sort();
    };
    const [table = ''] = sourceFiles(['docs/contribute/dependencies.md'], /./).map(
      ({ text }) => text.split('## For building')[0],
    );
    const rows = [...table.matchAll(/^\| ([\w@/-]+) \|.*\|([^|]*)\|$/gm)].filter(([, name]) => name !== 'package');
    expect(rows.length).toBeGreaterThan(12);
    for (const [, name = '', place = ''] of rows)
      expect([...place.matchAll(/`([\w-]+)`/g)].map(([, file]) => file).sort(), name).toEqual(filesWith(name));
  });

  it('is named with its licence', () => {
    const notice = built('THIRD-PARTY-LICENSES.txt');
    expect([...packages].filter((name) => !notice.includes(name))).toEqual([]);
  });
});
