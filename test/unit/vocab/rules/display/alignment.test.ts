import { expect, it } from 'vitest';
import {
  alignmentOf,
  fluidPosition,
  imageAlignment,
  isAlignment,
} from '../../../../../src/vocab/rules/display/alignment.ts';

it('takes start, middle and end, and refuses any other alignment [GAL-355]', () => {
  expect(['start', 'middle', 'end'].map(isAlignment)).toEqual([true, true, true]);
  for (const value of ['left', 'center', 'Start', '', null, undefined, 1, {}]) expect(isAlignment(value)).toBe(false);
});

it('means start by left, middle by center, end by right, and middle by anything else [GAL-356]', () => {
  expect(['left', 'center', 'right'].map(alignmentOf)).toEqual(['start', 'middle', 'end']);
  for (const value of ['Left', 'start', 'end', '', null, undefined, 1]) expect(alignmentOf(value)).toBe('middle');
});

it('puts a fluid picture left, center or right, and at the center where nobody says [FLUID-303]', () => {
  expect(['left', 'center', 'right', 'LEFT', '', null, undefined].map(fluidPosition)).toEqual([
    'left',
    'center',
    'right',
    'center',
    'center',
    'center',
    'center',
  ]);
});

it('reads where a contained picture stands, and nothing where it is not said', () => {
  expect(imageAlignment('top left')).toEqual({ vertical: 'top', horizontal: 'left' });
  expect(imageAlignment('RIGHT_BOTTOM')).toEqual({ vertical: 'bottom', horizontal: 'right' });
  expect(imageAlignment('left-center')).toEqual({ vertical: 'center', horizontal: 'left' });
  expect(imageAlignment('top')).toEqual({ vertical: 'top', horizontal: 'center' });
  expect(imageAlignment('CENTER_CENTER')).toEqual({ vertical: 'center', horizontal: 'center' });
  for (const value of [
    '',
    'left right',
    'top bottom',
    'top left center',
    'middle',
    'top nowhere',
    null,
    7,
    'x'.repeat(100_000),
  ])
    expect(imageAlignment(value)).toBeNull();
});
