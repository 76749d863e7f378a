// The wrappers of the page around what a published block draws: what they paint and how they place things stays, and words keep their size.
import type { Page } from '@playwright/test';
import { expect, readyInView, test } from '../tools/fixture.ts';

const PAINT = 'background: rgb(243, 227, 208); padding: 24px; border: 2px solid rgb(170, 85, 51); border-radius: 12px';

const block = (name: string, type: number, inside: string, attributes = ''): string =>
  `<div class="sqs-block sqs-block-${name} ${name}-block" data-block-type="${type}" id="block-${name}" ${attributes}><div class="sqs-block-content"><div class="pintado">${inside}</div></div></div>`;

const CONTEXT = {
  formId: '5c756714ee6eb07a7f4ba216',
  formFields: [{ type: 'email', id: 'email-2', title: 'E-mail', required: true, email: true }],
};

/** A block with a painted wrapper and words in it above and below what is drawn. */
const KINDS: readonly (readonly [kind: string, html: string, words: readonly string[]])[] = [
  [
    'form',
    block(
      'form',
      9,
      `<h2>Fale conosco</h2><script type="application/json" class="sqs-form-block-context">${JSON.stringify(CONTEXT)}</script><p>Ou <a href="tel:1">ligue</a></p>`,
    ),
    ['Fale conosco', 'ligue'],
  ],
  [
    'newsletter',
    block(
      'newsletter',
      51,
      `<form class="newsletter-form" data-form-id="5c756714ee6eb07a7f4ba216"><h2>Assine a carta</h2><div id="email-y" class="form-item field email"><label class="title" for="n1">E-mail</label><input id="n1" name="email" type="email"></div><button type="submit">Assinar</button><p>Sem propaganda</p></form>`,
    ),
    ['Assine a carta', 'Sem propaganda'],
  ],
  [
    'menu',
    block(
      'menu',
      18,
      '<p>Servido o dia todo</p><div class="menu-section"><div class="menu-section-title">Sopas</div>De tomate</div><p>Preços em reais</p>',
    ),
    ['Servido o dia todo', 'De tomate', 'Preços em reais'],
  ],
  [
    'search',
    block(
      'search',
      33,
      '<h3>Procure na loja</h3><form action="/search"><input type="search" name="q" aria-label="Busca"><button>Ir</button></form><p>ou veja tudo</p>',
    ),
    ['Procure na loja', 'ou veja tudo'],
  ],
  [
    'summary-v2',
    block(
      'summary-v2',
      55,
      '<p>Leia antes</p><div class="summary-block-wrapper"><div class="summary-item-list"><div class="summary-item"><div class="summary-title"><a href="/a">A primeira fornada</a></div></div></div></div><p>Leia depois</p>',
    ),
    ['Leia antes', 'A primeira fornada', 'Leia depois'],
  ],
  [
    'chart',
    block(
      'chart',
      23,
      '<h3>Vendas do ateliê</h3><table><caption>Peças</caption><tr><th>Mês</th><th>Jarras</th></tr><tr><td>Maio</td><td>12</td></tr></table><p>Fonte: caderno</p>',
    ),
    ['Vendas do ateliê', 'Fonte: caderno'],
  ],
  [
    'calendar',
    block(
      'calendar',
      26,
      '<h3>Agenda do forno</h3><!-- The calendar block is initialized by javascript. --><p>Também na parede</p>',
      `data-block-json='{"collectionId":"6ab0c1d2e3f4a5b6c7d8e9f1"}'`,
    ),
    ['Agenda do forno', 'Também na parede'],
  ],
  [
    'tour-dates',
    block(
      'tour-dates',
      59,
      '<h3>Pela serra</h3><!-- The block is initialized by javascript. --><p>Ou no caderno</p>',
      `data-block-json='{"artistId":"12"}'`,
    ),
    ['Pela serra', 'Ou no caderno'],
  ],
  [
    'audio',
    block(
      'audio',
      41,
      '<h3>Para ouvir</h3><div class="sqs-audio-embed" data-url="/som.mp3" data-title="O som do forno"></div><p>Gravado ali</p>',
    ),
    ['Para ouvir', 'Gravado ali'],
  ],
  [
    'gallery',
    block(
      'gallery',
      8,
      '<h3>Da semana</h3><div class="sqs-gallery"><div class="slide"><img data-src="/favicon.svg" data-image-dimensions="1600x900" alt="Torno"></div></div><p>Todas as fotos</p>',
      `data-block-json='{"design":"stacked"}'`,
    ),
    ['Da semana', 'Todas as fotos'],
  ],
];

/** The first box around some words, through slots and shadow roots, that has the paint; and the size of the words. */
const paintAround = (page: Page, words: string) =>
  page
    .getByText(words)
    .first()
    .evaluate((element) => {
      const size = getComputedStyle(element).fontSize;
      for (let at: Element | null = element; at; ) {
        const { backgroundColor, paddingLeft, borderLeftWidth, borderTopLeftRadius } = getComputedStyle(at);
        if (backgroundColor === 'rgb(243, 227, 208)')
          return { size, paddingLeft, borderLeftWidth, borderTopLeftRadius, width: at.getBoundingClientRect().width };
        const root: Node = at.getRootNode();
        at = at.assignedSlot ?? at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
      }
      return { size };
    });

for (const [kind, html, words] of KINDS)
  test(`a published ${kind} keeps the painted wrapper around what it draws, with the words in it in their size`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
    const head = `<style>body { margin: 0; font: 19px/1.5 Georgia, serif } .pintado { ${PAINT} }</style>`;
    await pageWith(html, { head, tag: '' });
    const before = await Promise.all(words.map((one) => paintAround(page, one)));
    await pageWith(html, { head });
    await readyInView(page.locator(`#block-${kind}`));
    const boxes: { top: number; bottom: number }[] = [];
    for (const [at, one] of words.entries()) {
      await expect.soft(page.getByText(one).first(), one).toBeVisible();
      expect.soft(await paintAround(page, one), one).toEqual(before[at]);
      const { y: top = 0, height = 0 } = (await page.getByText(one).first().boundingBox()) ?? {};
      boxes.push({ top, bottom: top + height });
    }
    // Above and below what the block renders, as on the page.
    expect(boxes).toEqual([...boxes].sort((one, other) => one.top - other.top));
    // The margins of a title and a sentence are 22 px.
    if (kind !== 'form')
      expect(Number(boxes.at(-1)?.top) - Number(boxes[0]?.bottom), 'the block between its words').toBeGreaterThan(30);
  });

const article = (title: string, day: string): string =>
  `<article class="eventlist-event eventlist-event--upcoming"><h1 class="eventlist-title"><a href="/e">${title}</a></h1><time class="event-date" datetime="${day}">${day}</time> <time class="event-time-24hr" datetime="${day}">19:00 – 21:00</time></article>`;

test('a published list of events keeps the grid of its page, with each month above its events', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    `<div class="sqs-block"></div><div class="eventlist" id="eventos"><h2>Junho</h2>${article('Torno', '2037-06-12')}${article('Esmalte', '2037-06-13')}<h2>Julho</h2>${article('Forno', '2037-07-03')}<nav>Anteriores</nav></div>`,
    {
      head: '<style>.eventlist { display: grid; grid-template-columns: 1fr 1fr; gap: 24px } .eventlist > :is(h2, nav) { grid-column: 1 / -1 }</style>',
    },
  );
  await readyInView(page.locator('#eventos'));
  const places = await Promise.all(
    ['Junho', 'Torno', 'Esmalte', 'Julho', 'Forno', 'Anteriores'].map((words) =>
      page
        .getByText(words, { exact: true })
        .first()
        .evaluate((one) => {
          const { left, top, width } = (one.closest('article') ?? one).getBoundingClientRect();
          return { left, top, width };
        }),
    ),
  );
  const [june, first, second, july, third, older] = places as [Place, Place, Place, Place, Place, Place];
  expect(second.top).toBe(first.top);
  expect(second.left).toBeGreaterThan(first.left + first.width);
  expect(
    [june.top, first.top, july.top, third.top, older.top].every((top, at, all) => !at || top > Number(all[at - 1])),
  ).toBe(true);
});

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const VARIANT = {
  optionValues: [],
  id: '6ab0c1d2e3f4a5b6c7d8e900',
  sku: 'SQ1234560',
  price: 12_000,
  priceMoney: { currency: 'BRL', value: '120.00' },
  unlimited: true,
};

const PRODUCT = `<article class="ProductItem" data-item-id="6ab0c1d2e3f4a5b6c7d8e9aa" id="produto"><nav class="ProductItem-nav"><a href="/loja">Voltar à loja</a></nav><section class="ProductItem-gallery">Fotos</section><section class="ProductItem-details"><h1 class="ProductItem-details-title">Jarra</h1><div class="product-price">R$ 120,00</div><div class="product-variants" data-item-id="6ab0c1d2e3f4a5b6c7d8e9aa" data-variants='${JSON.stringify([VARIANT])}'></div><div class="ProductItem-product-additional-fields"><p>Um nome para gravar</p></div><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-product-type="1">Pôr no carrinho</div><p>Trocas em trinta dias</p></section></article>`;

test('a published product keeps the columns of its page, what it asks for and the size of its words', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(`<div class="sqs-block"></div>${PRODUCT}`, {
    head: `<style>body { font: 19px/1.5 Georgia, serif } .ProductItem { display: grid; grid-template-columns: 1fr 1fr; gap: 24px } .ProductItem-nav { grid-column: 1 / -1 } .ProductItem-details { ${PAINT} }</style>`,
  });
  await readyInView(page.locator('#produto'));
  const place = async (words: string) =>
    (await page.getByText(words).first().boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const [nav, pictures, title, asked] = await Promise.all(
    ['Voltar à loja', 'Fotos', 'Jarra', 'Um nome para gravar'].map(place),
  );
  const button = (await page.getByRole('button', { name: 'Pôr no carrinho' }).boundingBox()) ?? { y: 0 };
  expect(title?.x).toBeGreaterThan(Number(pictures?.x) + Number(pictures?.width));
  expect(pictures?.y).toBeGreaterThan(Number(nav?.y));
  expect(asked?.y).toBeLessThan(button.y);
  expect(await paintAround(page, 'Trocas em trinta dias')).toMatchObject({ size: '19px', paddingLeft: '24px' });
});
