import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameProblem } from '../../../../../src/vocab/catalogue/rules/editor/typed-values.ts';
import { fileTypeProblem } from '../../../../../src/vocab/rules/editor/file-type.ts';

const png = { name: 'vaso.PNG', type: 'image/png' };

it('takes a file by extension, by media type and by kind of media [EDITOR-610]', () => {
  for (const accepted of [['.png'], ['image/png'], ['image/*'], ['.jpg', ' IMAGE/PNG '], []])
    expect(fileTypeProblem(png, accepted), accepted.join()).toBeNull();
  expect(fileTypeProblem({ name: 'lista', type: 'text/csv; charset=utf-8' }, ['text/csv'])).toBeNull();
});

it('refuses a file of any other type [EDITOR-610]', () => {
  expect(fileTypeProblem(png, ['.jpg', 'video/*'])).toEqual({
    key: 'problemFileType',
    values: { fileName: 'vaso.PNG', accepted: '.jpg, video/*' },
  });
  for (const [name, type, accepted] of [
    ['png', '', '.png'],
    ['.png', '', '.png'],
    ['vaso.png.exe', '', '.png'],
    ['vaso', 'image/', 'image/*'],
    ['vaso', 'imagem/png', 'image/*'],
    ['vaso', '', ''],
  ] as const)
    expect(fileTypeProblem({ name, type }, [accepted]), name).not.toBeNull();
});

it('takes a name that a file can have, and no other', () => {
  for (const name of ['vaso.jpg', ' vaso.jpg ', 'São João (2).pdf', '.env', 'a'.repeat(255)])
    expect(fileNameProblem(name), name).toBeNull();
  for (const name of [
    '',
    ' ',
    '.',
    '..',
    'a/b',
    'a\\b',
    'c:d',
    'a\nb',
    'a\u0000',
    'a*',
    'a?',
    '<a>',
    'a|b',
    'a"b',
    'a'.repeat(256),
  ])
    expect(fileNameProblem(name), JSON.stringify(name)).toEqual({ key: 'problemFileName', values: {} });
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (name, type, accepted) => {
      fileTypeProblem({ name, type }, [accepted]);
      fileNameProblem(name);
    }),
  );
});
