import { describe, expect, it } from 'vitest';
import { ownData } from '../../../src/lint/checks/own-data.ts';
import { attributeOf } from '../../../src/lint/element.ts';
import type { Slip } from '../../../src/lint/finding.ts';
import { likelyValue } from '../../../src/lint/likely-value.ts';
import { readPage } from '../../../src/lint/page.ts';
import { defineBlock } from '../../../src/vocab/block/define-block.ts';
import type { Field } from '../../../src/vocab/block/field.ts';
import { color, duration, focalPoint, length, listOf, number, ratio, url } from '../../../src/vocab/block/fields.ts';

const help = 'A sentence.';

const block = defineBlock({
  name: 'sample',
  summary: '',
  when: 'load',
  budget: 0,
  data: {
    link: url({ help }),
    sizes: listOf(number({ help, fallback: 0 }), { help }),
    times: listOf(duration({ help, fallback: 0 }), { help }),
  },
});

/** What the linter says of one block with one of each kind. */
function slipsOf(attributes: string): string[] {
  const page = readPage(`<div data-block="sample" ${attributes}></div>`);
  const slips: Slip[] = [];
  const hosts = page.elements
    .filter((element) => attributeOf(element, 'data-block') === 'sample')
    .map((element) => ({ element, block, platform: false }));
  ownData(page, hosts, { say: (slip) => void slips.push(slip), skip: () => {} });
  return slips.map(({ code, attribute, path, read, expected, nearest }) =>
    [code, attribute, path, read, expected, nearest && `→ ${nearest}`].filter(Boolean).join(' | '),
  );
}

describe('the linter', () => {
  it('tells an address that runs', () => {
    expect(slipsOf('data-link="javascript:alert(1)"')).toEqual([
      'VT110 | data-link | javascript:alert(1) | a URL: a path, or one with http, https, mailto or tel',
    ]);
    expect(slipsOf('data-link="/loja"')).toEqual([]);
  });

  it('tells every wrong entry of a list, in an attribute and in JSON, once', () => {
    expect(slipsOf('data-sizes="1, dois, 3, quatro"')).toEqual([
      'VT110 | data-sizes | dois | a number',
      'VT110 | data-sizes | quatro | a number',
    ]);
    expect(slipsOf(`data-block-json='{"times": ["1s", "1,5 s", true]}'`)).toEqual([
      'VT114 | data-block-json | times[1] | "1,5 s" | a time such as 300ms or 1.5s; a number is in ms | → 1.5s',
      'VT114 | data-block-json | times[2] | true | a time such as 300ms or 1.5s; a number is in ms',
    ]);
  });
});

describe('the value that was meant', () => {
  it.each<[Field<unknown>, string, string | null]>([
    [color({ help }) as Field<unknown>, 'a34b2c', '#a34b2c'],
    [length({ help }) as Field<unknown>, '1,5 REM', '1.5rem'],
    [length({ help }) as Field<unknown>, 'wide', null],
    [duration({ help, fallback: 0 }) as Field<unknown>, '300 ms', '300ms'],
    [ratio({ help, fallback: 1 }) as Field<unknown>, '16x9', '16:9'],
    [focalPoint({ help }) as Field<unknown>, '50% 25%', '0.5,0.25'],
    [url({ help }) as Field<unknown>, 'javascript:x', null],
    [number({ help, fallback: 0 }) as Field<unknown>, '1.234,5', '1234.5'],
    [number({ help, fallback: 0 }) as Field<unknown>, '1.234.567', '1234567'],
    [number({ help, fallback: 0 }) as Field<unknown>, '1.000.000 px', '1000000'],
    [number({ help, fallback: 0 }) as Field<unknown>, '-1.234.567,5', '-1234567.5'],
    [number({ help, fallback: 0 }) as Field<unknown>, '10.000 ms', null],
    [number({ help, fallback: 0 }) as Field<unknown>, '1,234.5', null],
    [number({ help, fallback: 0 }) as Field<unknown>, '1,234,567', null],
    [number({ help, fallback: 0 }) as Field<unknown>, '1.2.3', null],
    [number({ help, fallback: 0 }) as Field<unknown>, '2.5 px', '2.5'],
    [number({ help, fallback: 0 }) as Field<unknown>, '0.125 rem', '0.125'],
    [number({ help, fallback: 0 }) as Field<unknown>, 'about 3.', '3'],
    [number({ help, fallback: 0 }) as Field<unknown>, '1,5x', '1.5'],
    [number({ help, fallback: 0 }) as Field<unknown>, '2s', '2'],
    [number({ help: 'That time, in ms.', fallback: 0 }) as Field<unknown>, '5s', '5000'],
    [number({ help: 'That time, in ms.', fallback: 0 }) as Field<unknown>, '1,5 segundos', '1500'],
    [number({ help: 'That time, in ms.', fallback: 0 }) as Field<unknown>, '300ms', '300'],
  ])('of %#: %s', (field, raw, meant) => expect(likelyValue(field, raw)).toBe(meant));
});
