// What stands in a published block beside what it draws: words, links and further lists stay, and what the page hides stays hidden.
import { expect, readyInView, test } from '../tools/fixture.ts';

const block = (name: string, type: number, inside: string, attributes = ''): string =>
  `<div class="sqs-block sqs-block-${name} ${name}-block" data-block-type="${type}" id="block-${name}" ${attributes}><div class="sqs-block-content">${inside}</div></div>`;

const item = (title: string, panel: string): string =>
  `<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${title}</span><svg class="accordion-icon" viewBox="0 0 9 9"></svg></button></h4><div class="accordion-item__dropdown"><div class="accordion-item__description"><p>${panel}</p></div></div></li>`;

const article = (title: string, day: string): string =>
  `<article class="eventlist-event eventlist-event--upcoming"><div class="eventlist-column-info"><h1 class="eventlist-title"><a href="/e">${title}</a></h1><ul class="eventlist-meta"><li><time class="event-date" datetime="${day}">${day}</time> <time class="event-time-24hr" datetime="${day}">19:00 – 21:00</time></li></ul></div></article>`;

const slide =
  '<div class="slide"><img data-src="/imagens/torno.jpg" data-image-dimensions="1600x900" alt="Torno"></div>';

/** A block with its text around what it draws, words that have to be seen then, and words that may not. */
const KINDS: readonly (readonly [kind: string, html: string, seen: readonly string[], unseen?: readonly string[]])[] = [
  [
    'accordion',
    block(
      'accordion',
      69,
      `<h2>Perguntas</h2><p class="so-na-origem">Só para a impressão</p><ul class="accordion-items-container">${item('Quanto pesa?', 'Um quilo.')}<li><h3>Segundo grupo</h3></li></ul><ul class="accordion-items-container">${item('Quanto custa?', 'Pouco.')}</ul><p><a href="/duvidas">Mais dúvidas</a></p>`,
    ),
    ['Perguntas', 'Quanto pesa?', 'Segundo grupo', 'Quanto custa?', 'Mais dúvidas'],
    ['Só para a impressão'],
  ],
  [
    'summary-v2',
    block(
      'summary-v2',
      55,
      `<p><a href="/tudo-1">Leia antes</a></p><div class="summary-block-wrapper"><header class="summary-block-header"><div class="summary-heading"><span class="summary-header-text">Destaques</span></div><div class="summary-carousel-pager sqs-gallery-controls"><span class="previous" role="button">Anterior da plataforma</span></div></header><div class="summary-item-list-container"><div class="summary-item-list"><div class="summary-item"><div class="summary-title"><a href="/a">A primeira fornada</a></div></div></div></div><a href="/tudo">Ver todos os textos</a></div>`,
      `data-block-json='{"design":"list"}'`,
    ),
    ['Leia antes', 'Destaques', 'A primeira fornada', 'Ver todos os textos'],
    ['Anterior da plataforma'],
  ],
  [
    'menu',
    block(
      'menu',
      18,
      '<h2>Cardápio</h2><div class="menus"><div class="menu"><p>Servido o dia todo <a href="/pdf">em papel</a></p><div class="menu-section"><div class="menu-items">Pão de casa</div></div><div class="menu-section"><div class="menu-section-title">Sopas</div>De tomate</div><p>Preços em reais</p></div></div>',
    ),
    ['Cardápio', 'em papel', 'Pão de casa', 'De tomate', 'Preços em reais'],
  ],
  [
    'gallery',
    block(
      'gallery',
      8,
      `<h3>Fora da galeria</h3><div class="sqs-gallery">${slide}</div><div class="sqs-gallery-controls"><a class="next" href="#">Próxima da plataforma</a></div><p>Pé <a href="/todas">todas as fotos</a></p>`,
      `data-block-json='{"design":"stacked"}'`,
    ),
    ['Fora da galeria', 'todas as fotos'],
    ['Próxima da plataforma'],
  ],
  [
    'search',
    block(
      'search',
      33,
      '<h3>Procure na loja</h3><form action="/search"><input type="search" name="q" aria-label="Busca"><button>Ir</button></form><p>ou <a href="/colecao">veja tudo</a></p>',
    ),
    ['Procure na loja', 'veja tudo'],
  ],
  [
    'video',
    block(
      'video',
      32,
      '<h3>Da oficina</h3><div class="sqs-native-video" data-config-video="{}"><p>O filme da plataforma</p></div>',
      `data-block-json='{"html":null}'`,
    ),
    ['Da oficina', 'O filme da plataforma'],
    ['Incorporação de vídeo inválida.'],
  ],
  [
    'code',
    block('code', 23, 'Um poema <pre><em>barro e <a href="/agua">água</a></em></pre>'),
    ['Um poema', 'barro e', 'água'],
  ],
];

for (const [kind, html, seen, unseen = []] of KINDS)
  test(`a published ${kind} keeps what stands beside what it draws`, { tag: '@long' }, async ({ page, pageWith }) => {
    await pageWith(html, { head: '<style>.sqs-block .so-na-origem { display: none }</style>' });
    await readyInView(page.locator(`#block-${kind}`));
    for (const words of seen) await expect.soft(page.getByText(words).first(), words).toBeVisible();
    for (const words of unseen) await expect.soft(page.getByText(words).first(), words).toBeHidden();
  });

test('a published list of events keeps its headings and the way to older ones', async ({ page, pageWith }) => {
  await pageWith(
    `${block('quote', 31, '<blockquote>Barro.</blockquote>')}<div class="eventlist" id="eventos"><h2>Junho</h2>${article('Oficina de torno', '2027-06-12')}<h2>Julho</h2>${article('Forno aberto', '2027-07-03')}<nav><a href="?page=2">Anteriores</a></nav></div>`,
  );
  await readyInView(page.locator('#eventos'));
  for (const words of ['Junho', 'Oficina de torno', 'Julho', 'Forno aberto', 'Anteriores'])
    await expect.soft(page.getByText(words).first(), words).toBeVisible();
});

/** Words that a page hides with what is around them, beside something of a block. */
const HIDDEN: readonly (readonly [kind: string, html: string])[] = [
  [
    'gallery',
    block(
      'gallery',
      8,
      `<div class="sqs-gallery"><div class="slide"><img data-src="/imagens/torno.jpg" data-image-dimensions="1600x900" alt="Torno"><p>À mostra</p><div class="so-na-origem"><img data-src="/imagens/forno.jpg" data-image-dimensions="1600x900" alt="Forno"><p>Escondido</p></div></div></div>`,
      `data-block-json='{"design":"stacked"}'`,
    ),
  ],
  [
    'accordion',
    block(
      'accordion',
      69,
      `<p>À mostra</p><ul class="accordion-items-container">${item('Quanto pesa?', 'Um quilo.')}</ul><div class="so-na-origem"><div><p>Escondido</p><ul class="accordion-items-container">${item('Quanto custa?', 'Pouco.')}</ul></div></div>`,
    ),
  ],
  [
    'menu',
    block(
      'menu',
      18,
      '<p>À mostra</p><div class="menu-section"><div class="menu-section-title">Sopas</div>De tomate</div><div class="apagado"><div><p>Escondido</p><div class="menu-section"><div class="menu-section-title">Pães</div>De casa</div></div></div>',
    ),
  ],
];

for (const [kind, html] of HIDDEN)
  test(`a published ${kind} shows no words that its page hides with a wrapper around them`, { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    const head = '<style>.sqs-block .so-na-origem { display: none } .sqs-block .apagado { visibility: hidden }</style>';
    await pageWith(html, { head });
    await readyInView(page.locator(`#block-${kind}`));
    await expect(page.getByText('À mostra').filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByText('Escondido').filter({ visible: true })).toHaveCount(0);
  });
