import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';
import { context } from './cases/markup.ts';

const said = (captchaSettings: unknown): string[] =>
  lint(context(JSON.stringify({ captchaSettings }))).map(({ code, message }) => `${code} ${message}`);

describe('the captcha settings of a page context', () => {
  it.each([
    [
      { purpose: 'marketting' },
      'VT114 captchaSettings.purpose is "marketting"; expected one of necessary, preferences, analytics, marketing; did you mean marketing?; used instead: marketing',
    ],
    [
      { theme: 'drak' },
      'VT114 captchaSettings.theme is "drak"; expected light or dark; did you mean dark?; used instead: the default',
    ],
    [{ siteKey: 7 }, 'VT114 captchaSettings.siteKey is 7; expected a string; used instead: the default'],
    [{ siteKy: 'a' }, 'VT113 nothing reads captchaSettings.siteKy; did you mean siteKey?'],
    [{ scripts: '/a.js' }, 'VT114 captchaSettings.scripts is "/a.js"; expected an object; used instead: the default'],
    [{ scripts: { hcapcha: '/a.js' } }, 'VT113 nothing reads captchaSettings.scripts.hcapcha; did you mean hcaptcha?'],
    [
      { scripts: { hcaptcha: '//a.example/a.js' } },
      'VT114 captchaSettings.scripts.hcaptcha is "//a.example/a.js"; expected an address with https, or of the site itself; used instead: the default',
    ],
  ])('name what is wrong in %j', (settings, message) => {
    expect(said(settings)).toEqual([message]);
  });

  it('are right as they are documented', () => {
    const scripts = {
      recaptcha: '/captcha.js?vendor=recaptcha',
      turnstile: 'https://a.example/a.js',
      hcaptcha: 'a.js',
    };
    expect(said({ siteKey: 'a', theme: 'Dark', purpose: 'analytics', scripts })).toEqual([]);
    expect(said({ siteKey: '', theme: '', purpose: '', scripts: {} })).toEqual([]);
  });
});
