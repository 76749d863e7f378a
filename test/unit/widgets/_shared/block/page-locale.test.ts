import { expect, it } from 'vitest';
import { toContext } from '../../../../../src/vocab/context.ts';
import { pageLocale } from '../../../../../src/widgets/_shared/block/page-locale.ts';

it.each([
  { formattingLocale: 'de-DE', lang: 'en', expected: 'de-DE' },
  { formattingLocale: '', lang: 'en', expected: 'en' },
  { formattingLocale: 'pt_BR', lang: 'en', expected: 'pt-BR' },
  { formattingLocale: 'nenhum lugar', lang: 'fr', expected: 'fr' },
  { formattingLocale: '', lang: 'xx-nada-nada-nada', expected: 'pt-BR' },
  { formattingLocale: '', lang: null, expected: 'pt-BR' },
])(
  'writes by $expected where the site names "$formattingLocale" and the page $lang',
  ({ formattingLocale, lang, expected }) => {
    const around = document.createElement('div');
    if (lang !== null) around.lang = lang;
    const element = around.appendChild(document.createElement('div'));
    const site = toContext({ website: { formattingLocale, language: 'ja' } });
    expect(pageLocale({ element, site })).toBe(expected);
  },
);
