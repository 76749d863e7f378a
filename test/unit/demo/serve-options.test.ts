import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { serveOptions } from '../../../demo/serve-options.mjs';

const read = (...args: string[]): unknown => serveOptions(args, {});

describe('the options of the demo’s server', () => {
  it('are the port, by option before variable, and the file of its data', () => {
    expect(read()).toEqual({ task: 'serve', port: 4173, data: undefined });
    expect(serveOptions([], { PORT: '5001' })).toMatchObject({ port: 5001 });
    expect(serveOptions(['--port', '5002', '--data', ':memory:'], { PORT: '5001' })).toEqual({
      task: 'serve',
      port: 5002,
      data: ':memory:',
    });
    expect(serveOptions([], { PORT: '0' })).toMatchObject({ port: 0 });
    expect(serveOptions([], { PORT: '' })).toMatchObject({ port: 4173 });
    expect(read('--port=0')).toMatchObject({ port: 0 });
    expect(read('--reset')).toMatchObject({ task: 'reset' });
    expect(read('--compile', '--help')).toMatchObject({ task: 'help' });
  });

  it.each([
    [['--porta', '80'], 'A opção "--porta" não existe.'],
    [['--constructor'], 'A opção "--constructor" não existe.'],
    [['-p', '80'], 'A opção "-p" não existe.'],
    [['8080'], 'O argumento "8080" não é uma opção.'],
    [['--port'], 'A opção "--port" precisa de um valor.'],
    [['--port', '80a'], 'A porta "80a" não é um número de 0 a 65535.'],
    [['--port', '65536'], 'A porta "65536" não é um número de 0 a 65535.'],
    [['--help=1'], 'A opção "--help" não tem valor.'],
  ])('%j is refused with a sentence', (args, problem) => {
    expect(read(...args)).toEqual({ problem });
  });

  it.each(['abc', '65536', '-1', '80.5'])('are refused where the variable has no port: %s', (PORT) => {
    expect(serveOptions([], { PORT })).toEqual({ problem: `A porta "${PORT}" não é um número de 0 a 65535.` });
    expect(serveOptions(['--port', '80'], { PORT })).toMatchObject({ port: 80 });
    for (const task of ['help', 'compile', 'reset'])
      expect(serveOptions([`--${task}`], { PORT })).toMatchObject({ task });
  });

  it('are printed with --help, which ends with 0; an unknown one ends with 2', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['demo/serve.mjs', ...args], { encoding: 'utf8', timeout: 20_000 });
    const help = run('--help');
    expect(help.status).toBe(0);
    for (const option of ['--port', '--data', '--reset', '--compile', '--help']) expect(help.stdout).toContain(option);
    const unknown = run('--porto');
    expect([unknown.status, unknown.stdout]).toEqual([2, '']);
    expect(unknown.stderr).toBe('A opção "--porto" não existe. As opções: node demo/serve.mjs --help\n');
  });
});
