import { describe, expect, it } from 'vitest';
import { openSteps, stepPlace, stepWith } from '../../../../src/vocab/rules/form-steps.ts';

const steps = [
  { title: 'Peça', fields: ['peca'] },
  { title: 'Endereço', fields: ['cep', 'rua'] },
  { title: 'Aviso', fields: [] },
  { title: 'Você', fields: ['nome'] },
];

describe('the steps of a form', () => {
  it.each([
    [[], [0, 1, 2, 3]],
    [['cep'], [0, 1, 2, 3]],
    [
      ['cep', 'rua'],
      [0, 2, 3],
    ],
    [['cep', 'rua', 'peca', 'nome'], [2]],
  ])('while %j are hidden, %j are gone through', (hidden, open) =>
    expect(openSteps(steps, new Set(hidden))).toEqual(open),
  );

  it.each([
    [0, { index: 0, position: 1, count: 3, previous: null, next: 2 }],
    [2, { index: 2, position: 2, count: 3, previous: 0, next: 3 }],
    [3, { index: 3, position: 3, count: 3, previous: 2, next: null }],
    [1, { index: 0, position: 1, count: 3, previous: null, next: 2 }],
    [9, { index: 3, position: 3, count: 3, previous: 2, next: null }],
    [-1, { index: 0, position: 1, count: 3, previous: null, next: 2 }],
  ])('with the second one skipped, who wants number %i is at %j', (wanted, place) =>
    expect(stepPlace([0, 2, 3], wanted)).toEqual(place),
  );

  it('has a first place where the first is skipped, and where all are', () => {
    expect(stepPlace([1, 3], 0)).toEqual({ index: 1, position: 1, count: 2, previous: null, next: 3 });
    expect(stepPlace([], 2)).toEqual({ index: 0, position: 1, count: 1, previous: null, next: null });
  });

  it('finds the first step that has one of the fields', () => {
    expect(stepWith(steps, (id) => id === 'rua' || id === 'nome')).toBe(1);
    expect(stepWith(steps, (id) => id === 'outro')).toBeNull();
  });
});
