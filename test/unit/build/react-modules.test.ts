import { describe, expect, it } from 'vitest';
import { toModule, withoutPageMembers } from '../../../build/bundler/react-modules.mjs';

async function evaluated(source: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(toModule(source, 'x'))}`);
}

describe('a CommonJS file', () => {
  it('becomes a module with the same exports', async () => {
    const { one, two, three } = await evaluated(
      '"use strict";\nexports.one = 1;\nexports.two = function () { return exports.one + 1; };\nexports.three = exports.one + 2;',
    );
    expect([one, (two as () => number)(), three]).toEqual([1, 2, 3]);
  });

  it('imports what it required, under the same names', () => {
    const module: string = toModule(
      'var React = require("react"), dom = require("react-dom");\nexports.x = React;',
      'x',
    );
    expect(module).toContain('import * as React from "react";');
    expect(module).toContain('import * as dom from "react-dom";');
    expect(module).not.toContain('require');
  });

  it.each([
    'module.exports = { x: 1 };',
    'exports["x"] = 1;',
    'Object.assign(exports, {});',
    'function f() { return require("react"); }',
    'var x = require(name);',
  ])('of an unknown form fails the build: %s', (source) =>
    expect(() => toModule(source, 'some-package')).toThrow(/^some-package: a CommonJS form/),
  );
});

describe('what React asks of a page that the page may change', () => {
  it('is not asked: functions are bound when they are bound, without bind, and the window is the window', async () => {
    const source = withoutPageMembers(
      'let at = 1;\nconst add = (...all) => all.join();\nexports.one = add.bind(\n  null,\n  at,\n  2\n);\nat = 9;\nexports.view = (node) => node.ownerDocument.defaultView || 0;',
    );
    expect(source).not.toMatch(/\.bind\(|defaultView/);
    const { one } = await evaluated(source);
    expect((one as (last: number) => string)(3)).toBe('1,2,3');
  });
});
