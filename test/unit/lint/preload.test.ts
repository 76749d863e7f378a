import { describe, expect, it } from 'vitest';
import { type PreloadManifest, preloadOf } from '../../../src/lint/preload.ts';

const preload: PreloadManifest['preload'] = {
  stage: ['stage.js'],
  blocks: {
    accordion: ['react.js', 'runtime.js', 'accordion.js'],
    form: ['react.js', 'runtime.js', 'fields.js', 'form.js'],
    marquee: ['react.js', 'runtime.js', 'marquee.js'],
    'cookie-banner': ['react.js', 'runtime.js', 'layer.js', 'banner.js'],
    dialog: ['react.js', 'runtime.js', 'dialog.js'],
  },
  services: { consent: ['consent.js'], sanitiser: ['sanitiser.js'] },
  messages: { en: { form: 'form.en.js', 'cookie-banner': 'banner.en.js' }, es: { form: 'form.es.js' } },
  published: { form: 'form-published.js' },
};

const filesOf = (html: string, options = {}): readonly string[] => preloadOf(html, { preload }, options).files;
const block = (name: string, attributes = ''): string => `<div data-block="${name}" ${attributes}></div>`;
const context = (settings: object, more = {}): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({ cookieSettings: settings, ...more })}</script>`;
const BANNER = { isCookieBannerEnabled: true };

describe('what a page may ask for early', () => {
  it('is the stage, then React and runtime, then what is the block’s own', () => {
    expect(filesOf(block('form'))).toEqual(['stage.js', 'react.js', 'runtime.js', 'fields.js', 'form.js']);
  });

  it('names each file once, in the order of the blocks', () => {
    const html = block('marquee') + block('accordion') + block('marquee');
    expect(filesOf(html)).toEqual(['stage.js', 'react.js', 'runtime.js', 'marquee.js', 'accordion.js']);
  });

  it('is nothing on a page without blocks', () => {
    expect(filesOf('<p>Olá</p><div data-block="unknown"></div>')).toEqual([]);
    expect(filesOf(`<template>${block('accordion')}</template>`)).toEqual([]);
  });

  it.each([
    ['waits for an interaction', block('accordion', 'data-block-load="interaction"')],
    ['has time', block('accordion', 'data-block-load="idle"')],
    ['agrees', block('accordion', 'data-block-consent="marketing"')],
    ['opens it', block('dialog')],
  ])('is the stage alone where every block waits until somebody or something %s', (_, html) => {
    expect(filesOf(html)).toEqual(['stage.js']);
  });

  it.each(['necessary', ''])('takes a word that is none, and the purpose “%s”, as the block takes it', (purpose) => {
    expect(filesOf(block('accordion', `data-block-load="soon" data-block-consent="${purpose}"`))).toContain(
      'accordion.js',
    );
  });

  it('knows published markup, and brings what reads it', () => {
    const html = '<div class="sqs-block form-block" data-block-type="9"></div>';
    expect(filesOf(html)).toEqual(['stage.js', 'react.js', 'runtime.js', 'fields.js', 'form.js', 'form-published.js']);
    expect(filesOf(block('form'))).not.toContain('form-published.js');
    expect(filesOf(`${html}<script src="/site-bundle.js"></script>`)).toEqual([]);
  });
});

describe('the banner', () => {
  it('comes where the context enables it, with consent, also on a page without blocks', () => {
    const files = ['stage.js', 'react.js', 'runtime.js', 'layer.js', 'banner.js', 'consent.js'];
    expect(filesOf(context(BANNER))).toEqual(files);
    expect(filesOf(context({ preset: 'lgpd' }))).toEqual(files);
    expect(filesOf(context({ preset: 'none' }))).toEqual([]);
    expect(filesOf(context({ isCookieBannerEnabled: 'true' }))).toEqual([]);
    expect(filesOf('<script data-site-context type="application/json">{ broken</script>')).toEqual([]);
  });

  it('brings the sanitiser for a text with markup only', () => {
    expect(filesOf(context({ ...BANNER, cookieBannerText: 'Usamos cookies.' }))).not.toContain('sanitiser.js');
    expect(filesOf(context({ ...BANNER, cookieBannerText: '<b>Usamos</b> cookies.' }))).toContain('sanitiser.js');
  });

  it('does not come for a visitor who has decided', () => {
    expect(filesOf(context(BANNER), { decided: true })).toEqual([]);
    expect(filesOf(context(BANNER) + block('accordion'), { decided: true })).toEqual(filesOf(block('accordion')));
  });

  it('is found in the context of a published page, whatever follows it in its script', () => {
    const script = (text: string): string =>
      `<script>Static = {}; Static.SQUARESPACE_CONTEXT = ${text}; go("}")</script>`;
    expect(filesOf(script('{"cookieSettings":{"isCookieBannerEnabled":true,"x":"}"}}'))).toContain('banner.js');
    expect(filesOf(script('{"cookieSettings":{"isCookieBannerEnabled":false}}'))).toEqual([]);
  });
});

describe('the words', () => {
  const page = (lang: string, tag = '<script src="/v/vitrine.js"></script>', rest = ''): string =>
    `<!doctype html><html lang="${lang}"><head>${tag}</head><body>${rest}${block('form')}</body></html>`;

  it('of English and Spanish come with the blocks of the page; Portuguese needs none', () => {
    expect(filesOf(page('en-GB')).at(-1)).toBe('form.en.js');
    expect(filesOf(page('es')).at(-1)).toBe('form.es.js');
    expect(filesOf(page('pt-BR')).at(-1)).toBe('form.js');
    expect(filesOf(page('eng')).at(-1)).toBe('form.js');
  });

  it('are those of the tag’s language before the context’s, and of that before the document’s', () => {
    const spanish = context({}, { website: { language: 'es-AR' } });
    expect(filesOf(page('en', undefined, spanish)).at(-1)).toBe('form.es.js');
    const tag = '<script src="/v/vitrine.js" data-locale="en"></script>';
    expect(filesOf(page('pt-BR', tag, spanish)).at(-1)).toBe('form.en.js');
  });

  it('come for the banner too', () => {
    expect(filesOf(page('en', undefined, context(BANNER)))).toContain('banner.en.js');
  });
});
