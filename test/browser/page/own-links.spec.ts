// What a link of the page says to the browser beside its address is said by the link that a block draws in its place.
import { expect, settled, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';

const WORDS = 'rel="sponsored nofollow" referrerpolicy="no-referrer" hreflang="pt"';
const link = (text: string): string => `<a href="/agenda/x" ${WORDS}>${text}</a>`;

/** The blocks that draw a link of the markup again, and the link's name. */
const BLOCKS = [
  [
    'calendar',
    `<div data-block="calendar" data-block-load="load" data-month="12-2026"><article><h3>${link('Feira')}</h3><time datetime="2026-12-12">12</time></article></div>`,
    'Feira',
  ],
  [
    'tour-dates',
    `<div data-block="tour-dates" data-block-load="load" data-timeframe="all"><article><h3>Teatro</h3><time datetime="2026-12-05T20:00">5</time>${link('Ingressos')}</article></div>`,
    /Ingressos: Teatro/,
  ],
  ['cart-indicator', `<div data-block="cart-indicator" data-block-load="load">${link('Carrinho')}</div>`, /carrinho/],
  [
    'gallery',
    `<div data-block="gallery" data-block-load="load" data-design="grid"><a href="/agenda/x" ${WORDS}><img src="/imagens/vaso-lua.jpg" alt="Vaso" width="960" height="1200"></a></div>`,
    /Vaso/,
  ],
] as const;

for (const [name, html, text] of BLOCKS)
  test(`${name}: the link it draws keeps the words of the page's own`, { tag: inEveryRun(name === 'gallery') }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(html);
    await settled(page);
    const drawn = page.getByRole('link', { name: text });
    for (const [attribute, value] of [
      ['rel', 'sponsored nofollow'],
      ['referrerpolicy', 'no-referrer'],
      ['hreflang', 'pt'],
    ] as const)
      await expect(drawn).toHaveAttribute(attribute, value);
  });
