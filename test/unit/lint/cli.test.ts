import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../../src/lint/lint.ts';
import { makeProgram, type Program } from './program.ts';

let program: Program;

beforeAll(async () => {
  program = await makeProgram({
    'loja/limpa.html': '<p>Nada a dizer</p>',
    'loja/errada.html': '<p>Olá</p>\n<div data-block="acordion"></div>',
    'loja/aviso.html': '<div data-block="marquee"></div>',
    'loja/fundo/outra.htm': '<div data-block="x"></div>',
    'loja/[slug].html': '<div data-block="marquee" data-icon="{{ icon }}" data-animation-speed="{{ v }}">Sol</div>',
    'loja/100%, tudo.html': '<div data-block="100%:\n"></div>',
    'loja/leia.md': '<div data-block="x"></div>',
    'loja/.pecas/nova.html': '<div data-block="x"></div>',
    'loja/.git/a.html': '<div data-block="x"></div>',
    'loja/node_modules/a.html': '<div data-block="x"></div>',
  });
});

afterAll(() => program.remove());

const run: Program['run'] = (...args) => program.run(...args);

const lines = (text: string): string[] => text.trimEnd().split('\n');
const untimed = (text: string): string => text.replace(/\d+\.\d+ s/, 'TIME');

describe('vitrine lint', () => {
  it('ends with 0 and one line where nothing is wrong', () => {
    const { status, out, stderr } = run(['lint', 'loja/limpa.html']);
    expect({ status, out: untimed(out), stderr }).toEqual({
      status: 0,
      out: 'no mistakes in 1 page, TIME\n',
      stderr: '',
    });
  });

  it('ends with 1 where there is an error, and says file, line and column', () => {
    const { status, out } = run(['lint', 'loja/errada.html']);
    expect(status).toBe(1);
    expect(lines(untimed(out))).toEqual([
      expect.stringMatching(
        /^loja\/errada\.html:2:6 {2}error {4}VT100 {2}there is no block "acordion"; .*did you mean accordion\?$/,
      ),
      '',
      '1 error, 0 warnings in 1 of 1 page, TIME',
    ]);
  });

  it('ends with 0 for warnings, unless there are more than allowed', () => {
    expect(run(['lint', 'loja/aviso.html']).status).toBe(0);
    expect(run(['lint', '--max-warnings', '1', 'loja/aviso.html']).status).toBe(0);
    const { status, stderr } = run(['lint', '--max-warnings', '0', 'loja/aviso.html']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'vitrine: too many warnings: 1, allowed: 0\n' });
  });

  it('is quiet about warnings where asked, and counts them all the same', () => {
    const { status, out } = run(['lint', '-q', 'loja/aviso.html', '--max-warnings=0']);
    expect({ status, out: untimed(out) }).toEqual({ status: 1, out: '0 errors, 1 warning in 1 of 1 page, TIME\n' });
  });

  it('takes folders, globs and names, each file once, and leaves packages alone', () => {
    const files = (...patterns: string[]): string[] => [
      ...new Set<string>(
        JSON.parse(run(['lint', '-f', 'json', ...patterns]).out).findings.map(({ file }: { file: string }) => file),
      ),
    ];
    expect(files('loja')).toEqual([
      'loja/.pecas/nova.html',
      'loja/100%, tudo.html',
      'loja/aviso.html',
      'loja/errada.html',
      'loja/fundo/outra.htm',
    ]);
    expect(files('loja/**/*.htm', 'loja/errada.html', 'loja/e*.html')).toEqual([
      'loja/fundo/outra.htm',
      'loja/errada.html',
    ]);
    expect(JSON.parse(run(['lint', '-f', 'json', 'loja/[slug].html']).out)).toEqual({
      files: 1,
      errors: 0,
      warnings: 0,
      findings: [],
      unread: [],
      error: null,
    });
  });

  it('reads the standard input', () => {
    const { status, out } = run(['lint', '-'], { input: '<div data-block="acordion"></div>' });
    expect({ status, first: lines(out)[0] }).toEqual({ status: 1, first: expect.stringMatching(/^<stdin>:1:6 /) });
  });

  it('says what a template writes only where asked', () => {
    expect(lines(run(['lint', 'loja/[slug].html']).out)).toHaveLength(1);
    expect(run(['lint', '--verbose', 'loja/[slug].html']).out).toContain(
      'loja/[slug].html:1:50  skipped  data-animation-speed: a template fills it in',
    );
  });

  it('writes every part of a finding as JSON', () => {
    const { status, out } = run(['lint', '--format', 'json', 'loja/errada.html']);
    const { findings, ...counts } = JSON.parse(out);
    expect({ status, ...counts }).toEqual({ status: 1, files: 1, errors: 1, warnings: 0, unread: [], error: null });
    expect(findings[0]).toMatchObject({
      file: 'loja/errada.html',
      line: 2,
      column: 6,
      code: 'VT100',
      read: 'acordion',
      nearest: 'accordion',
    });
  });

  it('writes workflow commands of GitHub, with their escapes', () => {
    const [command = ''] = lines(run(['lint', '--format=github', 'loja/100%, tudo.html']).out);
    expect(command).toMatch(
      /^::error file=loja\/100%25%2C tudo\.html,line=1,col=6,title=VT100::there is no block "100%25:\\n"; /,
    );
    expect(run(['lint', '-f', 'github', 'loja/aviso.html']).out).toMatch(/^::warning file=/);
  });

  it('writes no colours into a pipe', () => {
    expect(run(['lint', 'loja/errada.html']).out).not.toContain('\u001b');
  });

  it('finds the same on several threads as on one, in the order of the files', () => {
    const many = join(program.folder, 'muitas');
    mkdirSync(many);
    for (let at = 0; at < 900; at++)
      writeFileSync(join(many, `${String(at).padStart(3, '0')}.html`), `<div data-block="n${at}"></div>`);
    const { files, findings } = JSON.parse(run(['lint', '-f', 'json', 'muitas']).out);
    expect(files).toBe(900);
    expect(findings.map(({ read }: { read: string }) => read)).toEqual(
      Array.from({ length: 900 }, (_, at) => `n${at}`),
    );
  });
});

describe('vitrine', () => {
  it.each([
    [['lint', 'nada/*.html'], 'no file matches nada/*.html'],
    [['lint', 'loja/limpa.html', 'falta.html'], 'no file matches falta.html'],
    [['lint'], 'lint needs files'],
    [['lnit', 'a.html'], 'there is no command lnit; did you mean lint?'],
    [[], 'no command'],
    [['lint', '--qiet', 'a.html'], 'there is no option --qiet; did you mean --quiet?'],
    [['lint', '--format', 'jsn', 'a.html'], 'expected one of human, json, github; did you mean json?'],
    [['lint', '--max-warnings', 'dez', 'a.html'], 'expected a whole number'],
    [['explain', 'VT999'], 'there is no rule VT999'],
  ])('%j: ends with 2 and says why', (args, why) => {
    const { status, out, stderr } = run(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(stderr).toContain(why);
  });

  it('says its version and what it can do', () => {
    expect(run(['--version'])).toEqual({ status: 0, out: '1.2.3\n', stderr: '' });
    const { status, out } = run(['lint', '--help']);
    expect(status).toBe(0);
    for (const word of ['--format', '--max-warnings', '--quiet', '--verbose', 'Exit codes'])
      expect(out).toContain(word);
  });

  it('explains a rule, and all of them', () => {
    expect(run(['explain', 'vt175']).out).toBe(
      `VT175  error  ${rules.VT175.title}\n  ${rules.VT175.why}\n  ${rules.VT175.fix}\n`,
    );
    expect(lines(run(['explain']).out)).toHaveLength(Object.keys(rules).length * 3);
  });
});
