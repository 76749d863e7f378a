import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProgram, type Program } from '../program.ts';

const hash = (path: string): string => `sha384-${path}`;
const FILES = ['chunks/stage.js', 'chunks/react.js', 'chunks/runtime.js', 'chunks/accordion.js'];
const MANIFEST = {
  files: Object.fromEntries(FILES.map((path) => [path, { raw: 1, integrity: hash(path) }])),
  preload: {
    stage: [FILES[0]],
    blocks: { accordion: FILES.slice(1), form: ['chunks/unlisted.js'] },
    services: {},
    messages: { en: {}, es: {} },
  },
};
const page = (src: string, body = '<div data-block="accordion"></div>'): string =>
  `<!doctype html><html lang="pt-BR"><head><script async src="${src}"></script></head><body>${body}</body></html>`;
const linesAt = (base: string): string[] =>
  FILES.map((path) => `<link rel="modulepreload" href="${base}${path}" integrity="${hash(path)}" crossorigin>`);

let program: Program;

beforeAll(async () => {
  program = await makeProgram({
    'program/manifest.json': JSON.stringify(MANIFEST),
    'loja/perguntas.html': page('/vitrine/vitrine.js?v=2'),
    'loja/longe.html': page('https://cdn.example/a&amp;b/vitrine.js'),
    'loja/vazia.html': page('/vitrine/vitrine.js', '<p>Olá</p>'),
    'loja/uma.html': page('/vitrine/vitrine.single.js'),
    'loja/parte.html': '<div data-block="accordion"></div>',
    'outra/estranha.html': page('/vitrine/vitrine.js', '<div data-block="form"></div>'),
  });
});

afterAll(() => program.remove());

const run: Program['run'] = (...args) => program.run(...args);
const lines = (text: string): string[] => text.trimEnd().split('\n');

describe('vitrine preload', () => {
  it('writes the lines of a page, beside its tag, and nothing else', () => {
    const { status, out, stderr } = run(['preload', 'loja/perguntas.html']);
    expect({ status, lines: lines(out), stderr }).toEqual({ status: 0, lines: linesAt('/vitrine/'), stderr: '' });
  });

  it('writes them for another place where it is named, with its slash or without', () => {
    expect(lines(run(['preload', '--base', 'https://cdn.example/v3', 'loja/parte.html']).out)).toEqual(
      linesAt('https://cdn.example/v3/'),
    );
    expect(lines(run(['preload', '--base=/v3/', 'loja/perguntas.html']).out)).toEqual(linesAt('/v3/'));
  });

  it('escapes the address', () => {
    expect(lines(run(['preload', 'loja/longe.html']).out)).toEqual(linesAt('https://cdn.example/a&amp;b/'));
  });

  it('writes nothing where there is nothing to ask for, or everything is in one file', () => {
    for (const file of ['loja/vazia.html', 'loja/uma.html'])
      expect(run(['preload', file])).toEqual({ status: 0, out: '', stderr: '' });
  });

  it('names each of several pages before its lines, and ends with 2 for one that it cannot do', () => {
    const { status, out, stderr } = run(['preload', 'loja/p*.html', 'loja/vazia.html']);
    expect(status).toBe(2);
    expect(stderr).toBe('vitrine: loja/parte.html: it has no Vitrine script to read the URL from; use --base URL\n');
    expect(lines(out)).toEqual(['<!-- loja/perguntas.html -->', ...linesAt('/vitrine/'), '<!-- loja/vazia.html -->']);
  });

  it('reads the standard input', () => {
    expect(lines(run(['preload', '-'], { input: page('vitrine.js') }).out)).toEqual(linesAt(''));
  });

  it('writes the same as JSON', () => {
    const { status, out } = run(['preload', '--json', 'loja/perguntas.html', 'loja/parte.html']);
    expect(status).toBe(2);
    expect(JSON.parse(out)).toEqual({
      pages: [
        {
          file: 'loja/perguntas.html',
          lines: FILES.map((path) => ({ href: `/vitrine/${path}`, integrity: hash(path) })),
        },
      ],
      unread: [{ file: 'loja/parte.html', error: 'it has no Vitrine script to read the URL from; use --base URL' }],
      error: null,
    });
    expect(JSON.parse(run(['preload', '-f', 'json', 'falta.html']).out)).toEqual({
      pages: [],
      unread: [],
      error: 'no file matches falta.html',
    });
  });

  it.each([
    [['preload'], 'preload needs files'],
    [['preload', '-f', 'github', 'loja'], 'preload prints human or json'],
    [['preload', 'outra'], 'manifest.json does not list chunks/unlisted.js'],
    [['perload', 'loja'], 'did you mean preload?'],
  ])('%j: ends with 2 and says why', (args, why) => {
    const { status, stderr } = run(args);
    expect(status).toBe(2);
    expect(stderr).toContain(why);
  });

  it('says so where it lies beside no manifest', async () => {
    const alone = await makeProgram({ 'a.html': page('/vitrine/vitrine.js') });
    const { status, stderr } = alone.run(['preload', 'a.html']);
    alone.remove();
    expect(status).toBe(2);
    expect(stderr).toContain('manifest.json');
  });
});
