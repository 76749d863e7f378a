import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { said } from './said.ts';

const PAGES = join(dirname(fileURLToPath(import.meta.url)), 'pages');

/** Every mistake of every page: line, rule, attribute and path, and what was probably meant. */
const MISTAKES: Readonly<Record<string, readonly string[]>> = {
  'acordeao-publicado': [
    '12 VT110 data-should-allow-multiple-open-items',
    '12 VT102 data-is-expanded-frist-item → data-is-expanded-first-item',
    '13 VT171',
    '17 VT176 → level 3',
    '18 VT173',
    '19 VT140 alt',
    '23 VT170',
    '23 VT130 id',
  ],
  'aspas-dentro-de-aspas': ['11 VT111 data-block-json', '14 VT111 data-block-json', '17 VT112 data-block-json'],
  'aviso-de-cookies': [
    '8 VT114 data-site-context website.developerMode → true without quotes',
    '8 VT114 data-site-context website.websiteType → 1 without quotes',
    '8 VT113 data-site-context website.langage → language',
    '10 VT114 data-site-context cookieSettings.isCookieBannerEnabled → true without quotes',
    '11 VT114 data-site-context cookieSettings.cookieBannerCtaVariant → BUTTON',
    '12 VT113 data-site-context cookieSettings.cookieBanerText → cookieBannerText',
    '20 VT160 cookieSettings.isCookieBannerEnabled',
    '21 VT137',
    '21 VT160 cookieSettings.isCookieBannerEnabled',
    '21 VT123 data-block-load',
    '22 VT160 data-consent-open cookieSettings.isCookieBannerEnabled',
    '23 VT160 data-block-consent cookieSettings.isCookieBannerEnabled',
  ],
  'banner-que-nao-vem': [
    '7 VT162 data-site-context cookieSettings.isCookieBannerEnabled',
    '7 VT114 data-site-context cookieSettings.cookieBannerAcceptType → OPT_IN',
    '7 VT114 data-site-context cookieSettings.cookieBannerPosition',
    '8 VT114 data-site-context featureFlags',
    '8 VT114 data-site-context websiteSettings',
    '10 VT152 type',
  ],
  'bloco-com-outro-nome': [
    '11 VT100 data-block → accordion',
    '14 VT100 data-block → marquee',
    '15 VT101 data-blok → data-block',
    '18 VT100 data-block → gallery',
  ],
  'campos-em-json': [
    '14 VT198 script[data-block-json] formFields[0].type → name',
    '14 VT113 script[data-block-json] formFields[0].requierd → required',
    '15 VT198 script[data-block-json] formFields[1]',
    '15 VT198 script[data-block-json] formFields[1].type → email',
    '17 VT198 script[data-block-json] formFields[3].id',
    '18 VT198 script[data-block-json] formFields[4]',
    '20 VT113 script[data-block-json] formSubmitButonText → formSubmitButtonText',
    '21 VT114 script[data-block-json] buttonAlignment → center',
    '22 VT114 script[data-block-json] validate → true without quotes',
    '23 VT114 script[data-block-json] formFieldFormats.countries[0].code',
  ],
  'contexto-quebrado': [
    '6 VT117 type',
    '8 VT111 data-site-context',
    '11 VT101 data-site-contex → data-site-context',
    '12 VT161 data-site-context',
  ],
  'etiquetas-abertas': ['12 VT135', '15 VT136', '17 VT103 data-animation-speed'],
  'formulario-apressado': [
    '11 VT194',
    '12 VT193 for',
    '13 VT192',
    '14 VT191',
    '14 VT192',
    '16 VT197',
    '17 VT198 data-form-field → phone',
    '20 VT196',
    '23 VT195',
    '25 VT194',
  ],
  'ids-repetidos': ['15 VT130 id', '16 VT130 id', '19 VT131 id'],
  'itens-do-letreiro': [
    '10 VT114 data-block-json items[1].text → text for texto',
    '10 VT114 data-block-json items[2]',
    '11 VT111 data-items',
    '17 VT114 script[data-block-json] items[1].text',
    '22 VT181',
    '23 VT180',
  ],
  'itens-embrulhados': ['12 VT170', '19 VT175', '21 VT175', '25 VT176 → level 3'],
  'letra-maiuscula': [
    '11 VT102 data-firstOpen → data-first-open',
    '11 VT102 data-headingLevel → data-heading-level',
    '11 VT110 data-icon-side → end',
    '14 VT102 dataFormId → data-form-id',
  ],
  'letreiro-e-formulario-publicados': [
    '11 VT114 data-marquee-items [1].text → text for texto',
    '11 VT110 data-wave-frequency',
    '11 VT110 data-animation-direction',
    '11 VT102 data-animation-spede → data-animation-speed',
    '13 VT111 data-marquee-items',
    '15 VT111 script.sqs-form-block-context',
    '17 VT111 data-block-json',
  ],
  'lugar-errado': ['10 VT133', '12 VT133', '15 VT134', '16 VT134', '17 VT132', '19 VT134'],
  'numeros-de-cabeca': [
    '10 VT110 data-animation-speed → 1.5',
    '10 VT110 data-animation-direction',
    '10 VT110 data-wave-frequency → 0',
    '13 VT110 data-paused-on-hover → true',
    '13 VT110 data-wave-intensity → 10',
    '13 VT110 data-animation-direction → left',
    '17 VT110 data-heading-level → 3',
    '17 VT110 data-dividers → false',
    '17 VT110 data-icon',
  ],
  'opcoes-mal-escritas': [
    '11 VT102 data-frist-open → data-first-open',
    '11 VT102 data-icom → data-icon',
    '11 VT102 multiple → data-multiple',
    '14 VT102 data-animation-spede → data-animation-speed',
    '14 VT102 data-paused-hover → data-paused-on-hover',
  ],
  'perguntas-sem-pergunta': [
    '12 VT171',
    '13 VT172',
    '14 VT174',
    '15 VT173',
    '16 VT176 → level 3',
    '16 VT140 alt',
    '22 VT171',
  ],
  'quando-vier': [
    '2 VT141 lang',
    '10 VT120 data-block-load',
    '10 VT121 data-block-consent → analytics',
    '10 VT122 data-block-state',
    '13 VT101 data-blockload → data-block-load',
    '14 VT151',
  ],
  'virgula-que-sobrou': [
    '15 VT111 script[data-block-json]',
    '20 VT117 type',
    '21 VT113 script[data-block-json] animation-sped → animationSpeed',
    '21 VT114 script[data-block-json] animationDirection → right',
    '21 VT115 script[data-block-json] pausedOnHover',
    '25 VT116 data-block-json',
  ],
};

describe('twenty pages of a hurried theme author', () => {
  it('are twenty, each with its mistakes', () => {
    const files = readdirSync(PAGES).filter((file) => file.endsWith('.html'));
    expect(files).toHaveLength(20);
    expect(files.map((file) => file.replace('.html', '')).sort()).toEqual(Object.keys(MISTAKES).sort());
  });

  it.each(Object.entries(MISTAKES))('%s: every mistake is told, with its line and what was meant', (page, mistakes) => {
    expect(said(readFileSync(join(PAGES, `${page}.html`), 'utf8'))).toEqual(mistakes);
  });
});
