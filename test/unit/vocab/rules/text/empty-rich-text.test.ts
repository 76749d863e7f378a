import { expect, it } from 'vitest';
import { bannerLook } from '../../../../../src/vocab/rules/overlays/banner-look.ts';
import { isEmptyRichText } from '../../../../../src/vocab/rules/text/empty-rich-text.ts';

it.each([
  '',
  ' ',
  '<p></p>',
  '<p> </p>',
  '<p>&nbsp;</p>',
  '<p class="x" style="a>b"></p>',
  '<P><BR></P>',
  '<p>\u00a0</p>',
  '<p></p>\n<p></p>',
])('counts %j as no text [CONSENT-003]', (html) => {
  expect(isEmptyRichText(html)).toBe(true);
  expect(bannerLook({ cookieBannerText: html }).text).toBe('');
});

it.each(['.', '<p>.</p>', '<p><b>a</b></p>', '5 < 6'])('counts %j as text [CONSENT-003]', (html) =>
  expect(isEmptyRichText(html)).toBe(false),
);
