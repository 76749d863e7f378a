import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';
import { context } from './cases/markup.ts';

const DEEP = '['.repeat(20_000) + ']'.repeat(20_000);
/** An object that no text can be made of. */
const MUTE = '{"toString": 1}';

const publishedForm = (json: string): string =>
  `<div class="sqs-block sqs-block-form"><script type="application/json" class="sqs-form-block-context">${json}</script></div>`;
const found = (html: string) =>
  lint(`${html}<div data-block="acordeon"></div>`).map(({ code, path, read }) => [code, path, read]);
/** What is found behind it on the same page. */
const behind = ['VT100', null, 'acordeon'];

describe.each([
  ['20,000 levels', DEEP, 'nested too deep'],
  ['an object without a text', MUTE, '{"toString":1}'],
])('%s', (_, json, read) => {
  it.each(['formId', 'showTitle', 'buttonAlignment', 'formSubmissionMessage'])(
    'as %s of a published form: one finding, and the others of the page',
    (field) => {
      expect(found(publishedForm(`{"${field}": ${json}}`))).toEqual([['VT114', field, read], behind]);
    },
  );

  it('as a field of a published form, and as its type', () => {
    expect(found(publishedForm(`{"formId": "a", "formFields": [[${json}]]}`))).toContainEqual(behind);
    expect(found(publishedForm(`{"formId": "a", "formFields": [{"id": "b", "type": ${json}}]}`))).toEqual([
      ['VT198', 'formFields[0].type', read],
      behind,
    ]);
  });

  it.each([
    ['website', '{"language": ', '}'],
    ['website', '{"siteStatus": {"value": ', '}}'],
    ['cookieSettings', '{"cookieBannerPosition": ', '}'],
  ])('in the page context, under %s: %s', (group, before, after) => {
    const [first, ...rest] = found(context(`{"${group}": ${before}${json}${after}}`));
    expect(first).toMatchObject(['VT114', expect.stringContaining(group), read]);
    expect(rest).toEqual([behind]);
  });
});
