import { describe, expect, it } from 'vitest';
import { BlockError } from '../../../src/runtime/block-error.ts';
import { MessageLog } from '../../../src/runtime/message-log.ts';
import { reportFailure, reportProblem } from '../../../src/runtime/report-messages.ts';
import { consoleOfTest, expectConsole } from '../expect-console.ts';

const problem = { where: 'data-heading-level', read: 'nove', expected: 'a whole number from 2 to 6', used: '3' };

function faulty(id = ''): Element {
  const element = document.createElement('div');
  element.id = id;
  return element;
}

describe('without developer mode', () => {
  it('says nothing of a wrong value and keeps it for the report', () => {
    const log = new MessageLog();
    reportProblem(log, 'accordion', faulty('faq'), problem);
    log.warn('VT010', 'x', 'there is no block "x".');
    expect(consoleOfTest.lines).toEqual([]);
    expect(log.messages.map(({ code }) => code)).toEqual(['VT012', 'VT010']);
  });

  it('says what failed, once', () => {
    expectConsole(/VT020 accordion: Error: broken/);
    const log = new MessageLog();
    const error = new BlockError('VT020', 'accordion', faulty(), new Error('broken'));
    reportFailure(log, error);
    reportFailure(log, error);
    expect(consoleOfTest.lines).toHaveLength(1);
    expect(log.messages).toEqual([{ code: 'VT020', block: 'accordion', message: 'VT020 accordion: Error: broken' }]);
  });
});

it('says nothing where nothing is used, and never leaves a gap', () => {
  const log = new MessageLog();
  reportProblem(log, 'video', faulty('filme'), { ...problem, used: '' });
  expect(log.messages[0]?.message).toBe(
    'video#filme: data-heading-level="nove" is not read; expected a whole number from 2 to 6, so nothing is used.',
  );
  expect(consoleOfTest.lines).toEqual([]);
});

describe('what a visitor does not see because of a mistake', () => {
  it('is told without developer mode, one line each, with the element', () => {
    expectConsole(/VT040 product#caneca: no data-product; write it/);
    expectConsole(/VT040 product \(div\.peca\): no data-product/);
    const log = new MessageLog();
    const named = faulty('caneca');
    const other = faulty();
    other.className = 'peca';
    for (const element of [named, named, other])
      log.warn('VT040', 'product', 'no data-product;\n  write it', true, element);
    expect(consoleOfTest.lines).toHaveLength(2);
    for (const line of consoleOfTest.lines) expect(line).not.toContain('\n');
  });

  it('is told ten times at most; all of it is in the report', () => {
    expectConsole(/VT040/);
    const log = new MessageLog();
    for (let at = 0; at < 25; at++) log.warn('VT040', 'product', 'no data-product', true, faulty(`peca-${at}`));
    expect(consoleOfTest.lines).toHaveLength(10);
    expect(log.messages).toHaveLength(25);
  });

  it('is told each time in developer mode', () => {
    expectConsole(/VT040/);
    const log = new MessageLog();
    log.developerMode = true;
    for (let at = 0; at < 25; at++) log.warn('VT040', 'product', 'no data-product', true, faulty(`peca-${at}`));
    expect(consoleOfTest.lines).toHaveLength(25);
  });

  it.each(['nothing of it', 'a purpose that is never granted', 'an empty iframe'])(
    'is what a value loses in whose place this is used: "%s"',
    (used) => {
      expectConsole(/VT012 gallery#fotos: /);
      const log = new MessageLog();
      reportProblem(log, 'gallery', faulty('fotos'), { ...problem, used });
      expect(consoleOfTest.lines).toHaveLength(1);
      expect(log.messages[0]?.message).toContain(`so ${used} is used.`);
    },
  );
});

describe('in developer mode', () => {
  it('says that nothing is used where the default is empty', () => {
    const log = new MessageLog();
    reportProblem(log, 'form', faulty(), { ...problem, used: '' });
    expect(log.messages[0]?.message).toMatch(/, so nothing is used\.$/);
  });

  it('names block, element, attribute, value read, value expected and default, once each', () => {
    expectConsole(/VT012 accordion#faq: /);
    const log = new MessageLog();
    log.developerMode = true;
    reportProblem(log, 'accordion', faulty('faq'), problem);
    reportProblem(log, 'accordion', faulty('faq'), problem);
    expect(consoleOfTest.lines).toHaveLength(1);
    for (const word of ['accordion#faq', ...Object.values(problem)]) expect(consoleOfTest.lines[0]).toContain(word);
  });

  it('says two different things both', () => {
    expectConsole(/VT012/);
    const log = new MessageLog();
    log.developerMode = true;
    reportProblem(log, 'accordion', faulty(), problem);
    reportProblem(log, 'accordion', faulty(), { ...problem, read: 'dez' });
    expect(consoleOfTest.lines).toHaveLength(2);
  });
});

it('does not grow without end', () => {
  const log = new MessageLog();
  for (let at = 0; at < 1_000; at++) log.warn('VT012', null, `number ${at}`);
  expect(log.messages).toHaveLength(200);
});

it('has room for what fails, however many values are wrong', () => {
  expectConsole(/VT0/);
  const log = new MessageLog();
  for (let at = 0; at < 1_000; at++) log.warn('VT012', null, `number ${at}`);
  for (let at = 0; at < 300; at++) log.error('VT022', `failure ${at}`);
  expect(log.messages.filter(({ code }) => code === 'VT012')).toHaveLength(200);
  expect(log.messages.filter(({ code }) => code === 'VT022')).toHaveLength(200);
});
