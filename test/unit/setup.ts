import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { consoleOfTest } from './expect-console.ts';

// React asks for this before it lets a test flush effects.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

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
  cleanup();
  // A test of the call layer has no document.
  globalThis.document?.body.replaceChildren();
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
