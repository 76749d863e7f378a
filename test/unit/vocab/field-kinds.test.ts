import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Field } from '../../../src/vocab/block/field.ts';
import {
  color,
  duration,
  focalPoint,
  length,
  month,
  ratio,
  reference,
  timeZone,
  url,
} from '../../../src/vocab/block/fields.ts';

const REFUSED = Symbol('refused');
const help = 'A sentence.';

/** What a field makes of a typed value, as JSON holds it. */
const take = <Value>(field: Field<Value>, value: unknown): Value | typeof REFUSED => {
  const result = v.safeParse(field.schema, value);
  return result.success ? result.output : REFUSED;
};
/** What a field makes of an attribute's text. */
const read = <Value>(field: Field<Value>, raw: string): Value | typeof REFUSED => take(field, field.fromText(raw));

afterEach(() => vi.unstubAllGlobals());

describe('url', () => {
  const link = url({ help });

  it.each([
    '/loja/canecas',
    'canecas?cor=azul#topo',
    '#topo',
    '//exemplo.com',
    'https://exemplo.com/a,b',
    'HTTP://exemplo.com',
    'mailto:ana@exemplo.com',
    'tel:+551112345678',
    './a:b',
  ])('takes %s', (raw) => expect(read(link, raw)).toBe(raw));

  it('gives the address as a browser reads it', () => {
    expect(read(link, ' \n/a\tb ')).toBe('/ab');
    expect(read(link, '')).toBe('');
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x/1',
    'file:///etc',
    '//',
    'https://',
    '//exemplo.com:porta',
  ])('refuses %j', (raw) => expect(read(link, raw)).toBe(REFUSED));

  it('never lets an address through that a browser runs', () => {
    const near = fc.string({
      unit: fc.constantFrom(...'javscript:JAVSCRIPT \t\n\r\u0000\u0001/#?'.split('')),
      maxLength: 30,
    });
    fc.assert(
      fc.property(near, (raw) => {
        const taken = read(link, raw);
        if (typeof taken === 'string')
          expect(new URL(taken, 'https://site.test/').protocol).toMatch(/^(https?|mailto|tel):$/);
      }),
      { examples: [['javascript:'], ['\u0000java\tscript:'], ['//']] },
    );
  });
});

describe('color', () => {
  const ink = color({ help, fallback: '#102030' });

  it.each([
    '#abc',
    '#abcd',
    '#a34b2c',
    '#a34b2cff',
    'teal',
    'Transparent',
    'rgb(1, 2, 3)',
    'hsl(10deg 20% 30% / 0.5)',
    'var(--tinta)',
    'color-mix(in srgb, red 20%, blue)',
  ])('takes %s', (raw) => expect(read(ink, raw)).toBe(raw));

  it.each(['', '#12', '#12345', 'a34b2c', 'red;', 'url(x)', 'rgb(1,2,3);x', 'image(url(x))', 'red blue', '1'])(
    'refuses %j',
    (raw) => expect(read(ink, raw)).toBe(REFUSED),
  );

  it('lets the browser have the last word, where there is one', () => {
    vi.stubGlobal('CSS', { supports: (_: string, text: string) => text === 'teal' });
    expect(read(ink, 'teal')).toBe('teal');
    expect(read(ink, 'blurple')).toBe(REFUSED);
    vi.stubGlobal('CSS', undefined);
    expect(read(ink, 'blurple')).toBe('blurple');
  });
});

describe('length', () => {
  const gap = length({ help, fallback: '24px' });

  it.each([
    ['12', '12px'],
    ['0', '0px'],
    ['1.5rem', '1.5rem'],
    [' .5EM ', '0.5em'],
    ['50%', '50%'],
    ['10vw', '10vw'],
    ['3svh', '3svh'],
    ['2cqi', '2cqi'],
  ])('reads %j as %s', (raw, value) => expect(read(gap, raw)).toBe(value));

  it('takes a number as px', () => expect([take(gap, 7), take(gap, 0.5)]).toEqual(['7px', '0.5px']));

  it.each(['', 'px', '1 px', '1,5rem', '-1px', '12deg', 'calc(1px)', '1.2.3px', 'Infinity', '1px;'])(
    'refuses %j',
    (raw) => expect(read(gap, raw)).toBe(REFUSED),
  );

  it('may be below 0 where the field says so', () => {
    expect(read(length({ help, negative: true }), '-3px')).toBe('-3px');
    expect(gap.expected).toContain('0 or more');
  });
});

describe('duration', () => {
  const pause = duration({ help, fallback: 300, max: 60_000 });

  it.each([
    ['300ms', 300],
    ['1.5s', 1500],
    ['250', 250],
    [' 2S ', 2000],
    ['0', 0],
  ])('reads %j as %d ms', (raw, value) => expect(read(pause, raw)).toBe(value));

  it.each(['', 's', '-1s', '61s', '1 s', '1m', '1,5s', 'NaN'])('refuses %j', (raw) =>
    expect(read(pause, raw)).toBe(REFUSED),
  );

  it('takes numbers in ms within its range', () => {
    expect([take(pause, 5), take(pause, 60_001), take(pause, -1)]).toEqual([5, REFUSED, REFUSED]);
    expect([pause.min, pause.max]).toEqual([0, 60_000]);
  });
});

describe('ratio', () => {
  const shape = ratio({ help, fallback: 1 });

  it.each([
    ['16:9', 16 / 9],
    ['4/3', 4 / 3],
    ['4 / 3', 4 / 3],
    ['1.777', 1.777],
    ['1.5:1', 1.5],
  ])('reads %j', (raw, value) => expect(read(shape, raw)).toBe(value));

  it.each(['', '0', '16:0', '0:9', '-1', '16x9', '16:9:1', ':', 'a/b'])('refuses %j', (raw) =>
    expect(read(shape, raw)).toBe(REFUSED),
  );
});

describe('focalPoint', () => {
  const point = focalPoint({ help });

  it('reads a text and an object', () => {
    expect(read(point, '0.5,0.25')).toEqual({ x: 0.5, y: 0.25 });
    expect(read(point, ' 0 , 1 ')).toEqual({ x: 0, y: 1 });
    expect(take(point, { x: 0.1, y: '0.2' })).toEqual({ x: 0.1, y: 0.2 });
  });

  it.each(['', '0.5', '0.5,', '1.1,0', '-0.1,0', '0,0,0', '50%,50%', 'a,b'])('refuses %j', (raw) =>
    expect(read(point, raw)).toBe(REFUSED),
  );

  it('refuses an object without both', () => {
    for (const value of [{ x: 0.5 }, { x: 2, y: 0 }, {}, [0.5, 0.5], null]) expect(take(point, value)).toBe(REFUSED);
  });
});

describe('times', () => {
  const zone = timeZone({ help });
  const first = month({ help });

  it('take what the calendar reads, and nothing', () => {
    expect(['America/Sao_Paulo', 'UTC', ''].map((raw) => read(zone, raw))).toEqual(['America/Sao_Paulo', 'UTC', '']);
    expect(['11-2026', ''].map((raw) => read(first, raw))).toEqual(['11-2026', '']);
  });

  it.each(['Brasília', 'GMT-3 (Brasília)', '11-2026'])('refuse the zone %j', (raw) =>
    expect(read(zone, raw)).toBe(REFUSED),
  );
  it.each(['2026-11', '13-2026', '01-0000', 'novembro'])('refuse the month %j', (raw) =>
    expect(read(first, raw)).toBe(REFUSED),
  );
});

describe('reference', () => {
  const target = reference({ help });

  it('takes an id, with or without its sign', () => {
    expect([read(target, '#carrinho'), read(target, ' carrinho '), read(target, '')]).toEqual([
      'carrinho',
      'carrinho',
      '',
    ]);
  });

  it.each(['#', 'two words', '# a'])('refuses %j', (raw) => expect(read(target, raw)).toBe(REFUSED));
});
