import type { Entry } from '../content/diary/entry.ts';
import { html, type Markup } from '../html.ts';
import { longDate } from './dates.ts';
import { picture } from './picture.ts';

export const entryAddress = ({ slug }: Entry): string => `/atelie/diario/${slug}`;

/** An entry of the diary as a list shows it. */
export const entryCard = (
  entry: Entry,
  frame: string,
  sizes: string,
  level: 2 | 3 = 2,
): Markup => html`<article class="card" data-categories="${entry.category}" data-tags="${entry.tags.join(', ')}">
${picture(entry.picture, { sizes, frame, decorative: true })}
<p class="when"><time datetime="${entry.date}">${longDate(entry.date)}</time>, <span data-summary-part="categories">${entry.category}</span></p>
${level === 2 ? html`<h2><a href="${entryAddress(entry)}">${entry.title}</a></h2>` : html`<h3><a href="${entryAddress(entry)}">${entry.title}</a></h3>`}
<p>${entry.summary}</p>
</article>`;
