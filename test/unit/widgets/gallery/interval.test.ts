import { expect, it } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { gallery } from '../../../../src/widgets/gallery/block.ts';

const FIELDS = { interval: gallery.data.interval };

it.each([
  ['random', true],
  ['true', true],
  ['', true],
  ['3', true],
  ['false', false],
  ['0', false],
])('reads data-interval="%s" as %s [GAL-340]', (text, isOn) => {
  expect(parse(FIELDS, { attribute: () => text })).toEqual({ data: { interval: isOn }, problems: [] });
});

it.each([
  ['"random"', true],
  ['" shuffle "', true],
  ['1', true],
  ['true', true],
  ['"false"', false],
  ['"0"', false],
  ['""', false],
  ['0', false],
])('reads the interval %s of JSON as %s [GAL-340]', (value, isOn) => {
  const json = [{ where: 'data-block-json', text: `{"interval":${value}}` }];
  expect(parse(FIELDS, { attribute: () => null, json })).toEqual({ data: { interval: isOn }, problems: [] });
});

it('refuses an interval that is neither text, number nor flag', () => {
  const json = [{ where: 'data-block-json', text: '{"interval":[]}' }];
  expect(parse(FIELDS, { attribute: () => null, json }).problems).toHaveLength(1);
});
