import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileFilter, filesWith, testsOf } from '../tests-of.mjs';

const FILES = [
  'unit/widgets/form/view.test.tsx',
  'unit/widgets/_shared/form/engine/rules.test.ts',
  'unit/vocab/format.test.ts',
  'browser/blocks/form/files.spec.ts',
  'browser/blocks/form/form-page.ts',
  'browser/blocks/overlays/popup-form.spec.ts',
  'browser/look/form.spec.ts',
  'rules/form.test.ts',
];
let tests = '';

beforeAll(() => {
  tests = mkdtempSync(join(tmpdir(), 'vitrine-tests-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(tests, file)), { recursive: true });
    writeFileSync(join(tests, file), '');
  }
});
afterAll(() => rmSync(tests, { recursive: true, force: true }));

it('finds what is in a folder of a name, and the files of that name', () => {
  expect(testsOf(tests, 'form')).toEqual({
    unit: ['rules/form.test.ts', 'unit/widgets/_shared/form/engine/rules.test.ts', 'unit/widgets/form/view.test.tsx'],
    browser: ['browser/blocks/form/files.spec.ts', 'browser/look/form.spec.ts'],
  });
});

it.each([
  ['blocks/form', 'browser/blocks/form/files.spec.ts'],
  ['test/browser/blocks/form/', 'browser/blocks/form/files.spec.ts'],
  ['browser/look/form.spec.ts', 'browser/look/form.spec.ts'],
  ['popup-form', 'browser/blocks/overlays/popup-form.spec.ts'],
])('finds %s by the end of its path', (name, file) => {
  expect(testsOf(tests, name)).toEqual({ unit: [], browser: [file] });
});

it('finds nothing by a part of a name', () => {
  expect(testsOf(tests, 'for')).toEqual({ unit: [], browser: [] });
  expect(testsOf(tests, 'form.*')).toEqual({ unit: [], browser: [] });
});

it('names one file to a runner that reads a regular expression', () => {
  const filter = new RegExp(fileFilter('browser/look/form.spec.ts'));
  expect(filter.test('/anywhere/test/browser/look/form.spec.ts')).toBe(true);
  expect(filter.test('/anywhere/test/browser/look/formXspec.ts')).toBe(false);
});

it('finds the unit tests whose text has what is asked for', () => {
  writeFileSync(join(tests, 'unit/vocab/format.test.ts'), "it('x', { tags: ['long'] }, () => {});");
  expect(filesWith(tests, /tags.*'long'/)).toEqual(['test/unit/vocab/format.test.ts']);
});
