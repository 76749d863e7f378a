// A console line that a test has not declared fails it.
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
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

// Files share a process: each has modules of its own, and none has the clock or the mocks of another one.
afterAll(() => {
  vi.useRealTimers();
  vi.resetModules();
  // Vitest forgets mocked modules only between files that it isolates, and has no call for it.
  Reflect.get(globalThis, '__vitest_mocker__').reset();
});
