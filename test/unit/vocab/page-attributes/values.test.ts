// What a value of the table accepts is what the code of a page reads.
import { describe, expect, it } from 'vitest';
import { type PageAttributeName, pageAttributes } from '../../../../src/vocab/page-attributes/index.ts';

const accepts = (name: PageAttributeName, value: string, use = 0): boolean | undefined =>
  pageAttributes[name]?.[use]?.value.accepts(value);

describe('values of attributes of the page', () => {
  it.each<[PageAttributeName, readonly string[], readonly string[]]>([
    ['data-image-focal-point', ['0.5,0.25', ' 0 , 1 ', '.4,.6'], ['0.5', '50%,25%', '0.5;0.5', '1.2,0', 'centro']],
    ['data-image-dimensions', ['1500x1000', '1500X1000'], ['1500', '0x100', '1500 por 1000', '-1x5']],
    ['data-alignment', ['top left', 'bottom-right', 'TOP_CENTER'], ['acima', 'top bottom']],
    ['data-rating', ['1', '5', ' 3 '], ['0', '6', '4.5', '']],
    ['data-fixed-ratio', ['0.5', '1'], ['0', '-1', '16/9']],
    ['data-stretch', ['', 'true', 'false'], ['sim', '1']],
    ['data-consent', ['marketing', '!marketing', ' analytics '], ['anúncios', '']],
    ['data-consent-open', ['', 'preferences'], ['preferencias']],
    ['data-event-start', ['2026-05-30', '2026-05-30T19:00:00-03:00'], ['30/05/2026', 'sábado']],
    ['data-summary-part', ['title', 'title price'], ['titulo', 'title titulo']],
    ['data-cart-open', ['', 'true', 'sim'], ['false', 'FALSE', '0']],
    ['data-value', ['1234.5', '1,234.5', '-3'], ['R$ 3', '3 kg', '']],
  ])('%s', (name, right, wrong) => {
    expect(right.filter((value) => !accepts(name, value))).toEqual([]);
    expect(wrong.filter((value) => accepts(name, value))).toEqual([]);
  });

  it('says what is used in place of a value that is not read', () => {
    for (const [name, uses] of Object.entries(pageAttributes))
      for (const { value } of uses) expect(value.used, name).toMatch(/\S/);
  });
});
