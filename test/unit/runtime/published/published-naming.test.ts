import { describe, expect, it, vi } from 'vitest';
import { isPublished } from '../../../../src/runtime/page/find-blocks.ts';
import { hasPlatformRuntime, publishedNaming } from '../../../../src/runtime/published/published-naming.ts';
import type { Registry } from '../../../../src/runtime/stage/registry.ts';

const load = () => Promise.reject(new Error('nothing is fetched here'));
const entry = (...publishedNames: (string | number)[]) => ({ when: 'visible' as const, publishedNames, load });
const registry: Registry = { a: entry('one', 1), b: entry('two', 2), c: entry('three', 3), d: entry('four', 4) };

function element(attributes: Record<string, string>): Element {
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

const nameOf = (attributes: Record<string, string>) => publishedNaming(registry, false).nameOf(element(attributes));

const SQSP = { 'data-sqsp-block': 'one' };
const DEFINITION = { 'data-definition-name': 'website.components.two' };
const CLASS = { class: 'sqs-block x sqs-block-three' };
const TYPE = { 'data-block-type': '4' };

describe('a block of the platform', () => {
  it('is named by sqsp name, definition, class and type code, in that order', () => {
    expect(nameOf({ ...TYPE, ...CLASS, ...DEFINITION, ...SQSP })).toBe('a');
    expect(nameOf({ ...TYPE, ...CLASS, ...DEFINITION })).toBe('b');
    expect(nameOf({ ...TYPE, ...CLASS })).toBe('c');
    expect(nameOf(TYPE)).toBe('d');
  });

  it('is named by its words where the code is 1337, which names none', () => {
    expect(nameOf({ ...DEFINITION, 'data-block-type': '1337' })).toBe('b');
    expect(nameOf({ 'data-block-type': '1337' })).toBeNull();
  });

  it('goes on to the next word where one is strange', () => {
    expect(nameOf({ 'data-sqsp-block': 'strange', ...CLASS })).toBe('c');
    expect(nameOf({ class: 'sqs-block-strange sqs-block-three' })).toBe('c');
  });

  it('stays untouched where the runtime of the platform is on the page', () => {
    const { nameOf: name } = publishedNaming(registry, true);
    for (const marks of [SQSP, DEFINITION, CLASS, TYPE]) expect(name(element(marks))).toBeNull();
  });
});

describe('an own block', () => {
  it('is told by data-block alone, whatever the platform has marked it with beside', () => {
    expect(isPublished(element({ ...TYPE, ...DEFINITION, 'data-block': 'a' }))).toBe(false);
    expect(isPublished(element(TYPE))).toBe(true);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])('called "%s" is none', (word) => {
    expect(nameOf({ 'data-sqsp-block': word, 'data-block-type': word, class: `sqs-block-${word}` })).toBeNull();
  });
});

describe('the runtime of the platform', () => {
  it('is known by its script, its mark or its global', () => {
    const page = document.createElement('div');
    page.innerHTML = '<script src="/x.js"></script>';
    expect(hasPlatformRuntime(page)).toBe(false);
    const marks = ['<script type="x" src="/assets/site-bundle.1.js"></script>', '<p data-controllers-bound></p>'];
    for (const mark of marks) {
      page.innerHTML = mark;
      expect(hasPlatformRuntime(page)).toBe(true);
    }
    page.innerHTML = '';
    vi.stubGlobal('SQUARESPACE_ROLLUPS', {});
    expect(hasPlatformRuntime(page)).toBe(true);
  });
});
