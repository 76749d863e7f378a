import { entries } from '../content/diary/entries.ts';
import { events } from '../content/events.ts';
import { notices } from '../content/notices.ts';
import { pieces } from '../content/pieces.ts';
import { studio } from '../content/studio.ts';
import { html } from '../html.ts';
import { dayAtTheStudio } from '../parts/day-at-the-studio.ts';
import { entryCard } from '../parts/entry-card.ts';
import { eventRow } from '../parts/event-row.ts';
import { fromTheWall } from '../parts/from-the-wall.ts';
import { newsletter } from '../parts/newsletter.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';
import { pieceTile } from '../parts/piece-tile.ts';
import type { SiteRequest } from '../site-request.ts';

const [large, ...small] = pieces.slice(0, 5);

export const home = ({ key }: SiteRequest): Page => ({
  title: 'louça de grês feita à mão em Minas Gerais',
  description:
    'Tigelas, pratos, bules e vasos de grês, feitos um a um num ateliê pequeno na serra. Fornada nova todo mês.',
  path: '/atelie/',
  picture: 'mesa-da-manha',
  facts: {
    '@type': 'Store',
    name: studio.name,
    url: `${studio.baseUrl}/atelie/`,
    email: studio.email,
    telephone: studio.phone,
    address: { '@type': 'PostalAddress', streetAddress: studio.address[0], addressRegion: 'MG', addressCountry: 'BR' },
    openingHours: ['Tu-Fr 10:00-18:00', 'Sa 09:00-13:00'],
  },
  main: html`<section class="hero">
${picture('mesa-da-manha', { sizes: '100vw', frame: 'hero-frame', first: true })}
<div class="wrap hero-text">
<h1>Louça de grês, feita <span data-highlight="underlineCurve" data-highlight-animation="draw" data-highlight-color="var(--clay)" data-highlight-linecap="round" data-highlight-thickness="0.05em">devagar</span>, para a mesa de todo dia.</h1>
<div>
<p class="lead">Somos três pessoas, dois tornos e um forno numa encosta de Minas. Cada peça passa por doze mãos antes da sua. São sempre as mesmas seis, duas vezes.</p>
<p class="actions"><a class="button" href="/atelie/colecao">Ver a coleção</a> <a class="more" href="/atelie/contato">Visitar o ateliê</a></p>
</div>
</div>
</section>
<div class="strip" data-block="marquee" id="block-avisos" data-animation-speed="0.7" data-paused-on-hover="true">
${notices.map((notice) => html`<span>${notice}</span>\n`)}</div>
<section class="wrap band" aria-labelledby="fornada">
<div class="band-head"><h2 id="fornada">Da última fornada</h2><a class="more" href="/atelie/colecao">A coleção inteira</a></div>
<div class="tiles tiles-mixed">
${large && pieceTile(large, '(min-width: 60rem) 44vw, (min-width: 40rem) 90vw, 92vw', { level: 3 })}
${small.map((piece) => pieceTile(piece, '(min-width: 60rem) 22vw, 44vw', { level: 3 }))}
</div>
</section>
<section class="wrap band story" aria-labelledby="oficio">
<div class="animation-rise">${picture('torno', { sizes: '(min-width: 60rem) 56vw, 92vw', frame: 'r-4x3' })}</div>
<div class="story-text">
<h2 id="oficio">Barro, água, cinza e catorze horas de fogo</h2>
<p>O barro vem de um barranco a nove quilômetros daqui. A cinza do esmalte vem do forno da padaria. O resto é tempo: três semanas de secagem, duas queimas, uma noite em claro por mês.</p>
<p>Não fazemos estoque de mais de trinta peças de cada. Quando acaba, acaba até o próximo forno.</p>
<p><a class="more" href="/atelie/diario/a-noite-do-forno">Como é a noite do forno</a></p>
</div>
</section>
${dayAtTheStudio()}
<section class="wrap band" aria-labelledby="diario">
<div class="band-head"><h2 id="diario">Do diário</h2><a class="more" href="/atelie/diario">O diário inteiro</a></div>
<div class="cards-line" data-block="summary" id="block-do-diario" data-design="carousel" data-gutter="40" data-label="Textos do diário">
${entries.map((entry) => entryCard(entry, 'r-4x3', '(min-width: 60rem) 29vw, (min-width: 40rem) 44vw, 92vw', 3))}
</div>
</section>
<section class="wrap band" aria-labelledby="agenda">
<div class="band-head"><h2 id="agenda">Na agenda</h2><a class="more" href="/atelie/agenda">Ver a agenda</a></div>
<ol class="events animation-fade">
${events.slice(0, 3).map((event) => eventRow(event, 3))}
</ol>
</section>
${fromTheWall()}
<section class="letter" aria-labelledby="boletim">
<div class="wrap letter-inside">
<div>
<h2 id="boletim">A carta do forno</h2>
<p>Uma por mês, na véspera da fornada: o que vai sair, o que quebrou e quantas de cada. Quem recebe a carta escolhe primeiro.</p>
</div>
<div>${newsletter(key)}</div>
</div>
</section>`,
});
