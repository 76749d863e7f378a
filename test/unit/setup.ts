// A console line that a test has not declared fails it.
import { afterEach, beforeEach, expect } from 'vitest';
import { consoleOfTest } from './expect-console.ts';

const methods = ['error', 'warn', 'log', 'info'] as const;
const own = Object.fromEntries(methods.map((method) => [method, console[method]]));

beforeEach(() => {
  consoleOfTest.lines = [];
  consoleOfTest.expected = [];
  for (const method of methods) {
    console[method] = (...args: unknown[]) => {
      consoleOfTest.lines.push(`console.${method}: ${args.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  Object.assign(console, own);
  const { lines, expected } = consoleOfTest;
  expect(
    lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
    'console lines the test did not declare with expectConsole()',
  ).toEqual([]);
  expect(
    expected.filter((pattern) => !lines.some((line) => pattern.test(line))).map(String),
    'console lines the test declared but that never came',
  ).toEqual([]);
});
