import { describe, expect, it } from 'vitest';
import { BlockError } from '../../../src/runtime/block-error.ts';
import { sayFailure, sayProblem } from '../../../src/runtime/blocks/say.ts';
import { Report } from '../../../src/runtime/report.ts';
import { consoleOfTest, expectConsole } from '../expect-console.ts';

const problem = { where: 'data-heading-level', read: 'nove', expected: 'a whole number from 2 to 6', used: '3' };

function faulty(id = ''): Element {
  const element = document.createElement('div');
  element.id = id;
  return element;
}

describe('without developer mode', () => {
  it('says nothing of a wrong value and keeps it for the report', () => {
    const report = new Report();
    sayProblem(report, 'accordion', faulty('faq'), problem);
    report.note('VT010', 'x', 'there is no block "x".');
    expect(consoleOfTest.lines).toEqual([]);
    expect(report.messages.map(({ code }) => code)).toEqual(['VT012', 'VT010']);
  });

  it('says what failed, once', () => {
    expectConsole(/VT020 accordion: Error: broken/);
    const report = new Report();
    const error = new BlockError('VT020', 'accordion', faulty(), new Error('broken'));
    sayFailure(report, error);
    sayFailure(report, error);
    expect(consoleOfTest.lines).toHaveLength(1);
    expect(report.messages).toEqual([{ code: 'VT020', block: 'accordion', message: 'VT020 accordion: Error: broken' }]);
  });
});

describe('in developer mode', () => {
  it('names block, element, attribute, value read, value expected and default, once each', () => {
    expectConsole(/VT012 accordion#faq: /);
    const report = new Report();
    report.developer = true;
    sayProblem(report, 'accordion', faulty('faq'), problem);
    sayProblem(report, 'accordion', faulty('faq'), problem);
    expect(consoleOfTest.lines).toHaveLength(1);
    for (const word of ['accordion#faq', ...Object.values(problem)]) expect(consoleOfTest.lines[0]).toContain(word);
  });

  it('says two different things both', () => {
    expectConsole(/VT012/);
    const report = new Report();
    report.developer = true;
    sayProblem(report, 'accordion', faulty(), problem);
    sayProblem(report, 'accordion', faulty(), { ...problem, read: 'dez' });
    expect(consoleOfTest.lines).toHaveLength(2);
  });
});

it('does not grow without end', () => {
  const report = new Report();
  for (let at = 0; at < 1_000; at++) report.note('VT012', null, `number ${at}`);
  expect(report.messages).toHaveLength(200);
});

it('has room for what fails, however many values are wrong', () => {
  expectConsole(/VT0/);
  const report = new Report();
  for (let at = 0; at < 1_000; at++) report.note('VT012', null, `number ${at}`);
  for (let at = 0; at < 300; at++) report.always('VT022', `failure ${at}`);
  expect(report.messages.filter(({ code }) => code === 'VT012')).toHaveLength(200);
  expect(report.messages.filter(({ code }) => code === 'VT022')).toHaveLength(200);
});
