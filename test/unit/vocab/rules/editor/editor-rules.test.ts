import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categoryProblem,
  emailProblem,
  mailListProblem,
  optionProblem,
  pageUrlProblem,
  tagEditProblem,
  tagProblem,
} from '../../../../../src/vocab/catalogue/rules/editor/typed-values.ts';
import { linkFormatProblem } from '../../../../../src/vocab/catalogue/rules/link/proper-url.ts';
import { vimeoAccountProblem } from '../../../../../src/vocab/rules/editor/vimeo-account.ts';

const required = { key: 'problemRequired', values: {} };

describe('a tag', () => {
  it('has 50 characters at most [EDITOR-615]', () => {
    expect(tagProblem('a'.repeat(50), [])).toBeNull();
    expect(tagProblem(` ${'a'.repeat(50)} `, [])).toBeNull();
    expect(tagProblem('a'.repeat(51), [])).toEqual({ key: 'problemTagLength', values: { max: 50 } });
  });

  it('that is there already is refused, whatever its case [EDITOR-612]', () => {
    expect(tagProblem(' Cerâmica ', ['barro', 'cerâmica'])).toEqual({
      key: 'problemTagExists',
      values: { tag: 'Cerâmica' },
    });
    expect(tagProblem('argila', ['barro', 'cerâmica'])).toBeNull();
    expect(tagProblem(' ', [''])).toEqual(required);
  });

  it('is edited alone: a second edit is refused [EDITOR-613]', () => {
    expect(tagEditProblem('barro', null)).toBeNull();
    expect(tagEditProblem('barro', 'Barro')).toBeNull();
    expect(tagEditProblem('barro', 'argila')).toEqual({ key: 'problemTagEditing', values: {} });
  });
});

it('lets a category have 25 characters and no more [EDITOR-616]', () => {
  expect(categoryProblem('a'.repeat(25))).toBeNull();
  expect(categoryProblem('a'.repeat(26))).toEqual({ key: 'problemCategoryLength', values: { max: 25 } });
  expect(categoryProblem(' ')).toEqual(required);
});

it('connects no mail list before one is chosen [EDITOR-609]', () => {
  for (const none of [null, '', ' ']) expect(mailListProblem(none)).toEqual({ key: 'problemMailList', values: {} });
  expect(mailListProblem('lista-1')).toBeNull();
});

it('asks for an e-mail, and for the shape of one', () => {
  expect(emailProblem(' ')).toEqual({ key: 'problemEmail', values: {} });
  for (const text of ['ana', 'ana@exemplo', 'ana@exemplo.store'])
    expect(emailProblem(text)).toEqual({ key: 'problemEmailFormat', values: {} });
  expect(emailProblem('ana@exemplo.com')).toBeNull();
  expect(emailProblem('ana@exemplo.store', 'modern')).toBeNull();
});

it('asks for a link shaped like a host, with two examples', () => {
  expect(linkFormatProblem('exemplo.com')).toBeNull();
  expect(linkFormatProblem('https://www.exemplo.com.br/loja')).toBeNull();
  expect(linkFormatProblem('exemplo', ['a.com', 'b.com'])).toEqual({
    key: 'problemLinkFormat',
    values: { host: 'a.com', otherHost: 'b.com' },
  });
});

it('asks for one of the expected options', () => {
  expect(optionProblem('azul', ['azul', 'verde'])).toBeNull();
  for (const val of ['Azul', '', 'constructor'])
    expect(optionProblem(val, ['azul'])).toEqual({ key: 'problemOption', values: { val } });
});

it('asks for the path of a page', () => {
  for (const path of ['sobre', '/sobre', '/loja/canecas-2/', '/', ' /sobre ', '/a_b', `/${'a'.repeat(148)}`])
    expect(pageUrlProblem(path), path).toBeNull();
  for (const val of [
    '',
    '//evil.com',
    '/a//b',
    '/a b',
    'https://a.com',
    '/a?x=1',
    '/..',
    '/a\\b',
    `/${'a'.repeat(149)}`,
  ])
    expect(pageUrlProblem(val), val).toEqual({ key: 'problemPageUrl', values: { val } });
});

it('refuses a video of a Vimeo Basic account', () => {
  expect(vimeoAccountProblem('Vimeo', 'basic')).toEqual({ key: 'problemVimeoBasic', values: {} });
  for (const [provider, account] of [
    ['Vimeo', 'plus'],
    ['Vimeo', ''],
    ['YouTube', 'basic'],
  ] as const)
    expect(vimeoAccountProblem(provider, account)).toBeNull();
});

it('never throws, whatever somebody types', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, other) => {
      for (const rule of [categoryProblem, mailListProblem, emailProblem, linkFormatProblem, pageUrlProblem])
        rule(text);
      tagProblem(text, [other]);
      tagEditProblem(text, other);
      optionProblem(text, [other]);
      vimeoAccountProblem(text, other);
    }),
  );
});
