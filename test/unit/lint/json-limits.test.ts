import { expect, it } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';
import { parse } from '../../../src/vocab/block/parse.ts';
import { form } from '../../../src/widgets/form/block.ts';
import { context, withJson } from './cases/markup.ts';

const LARGE = JSON.stringify(['x'.repeat(256_000 - 3)]);
const FITS = JSON.stringify(['x'.repeat(256_000 - 4)]);
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const said = (html: string): object[] =>
  lint(html).flatMap(({ code, expected, attribute, path, line, column }) =>
    code === 'VT112' ? [{ expected, attribute, path, at: `${line}:${column}` }] : [],
  );
const marquee = (name: string, json: string): string =>
  `<div data-block="marquee" ${name}='${json}'><span>Sábado</span></div>`;
const publishedMarquee = (json: string): string =>
  `<div class="sqs-block sqs-block-marquee"><div class="Marquee" data-marquee-items='${json}'></div></div>`;
const publishedForm = (values: object): string =>
  `<div class="sqs-block sqs-block-form"><script type="application/json" class="sqs-form-block-context">${JSON.stringify(values)}</script></div>`;

/** What the block itself expects. */
const [refused] = parse(form.data, { attribute: (name) => (name === 'data-form-fields' ? LARGE : null) }).problems;
const expected = refused?.expected;

it.each([
  ['an option of its own', marquee('data-items', LARGE), 'data-items'],
  ['an option that is nested too deep', marquee('data-items', deep(65)), 'data-items'],
  ['all options', withJson(JSON.stringify({ x: deep(0).padEnd(256_000) })), 'script[data-block-json]'],
  ['all options, nested too deep', withJson(`{"x": ${deep(64)}}`), 'script[data-block-json]'],
  ['a published marquee', publishedMarquee(LARGE), 'data-marquee-items'],
])('JSON that blocks refuse for its size is told in their words: %s', (_, html, attribute) => {
  expect(expected).toBe('at most 256000 characters, 64 levels deep');
  expect(said(html)).toMatchObject([{ expected, attribute }]);
});

it('so is JSON that stands as a text in that of a published form, where it begins', () => {
  const html = publishedForm({ formId: 'a', formFields: LARGE });
  const at = `1:${html.indexOf('"[') + 1}`;
  expect(said(html)).toEqual([{ expected, attribute: 'script.sqs-form-block-context', path: 'formFields', at }]);
  expect(said(publishedForm({ formSubmissionMessage: { html: LARGE } }))).toEqual([]);
});

it('of a published marquee, only the items fall back to their default', () => {
  for (const json of [LARGE, '[7'])
    expect(lint(publishedMarquee(json))).toMatchObject([{ attribute: 'data-marquee-items', used: '[]' }]);
});

it('fields of a form in it are not judged, and those the block reads in their place are', () => {
  const fields = JSON.stringify([{ type: 'emial', titel: 'a' }, 'x'.repeat(256_000)]);
  const wrong = [{ type: 'emial', titel: 'a' }];
  const codes = (html: string): string[] =>
    lint(html).flatMap(({ code }) => (/VT1(12|13|98)/.test(code) ? [code] : []));
  expect(codes(`<div data-block="form" data-form-id="a" data-form-fields='${fields}'></div>`)).toEqual(['VT112']);
  expect(codes(withJson(`{"formFields": ${fields}}`, 'form'))).toEqual(['VT112']);
  expect(codes(withJson(`{"formFields": ${JSON.stringify(wrong)}, "x": ${deep(64)}}`, 'form'))).toEqual(['VT112']);
  const json = JSON.stringify({ formFields: wrong });
  expect(
    codes(`<div data-block="form" data-form-id="a" data-form-fields='${fields}' data-block-json='${json}'></div>`),
  ).toEqual(['VT112', 'VT198', 'VT198', 'VT113']);
});

it.each([
  ['as large as may be', marquee('data-items', FITS)],
  ['as deep as may be', withJson(`{"x": ${deep(63)}}`)],
  ['a text of a published form', publishedForm({ formId: 'a', formSubmissionMessage: LARGE })],
  ['a published form, which has no limit', publishedForm({ formId: 'a', x: LARGE })],
  ['the page context, which has none', context(`{"authenticatedAccount": {"x": ${LARGE}, "y": ${deep(70)}}}`)],
])('JSON that is read is not: %s', (_, html) => {
  expect(said(html)).toEqual([]);
});
