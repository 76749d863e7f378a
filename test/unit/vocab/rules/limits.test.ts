import { describe, expect, it } from 'vitest';
import { colorReference } from '../../../../src/vocab/catalogue/rules/color/color-reference.ts';
import { paletteValue } from '../../../../src/vocab/catalogue/rules/palette/palette-value.ts';
import { isPrice } from '../../../../src/vocab/catalogue/rules/store/price.ts';
import { generateSku, skuProblem } from '../../../../src/vocab/catalogue/rules/store/sku.ts';
import { parseColor } from '../../../../src/vocab/rules/color/parse-color.ts';
import { isEmail } from '../../../../src/vocab/rules/email.ts';
import { parseVisitorRecord, parseVisitTimestamp } from '../../../../src/vocab/rules/site/visitor-cookies.ts';
import { textareaLimit } from '../../../../src/vocab/rules/textarea.ts';
import { isUsZip } from '../../../../src/vocab/rules/zip.ts';

const ownAlpha = (values: Record<string, unknown>) =>
  paletteValue({ userFormat: 'hex', values: { hue: 0, saturation: 0, lightness: 0, ...values } })?.values.alpha ?? null;

describe('validation', () => {
  it('has the limits of the requirements, one by one [LIMIT-001] [LIMIT-009]', () => {
    const email = (length: number): string => `${'a'.repeat(length - 5)}@b.co`;
    expect([256, 257].map((length) => isEmail(email(length)))).toEqual([true, false]);
    expect(['a@b', 'a@b.c', 'a@b.co', 'a@b.info', 'a@b.store'].map((text) => isEmail(text))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(['1234', '12345', '123456'].map(isUsZip)).toEqual([false, true, false]);
    expect([100_000_000, 100_000_001].map(isPrice)).toEqual([true, false]);
    expect([60, 61].map((length) => skuProblem('A'.repeat(length)) === null)).toEqual([true, false]);
    expect(generateSku(() => 0.5)).toBe('SQ5000000');
    expect(generateSku()).toMatch(/^SQ\d{7}$/);
    expect([{}, { alpha: 0 }, { alpha: 1 }, { alpha: -0.1 }, { alpha: 1.1 }].map(ownAlpha)).toEqual([
      1,
      0,
      1,
      null,
      null,
    ]);
    const alpha = (given?: number): unknown =>
      colorReference({ type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: given });
    expect([0, 0.5, 1, undefined, 1.1, -0.1].map(alpha)).toMatchObject(
      [0, 0.5, 1, 1, 1, 1].map((read) => ({ alpha: read })),
    );
    expect(parseVisitorRecord('a|1|2|3|4')?.numbers).toEqual([1, 2, 3, 4]);
    expect(
      ['a|1|2|3|4', 'a|1|2|3', 'a|1|2|3|0', 'a|1|2|3|4|5'].map((text) => parseVisitorRecord(text) !== null),
    ).toEqual([true, false, false, false]);
    expect(['1', '0', '-1', '1.5'].map(parseVisitTimestamp)).toEqual([1, null, null, null]);
    expect(
      ['#abc', '#abcd', '#aabbcc', '#aabbccdd', '#ab', '#abcde', '#aabbccd'].map(
        (text) => parseColor(text, () => {}) !== null,
      ),
    ).toEqual([true, true, true, true, false, false, false]);
    expect([0, 'muitos', 5].map(textareaLimit)).toEqual([null, null, 5]);
  });
});
