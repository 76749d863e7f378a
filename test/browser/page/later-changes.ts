/** What a script of the page does to a block later, and the word that a visitor then reads, or the picture. */
export const CHANGES: readonly {
  block: string;
  does: string;
  change: string;
  shown?: string;
  gone?: string;
  within?: string;
}[] = [
  {
    block: 'accordion',
    does: 'adds a question',
    change: `host.insertAdjacentHTML('beforeend', '<details><summary>Chegou depois</summary><p>Sim.</p></details>')`,
    shown: 'Chegou depois',
  },
  {
    block: 'accordion',
    does: 'removes a question',
    change: `host.querySelector('details').remove()`,
    gone: 'Quanto tempo',
  },
  {
    block: 'accordion',
    does: 'replaces everything',
    change: `host.innerHTML = '<details><summary>Só esta</summary><p>Sim.</p></details>'`,
    shown: 'Só esta',
    gone: 'Quanto tempo',
  },
  {
    block: 'menu',
    does: 'adds a section',
    change: `host.insertAdjacentHTML('beforeend', '<section><h3>Chegou depois</h3><p>Hoje.</p></section>')`,
    shown: 'Chegou depois',
  },
  {
    block: 'menu',
    does: 'rewrites a heading',
    change: `host.querySelector('h3').textContent = 'Chegou depois'`,
    within: '[role=tab]',
    shown: 'Chegou depois',
  },
  {
    block: 'chart',
    does: 'adds a row',
    change: `host.querySelector('tbody').insertAdjacentHTML('beforeend', '<tr><th scope="row">12h</th><td>900</td></tr>')`,
    // Its table is on view, and so would be the row.
    within: '[part=plot]',
    shown: '12h',
  },
  {
    block: 'tour-dates',
    does: 'adds a date',
    change: `host.querySelector('ul').insertAdjacentHTML('beforeend', '<li><time datetime="2035-12-09T20:00">9 de dezembro de 2035, 20h</time> <strong data-venue>Cine Chegou</strong>, <span data-city>Prados, MG</span></li>')`,
    shown: 'Cine Chegou',
  },
  {
    block: 'event-list',
    does: 'adds an event',
    change: `host.insertAdjacentHTML('beforeend', '<article><h3>Chegou depois</h3><p><time datetime="2035-03-15T19:00-03:00">15 de março de 2035, 19h</time></p></article>')`,
    shown: 'Chegou depois',
  },
  {
    block: 'marquee',
    does: 'rewrites a text node',
    change: `document.createTreeWalker(host.querySelector('li, p, span'), NodeFilter.SHOW_TEXT).nextNode().data = 'Chegou depois'`,
    within: '.group',
    shown: 'Chegou depois',
  },
  {
    block: 'code',
    does: 'rewrites the text',
    change: `host.querySelector('code').textContent = 'Chegou depois'`,
    within: 'pre[part=text]',
    shown: 'Chegou depois',
  },
  {
    block: 'chart',
    does: 'rewrites a heading of a row',
    change: `host.querySelector('tbody th').textContent = '15h'`,
    within: '[part=plot]',
    shown: '15h',
  },
  {
    block: 'tour-dates',
    does: 'rewrites a venue',
    change: `host.querySelector('[data-venue]').textContent = 'Cine Chegou'`,
    within: '[part=event-title] >> nth=0',
    shown: 'Cine Chegou',
  },
  {
    block: 'pricing-toggle',
    does: 'rewrites a choice',
    change: `host.querySelector('button').textContent = 'Chegou depois'`,
    within: '[part=toggle]',
    shown: 'Chegou depois',
  },
  {
    block: 'code',
    does: 'sets an option',
    change: `host.dataset.language = 'Chegou depois'`,
    within: '[part=language]',
    shown: 'Chegou depois',
  },
  {
    block: 'marquee',
    does: 'sets an option in JSON',
    change: `host.dataset.blockJson = '{"items": [{"text": "Chegou depois"}]}'`,
    within: '.group',
    shown: 'Chegou depois',
  },
  {
    block: 'form',
    does: 'adds a field',
    change: `host.querySelector('form').insertAdjacentHTML('afterbegin', '<p><label>Chegou depois <input name="depois"></label></p>')`,
    shown: 'Chegou depois',
  },
];
