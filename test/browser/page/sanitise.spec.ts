// The sanitiser on the parser of a real browser, with Trusted Types enforced: what it gives has to be written as it is.
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { expect, test } from '../tools/fixture.ts';

const [{ text: code = '' } = {}] = buildSync({
  entryPoints: [fileURLToPath(new URL('../../../src/runtime/page/sanitise.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'sanitiser',
}).outputFiles;

const PLAIN =
  '<h2>T</h2><p>a<br>b <b>c</b> <strong>d</strong> <i>e</i> <em>f</em> <u>g</u> <span lang="en">h</span></p><ul><li>1</li></ul><ol><li>2</li></ol>';
const rel = 'rel="noopener noreferrer"';

const link = (href: string): string => `<a href="${href}">x</a>`;
const safe = (href: string): [string, string] => [link(href), `<a href="${href}" ${rel}>x</a>`];
const refused = (href: string): [string, string] => [link(href), `<a ${rel}>x</a>`];

const TABLE: [string, string][] = [
  [PLAIN, PLAIN],
  ['só texto', 'só texto'],
  safe('/cookies'),
  safe('#escolha'),
  safe('https://site.com.br'),
  safe('mailto:a@b.com'),
  safe('tel:+5531'),
  refused('javascript:ran()'),
  refused('JaVa\tScript:ran()'),
  refused('&#106;avascript:ran()'),
  refused('data:text/html,x'),
  refused('vbscript:x'),
  refused('blob:x'),
  ['<a href="/" target="_blank">x</a>', `<a target="_blank" href="/" ${rel}>x</a>`],
  ['<a href="/" target="_top">x</a>', `<a href="/" ${rel}>x</a>`],
  [
    '<p onclick="ran()" style="color:red" class="a" id="b" data-block="form" aria-hidden="true" part="root">x</p>',
    '<p>x</p>',
  ],
  ['<p>x<script>ran()</script></p>', '<p>x</p>'],
  ['<p>x<style>*{display:none}</style></p>', '<p>x</p>'],
  ['<p>x<img src="y" onerror="ran()"></p>', '<p>x</p>'],
  ['<p>x<svg><script>ran()</script></svg></p>', '<p>x</p>'],
  ['<p>x<svg><animate onbegin="ran()"></svg></p>', '<p>x</p>'],
  ['<p>x<iframe srcdoc="y"></iframe></p>', '<p>x</p>'],
  ['<p>x<template><b>y</b></template></p>', '<p>x</p>'],
  ['<p>x<!-- y --></p>', '<p>x</p>'],
  ['<form><p>x<input name="y"></p></form>', '<p>x</p>'],
  ['<form><p>x<input name="attributes"></p></form>', ''],
  ['<math><mtext><table><mglyph><style><img src=y onerror="ran()">', ''],
  ['<video autoplay onloadstart="ran()"><source></video>', ''],
];

test('gives safe HTML that Trusted Types let in as it is, and nothing else, threat T-06', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith('<div id="at"></div>', {
    tag: '',
    headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types vitrine#html" },
  });
  await page.evaluate(`${code};globalThis.sanitiser = sanitiser;`);
  const written = await page.evaluate(
    (dirty) => {
      const { sanitise } = Reflect.get(window, 'sanitiser');
      const at = document.createElement('div');
      document.getElementById('at')?.append(at);
      Reflect.set(window, 'ran', () => Reflect.set(window, 'didRun', true));
      return dirty.map((html) => {
        at.innerHTML = sanitise(html);
        return at.innerHTML;
      });
    },
    TABLE.map(([dirty]) => dirty),
  );
  const order = (html: string): string =>
    html.replace(
      /<a ([^>]*)>/g,
      (_, all: string) =>
        `<a ${all
          .split(/ (?=\w+=)/)
          .sort()
          .join(' ')}>`,
    );
  expect(written.map(order)).toEqual(TABLE.map(([, clean]) => order(clean)));
  expect(await page.evaluate(() => 'didRun' in window)).toBe(false);
});

test('gives nothing, and stays quiet, where the page allows no policy of ours, threat T-06', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  // The browser's own word on the refused policy.
  allowConsole(/Content Security Policy|Trusted/i);
  await pageWith('', {
    tag: '',
    headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" },
  });
  await page.evaluate(`${code};globalThis.sanitiser = sanitiser;`);
  expect(
    await page.evaluate(() => {
      const at = document.createElement('div');
      at.innerHTML = Reflect.get(window, 'sanitiser').sanitise('<p>x</p>');
      return at.innerHTML;
    }),
  ).toBe('');
});

/** What the site's own server renders may hold more than the texts of owners, and still nothing that runs. */
const RENDERED: [string, string][] = [
  [
    '<div id="a" class="b" data-c="d" aria-label="e" role="group"><table><tbody><tr><td colspan="2">f</td></tr></tbody></table></div>',
    '<div class="b" data-c="d" aria-label="e" role="group" id="user-content-a"><table><tbody><tr><td colspan="2">f</td></tr></tbody></table></div>',
  ],
  ['<p onclick="ran()">x</p>', '<p>x</p>'],
  ['<div onpointerenter="ran()" onfocus="ran()" tabindex="0" style="color:red">x</div>', '<div>x</div>'],
  ['<img src="/y.webp" alt="z" onerror="ran()">', '<img src="/y.webp" alt="z">'],
  ['<p>x<script>ran()</script></p>', '<p>x</p>'],
  ['<p>x<iframe src="/y"></iframe></p>', '<p>x</p>'],
  ['<form action="/y"><p>x<input name="z"></p></form>', '<p>x</p>'],
  ['<details open><summary>x</summary>y</details>', '<details open=""><summary>x</summary>y</details>'],
  [link('javascript:ran()'), `<a ${rel}>x</a>`],
  ['<img src="javascript:ran()" alt="z">', '<img alt="z">'],
];

test('keeps what the server of the site renders for a block, and no handler or script in it, threat T-05', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  // Kept pictures are asked for, whether their element is in the page or not.
  allowConsole(/Failed to load resource.*y\.webp/);
  await pageWith('', { tag: '' });
  await page.evaluate(`${code};globalThis.sanitiser = sanitiser;`);
  const written = await page.evaluate(
    (dirty) => {
      const { sanitiseContent } = Reflect.get(window, 'sanitiser');
      return dirty.map((html) => {
        const at = document.createElement('div');
        at.append(sanitiseContent(html));
        return at.innerHTML;
      });
    },
    RENDERED.map(([dirty]) => dirty),
  );
  expect(written).toEqual(RENDERED.map(([, clean]) => clean));
});
