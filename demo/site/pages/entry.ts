import { entries } from '../content/diary/entries.ts';
import type { Entry, Part } from '../content/diary/entry.ts';
import { studio } from '../content/studio.ts';
import { html, type Markup } from '../html.ts';
import { carousel } from '../parts/carousel.ts';
import { longDate } from '../parts/dates.ts';
import { entryAddress, entryCard } from '../parts/entry-card.ts';
import type { Page } from '../parts/page.ts';
import { picture, pictureAddress } from '../parts/picture.ts';

type Kind<Member extends string> = Extract<Part, { readonly [Key in Member]: unknown }>;

const sound = ({ sound: name, title, by, seconds }: Kind<'sound'>): Markup =>
  html`<div class="room" data-block="audio" data-show-download><figure><figcaption>${title}</figcaption><audio controls preload="none" src="/audio/${name}.wav" data-author="${by}" data-duration="${seconds}"></audio></figure></div>\n`;

const curve = ({ curve: caption, columns, rows }: Kind<'curve'>): Markup =>
  html`<div class="room" data-block="chart" data-type="line" data-unit="°C"><table><caption>${caption}</caption><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map(([hour, ...values]) => html`<tr><th scope="row">${hour ?? ''}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`)}</tbody></table></div>\n`;

const part = (one: Part): Markup => {
  if (typeof one === 'string') return html`<p>${one}</p>\n`;
  if ('heading' in one) return html`<h2>${one.heading}</h2>\n`;
  if ('aside' in one) return html`<p class="aside">${one.aside}</p>\n`;
  if ('sound' in one) return sound(one);
  if ('curve' in one) return curve(one);
  if ('recipe' in one)
    return html`<div class="room" data-block="code" data-line-numbers><pre><code class="language-receita">${one.recipe}</code></pre></div>\n`;
  if ('video' in one)
    return html`<div class="plate" data-block="video" data-overlay="true" data-title="${one.title}" data-duration="${one.seconds}"><video src="/videos/${one.video}.webm" poster="${pictureAddress(one.poster, 1000)}" width="640" height="360" controls preload="none" playsinline></video><p class="film-words">${one.caption}</p></div>\n`;
  if ('episode' in one)
    return html`<div class="episode" data-block="embed" data-src="/de-fora/radio" data-title="${one.episode}" data-height="232"><p>${one.words}</p><p><a href="/de-fora/radio">Ouvir na Rádio Serra</a></p></div>\n`;
  if ('pictures' in one) return html`${carousel(one)}\n`;
  return html`<div class="plate" data-block="image" data-lightbox="true"><figure><a href="${pictureAddress(one.picture)}">${picture(one.picture, { sizes: '(min-width: 60rem) 43rem, 92vw' })}</a><figcaption>${one.caption}</figcaption></figure></div>\n`;
};

/** One entry of the diary, and the two before it. */
export function entryPage(entry: Entry): Page {
  const at = entries.indexOf(entry);
  const others = [...entries.slice(at + 1), ...entries.slice(0, at)].slice(0, 3);
  return {
    title: entry.title,
    description: entry.summary,
    path: entryAddress(entry),
    picture: entry.picture,
    ogType: 'article',
    collection: { id: '5f8a1c0b9d2e4f6a7b8c0002', type: 1 },
    item: { id: `5f8a1c0b9d2e4f6a7b8d000${at}`, recordType: 1 },
    facts: {
      '@type': 'BlogPosting',
      headline: entry.title,
      datePublished: entry.date,
      author: { '@type': 'Person', name: entry.author },
      image: `${studio.baseUrl}${pictureAddress(entry.picture)}`,
      inLanguage: 'pt-BR',
    },
    main: html`<article class="entry">
<header class="wrap entry-head">
<p class="when"><a href="/atelie/diario">Diário</a>, <time datetime="${entry.date}">${longDate(entry.date)}</time></p>
<h1>${entry.title}</h1>
<p class="lead">${entry.summary}</p>
<p class="quiet">${entry.author}, ${entry.minutes} minutos de leitura</p>
</header>
<div class="wrap entry-picture"><a class="entry-link" href="${pictureAddress(entry.picture)}" data-lightbox>${picture(entry.picture, { sizes: '(min-width: 75rem) 70rem, 92vw', frame: 'r-16x9', first: true })}</a></div>
<div class="prose">
${entry.parts.map(part)}</div>
</article>
<section class="wrap band" aria-labelledby="outras">
<div class="band-head"><h2 id="outras">Outros textos</h2><a class="more" href="/atelie/diario">O diário inteiro</a></div>
<div class="cards">${others.map((other) => entryCard(other, 'r-4x3', '(min-width: 60rem) 29vw, (min-width: 40rem) 44vw, 92vw', 3))}</div>
</section>`,
  };
}
