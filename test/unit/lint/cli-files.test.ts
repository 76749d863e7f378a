import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProgram, type Program } from './program.ts';

const wrong = '<p>Olá</p>\n<div data-block="acordion"></div>';
const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');

let program: Program;

beforeAll(async () => {
  program = await makeProgram({
    'loja/limpa.html': '<p>Nada a dizer</p>',
    'loja/errada.html': wrong,
    'loja/GRITO.HTML': wrong,
    'loja/grito.Htm': wrong,
    'outra/fora.html': wrong,
    'codigos/utf-16le.html': utf16(wrong),
    'codigos/utf-16be.html': Buffer.from(utf16(wrong)).swap16(),
    'codigos/sem-marca.html': utf16(wrong).subarray(2),
    'codigos/imagem.html': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d),
  });
  symlinkSync('../outra', join(program.folder, 'loja/ligada'));
  symlinkSync('..', join(program.folder, 'loja/volta'));
});

afterAll(() => program.remove());

const read = (...args: string[]) => {
  const { status, out } = program.run(['lint', '-f', 'json', ...args]);
  const { findings, ...counts } = JSON.parse(out);
  return { status, ...counts, found: findings.map(({ file }: { file: string }) => file) };
};

const UNREAD = 'it is not text in UTF-8, or in UTF-16 with a byte order mark';

describe('the files that vitrine lint reads', () => {
  it('are those of a folder whatever the case of their ending, and not those of folders it is linked to', () => {
    expect(read('loja')).toMatchObject({ files: 4, found: ['loja/GRITO.HTML', 'loja/errada.html', 'loja/grito.Htm'] });
    expect(read('loja/**/*.html')).toMatchObject({ files: 2, found: ['loja/errada.html'] });
  });

  it('are each read once, however they are named', () => {
    const { folder } = program;
    expect(read('loja/errada.html', './loja/errada.html', join(folder, 'loja/errada.html'), 'loja/../loja')).toEqual(
      expect.objectContaining({ files: 4, errors: 3 }),
    );
  });

  it('may be in UTF-16 with its mark', () => {
    expect(read('codigos/utf-16*.html')).toMatchObject({
      files: 2,
      errors: 2,
      found: ['codigos/utf-16be.html', 'codigos/utf-16le.html'],
    });
  });

  it('are no pages without mistakes where they are no text', () => {
    expect(read('codigos')).toEqual({
      status: 2,
      files: 2,
      errors: 2,
      warnings: 0,
      found: expect.any(Array),
      unread: [
        { file: 'codigos/imagem.html', error: UNREAD },
        { file: 'codigos/sem-marca.html', error: UNREAD },
      ],
      error: null,
    });
    const { status, out, stderr } = program.run(['lint', 'codigos/imagem.html']);
    expect(status).toBe(2);
    expect(out).toMatch(/^no mistakes in 0 pages, 1 not read, \d/);
    expect(stderr).toBe(`vitrine: cannot read codigos/imagem.html: ${UNREAD}\n`);
    expect(program.run(['lint', '-f', 'github', 'codigos/imagem.html']).out).toMatch(
      /^::error file=codigos\/imagem\.html::cannot read it: it is not text .*\nno mistakes in 0 pages, 1 not read, /,
    );
  });

  it('may be the standard input, which may be no text either', () => {
    const { status, out } = program.run(['lint', '-f', 'json', '-'], { input: 'a\0b' });
    expect({ status, ...JSON.parse(out) }).toMatchObject({ status: 2, unread: [{ file: '<stdin>', error: UNREAD }] });
  });
});

describe('a command that cannot be followed', () => {
  it.each([
    [['nada'], 'no file matches nada'],
    [[], 'lint needs files'],
    [['--qiet', 'loja'], 'there is no option --qiet'],
  ])('says so to programs as well: lint %j', (args, why) => {
    const asJson = program.run(['lint', '-f', 'json', ...args]);
    expect({ status: asJson.status, ...JSON.parse(asJson.out) }).toEqual({
      status: 2,
      files: 0,
      errors: 0,
      warnings: 0,
      findings: [],
      unread: [],
      error: expect.stringContaining(why),
    });
    const { status, out, stderr } = program.run(['lint', '--format=github', ...args]);
    expect({ status, out }).toEqual({ status: 2, out: expect.stringContaining(`::error::${why}`) });
    expect(stderr).toContain(why);
  });
});
