import { events } from '../content/events.ts';
import { contactForm } from '../content/forms.ts';
import { pieceBySlug } from '../content/pieces.ts';
import { questions } from '../content/questions.ts';
import { studio } from '../content/studio.ts';
import { html } from '../html.ts';
import { longDate } from '../parts/dates.ts';
import { type Filled, nativeForm } from '../parts/native-form.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';
import type { SiteRequest } from '../site-request.ts';

const PLACE_LINK = `https://www.google.com/maps/search/?api=1&query=${studio.place.lat},${studio.place.lng}`;

/** Who comes from a piece or an event finds the message begun. */
function begun(query: URLSearchParams): Filled {
  const piece = pieceBySlug(query.get('peca') ?? '');
  if (piece) {
    return piece.availability.kind === 'gone'
      ? {
          assunto: 'Uma peça da coleção',
          mensagem: `Por favor, avisem quando a peça “${piece.name}” voltar.`,
          origem: piece.slug,
        }
      : {
          assunto: 'Uma encomenda',
          mensagem: `Gostaria de encomendar a peça “${piece.name}”. Quantidade: 1. CEP: `,
          origem: piece.slug,
        };
  }
  if (query.get('assunto') === 'membros') {
    return {
      assunto: 'Outro',
      mensagem: 'Gostaria de entrar na lista de espera da prateleira de trás.',
      origem: 'membros',
    };
  }
  const event = events.find(({ slug }) => slug === query.get('agenda'));
  if (!event) return {};
  return {
    assunto: 'Aulas',
    mensagem: `Gostaria de reservar um lugar: “${event.title}”, ${longDate(event.start)}.`,
    origem: event.slug,
  };
}

export const contact = ({ query, key }: SiteRequest): Page => ({
  title: 'Contato',
  description: 'Escreva para o ateliê, encomende uma peça ou marque uma visita. Respondemos em até dois dias úteis.',
  path: '/atelie/contato',
  picture: 'bule-e-copos',
  main: html`<div class="wrap page-head">
<h1>Contato</h1>
<p class="lead">Escreva como se escreve a um vizinho. Quem responde é quem faz: de manhã, antes de acender o forno.</p>
<p><a class="more" href="/atelie/encomenda">Encomendar uma peça, passo a passo</a></p>
</div>
<div class="wrap contact">
<section class="contact-form" aria-labelledby="mensagem-titulo">
<h2 id="mensagem-titulo">Uma mensagem</h2>
${nativeForm({ form: contactForm, id: 'block-contato', filled: begun(query), key })}
</section>
<section class="contact-side" aria-label="Endereço e pessoas">
${picture('bule-e-copos', { sizes: '(min-width: 60rem) 33vw, 92vw', frame: 'r-4x5' })}
<h2>Vir aqui</h2>
<address>${studio.address.map((line) => html`${line}<br>`)}<a href="${studio.phoneLink}">${studio.phone}</a></address>
<p>Da BR-381, entre na placa da Pedra Redonda e siga quatro quilômetros de terra. É a casa com a chaminé maior do que a casa.</p>
<div data-block="map" id="block-mapa" data-map-lat="${studio.place.lat}" data-map-lng="${studio.place.lng}" data-map-zoom="16" data-show-terrain data-tiles="/mapa/{z}/{x}/{y}.svg?estilo={style}&amp;nomes={labels}&amp;relevo={terrain}" data-attribution="© Ateliê Serra, lugar inventado" data-address-title="${studio.name}" data-address-line1="${studio.address[0]}" data-address-line2="${studio.address[1]}">
<p><a href="${PLACE_LINK}" target="_blank" rel="noopener">Abrir no mapa</a></p>
</div>
<h2>Uma peça quebrou?</h2>
<p>Mande fotos dela e <a href="/atelie/reparo">peça um reparo</a>.</p>
<h2>Quem responde</h2>
<ul class="people">${studio.people.map(({ name, role, words }) => html`<li><strong>${name}</strong> <span class="quiet">${role}</span><p>${words}</p></li>`)}</ul>
</section>
</div>
<section class="wrap band narrow" aria-labelledby="perguntas">
<h2 id="perguntas">O que costumam perguntar</h2>
<div data-block="accordion" id="block-perguntas" data-heading-level="3">
${questions.map(([question, answer]) => html`<details><summary>${question}</summary><p>${answer}</p></details>\n`)}</div>
</section>`,
});
