// Browser tests have the faces of test/fonts.conf and no others. A character that these lack is drawn with a box, and differently by each engine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'opentype.js';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** Texts that a page of a test shows: the demo, the fixtures of browser tests, the messages and style sheets of what ships. */
const TEXTS = sourceFiles(
  ['demo', 'test/browser', 'src/strings', 'src/widgets', 'src/runtime'],
  /\.(ts|tsx|js|mjs|html|json|css)$/,
);

/** The folders of faces that the configuration names. */
const folders = [
  ...readFileSync(join(root, 'test/fonts.conf'), 'utf8').matchAll(/<dir prefix="relative">(.+)<\/dir>/g),
].map(([, folder = '']) => join(root, 'test', folder));

/** One upright face of each family that a page may ask for. */
const faces = folders
  .flatMap((cwd) => globSync(['**/*_400Regular.ttf', '**/DejaVu{Sans,Serif,SansMono}.ttf'], { cwd, absolute: true }))
  .map((path) => {
    const { buffer, byteOffset, byteLength } = readFileSync(path);
    return parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });

/** What is written by its number: in HTML, in scripts, in style sheets. */
const NUMBERED = /&#x([\da-f]+);|\\u\{([\da-f]+)\}|\\u([\da-f]{4})|content: "\\([\da-f]{2,6})"/gi;

/** The characters of a text that are drawn: no controls, marks of direction, joiners or halves of a pair. */
function drawn(text: string): Set<string> {
  const numbers = [...text.matchAll(NUMBERED)].map((match) => Number.parseInt(match.slice(1).find(Boolean) ?? '', 16));
  const all = [...text, ...numbers.filter((one) => one <= 0x10ffff).map((one) => String.fromCodePoint(one))];
  return new Set(all.filter((one) => !/[\p{C}\p{Z}\p{M}]/u.test(one)));
}

const lacking = (files: readonly { path: string; text: string }[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...drawn(text)]
      .filter((one) => !faces.some((face) => face.hasChar(one)))
      .map((one) => `${path}: ${one} (U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`),
  );

describe('the faces of the tests', () => {
  it('are found', () => {
    expect(folders).toHaveLength(4);
    expect(faces).toHaveLength(6);
  });

  it('have every character that a page of a test shows', () => {
    expect(lacking(TEXTS)).toEqual([]);
  });

  it('can be found wanting', () => {
    const text = 'Ateliê ✓ 陶 &#x1F3FA; \\u{1F3A8} \\u5668 content: "\\1F4E6"';
    expect(lacking([{ path: 'x.html', text }])).toEqual(
      ['陶 (U+9676)', '🏺 (U+1F3FA)', '🎨 (U+1F3A8)', '器 (U+5668)', '📦 (U+1F4E6)'].map((one) => `x.html: ${one}`),
    );
  });
});
