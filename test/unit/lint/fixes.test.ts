// The change that a finding carries: it fixes that mistake and brings about no other.
import { describe, expect, it } from 'vitest';
import { applyFix, type Finding, lint } from '../../../src/lint/lint.ts';
import { attributeFor } from '../../../src/vocab/block/attribute-for.ts';
import { blockNames, declarationOf } from '../../declarations.ts';
import { wrongValue } from '../../wrong-value.ts';
import { mediaMistakes } from './cases/media-mistakes.ts';
import { pageMistakes } from './cases/page-mistakes.ts';
import { shopMistakes } from './cases/shop-mistakes.ts';

const item = '<details><summary>Pergunta</summary><p>Resposta.</p></details>';
const accordion = (attributes: string): string => `<div data-block="accordion"${attributes}>${item}</div>`;
const code = ({ code }: Finding): string => code;

/** Mistake, and the same markup after the button: `‸` separates what the table writes about. */
const FIXED: readonly (readonly [rule: string, wrong: string, right: string])[] = [
  ['VT100', '<div data-block="acordion">‸</div>', '<div data-block="accordion">‸</div>'],
  ['VT100', '<div data-block=acordion>‸</div>', '<div data-block="accordion">‸</div>'],
  ['VT100', '<div data-block="Acordeão">‸</div>', '<div data-block="accordion">‸</div>'],
  ['VT100', '<div data-block="carousel">‸</div>', '<div data-block="gallery">‸</div>'],
  ['VT100', '<div data-block="contact-form">‸</div>', '<div data-block="form">‸</div>'],
  ['VT101', accordion(' data-block-lod="idle"'), accordion(' data-block-load="idle"')],
  ['VT102', accordion(' data-first-opn="true"'), accordion(' data-first-open="true"')],
  ['VT102', accordion(' data-firstOpen'), accordion(' data-first-open')],
  ['VT103', accordion(' data-icon="none" data-icon="plus"'), accordion(' data-icon="none"')],
  [
    'VT104',
    '<p><span data-highlight="circle" data-highlight-colr="#f00">a</span></p>',
    '<p><span data-highlight="circle" data-highlight-color="#f00">a</span></p>',
  ],
  ['VT110', accordion(' data-icon="chevrom"'), accordion(' data-icon="chevron"')],
  ['VT110', accordion(" data-icon='chevrom'"), accordion(" data-icon='chevron'")],
  ['VT110', accordion(' data-icon=chevrom'), accordion(' data-icon="chevron"')],
  ['VT110', accordion('\n  data-icon="??"\n  data-dividers="false"'), accordion('\n  data-dividers="false"')],
  ['VT110', accordion(' data-heading-level="99"'), accordion(' data-heading-level="6"')],
  // No number that is near would do.
  [
    'VT110',
    '<div data-block="gallery" data-row-height="0"><img src="/a.jpg" alt=""></div>',
    '<div data-block="gallery"><img src="/a.jpg" alt=""></div>',
  ],
  ['VT113', accordion(` data-block-json='{"firstOpn": true}'`), accordion(` data-block-json='{"firstOpen": true}'`)],
  [
    'VT113',
    accordion(' data-block-json="{&quot;firstOpn&quot;: true}"'),
    accordion(' data-block-json="{&quot;firstOpen&quot;: true}"'),
  ],
  ['VT114', accordion(` data-block-json='{"icon": "chevrom"}'`), accordion(` data-block-json='{"icon": "chevron"}'`)],
  ['VT114', accordion(` data-block-json='{"firstOpen": "true"}'`), accordion(` data-block-json='{"firstOpen": true}'`)],
  ['VT114', accordion(` data-block-json='{"headingLevel": 99}'`), accordion(` data-block-json='{"headingLevel": 6}'`)],
  [
    'VT114',
    accordion(' data-block-json="{&quot;icon&quot;: &quot;chevrom&quot;}"'),
    accordion(' data-block-json="{&quot;icon&quot;: &quot;chevron&quot;}"'),
  ],
  [
    'VT117',
    `<div data-block="accordion"><script data-block-json>{}</script>${item}</div>`,
    `<div data-block="accordion"><script type="application/json" data-block-json>{}</script>${item}</div>`,
  ],
  [
    'VT117',
    `<div data-block="accordion"><script data-block-json type="text/javascript">{}</script>${item}</div>`,
    `<div data-block="accordion"><script data-block-json type="application/json">{}</script>${item}</div>`,
  ],
  ['VT120', accordion(' data-block-load="visibel"'), accordion(' data-block-load="visible"')],
  ['VT121', accordion(' data-block-consent="marketting"'), accordion(' data-block-consent="marketing"')],
  ['VT122', accordion(' data-block-state="ready"'), accordion('')],
  [
    'VT124',
    '<script type="text/plain" data-consent="!marketting"></script>',
    '<script type="text/plain" data-consent="!marketing"></script>',
  ],
  [
    'VT123',
    '<div data-block="popup" data-block-load="idle" hidden><p>Olá</p></div>',
    '<div data-block="popup" hidden><p>Olá</p></div>',
  ],
  [
    'VT152',
    '<script type="text/vitrine" src="/vitrine.js" async></script>',
    '<script src="/vitrine.js" async></script>',
  ],
];

describe('the fix of a finding', () => {
  it.each(FIXED)('fixes %s: %s', (rule, wrong, right) => {
    const found = lint(wrong).filter((one) => one.code === rule);
    expect(found).toHaveLength(1);
    const fix = found[0]?.fix;
    expect(fix && applyFix(wrong, fix)).toBe(right);
    expect(lint(right).map(code)).not.toContain(rule);
  });

  it('counts the byte order mark, which is not part of the page', () => {
    const wrong = `\uFEFF${accordion(' data-icon="chevrom"')}`;
    const [found] = lint(wrong);
    expect(found?.fix && applyFix(wrong, found.fix)).toBe(`\uFEFF${accordion(' data-icon="chevron"')}`);
  });

  it.each(blockNames)('leaves no wrong option on %s', async (name) => {
    const { data } = await declarationOf(name);
    for (const [field, own] of Object.entries(data)) {
      const value = wrongValue(own);
      if (value === null || own.kind === 'json') continue;
      const html = `<div data-block="${name}" ${attributeFor(field)}='${value}'></div>`;
      const wrong = lint(html).filter((one) => one.code === 'VT110');
      const [found] = wrong;
      if (!found || found.read !== value) continue;
      expect.soft(found.fix, html).not.toBeNull();
      const after = found.fix ? applyFix(html, found.fix) : html;
      expect
        .soft(
          lint(after)
            .filter((one) => one.code === 'VT110')
            .map(({ message }) => message),
          after,
        )
        .toEqual([]);
    }
  });

  it.each([...shopMistakes, ...pageMistakes, ...mediaMistakes])('if there is one, fixes: $what', ({ wrong }) => {
    const html = wrong.replace('‸', '');
    for (const { fix, message } of lint(html)) {
      if (!fix) continue;
      expect(
        lint(applyFix(html, fix)).map((one) => one.message),
        message,
      ).toEqual([]);
    }
  });

  it.each([
    ['an image without alt', '<div data-block="gallery"><img src="/a.jpg"></div>', 'VT140'],
    ['a name that resembles none', '<div data-block="torradeira"></div>', 'VT100'],
    ['JSON that cannot be read', `<div data-block="accordion" data-block-json='{'>${item}</div>`, 'VT111'],
  ])('is none for %s', (_, html, rule) => {
    expect(lint(html).find((one) => one.code === rule)).toMatchObject({ fix: null });
  });
});
