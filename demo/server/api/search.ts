import { entries } from '../../site/content/diary/entries.ts';
import { events } from '../../site/content/events.ts';
import { pieces } from '../../site/content/pieces.ts';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { CallContext } from './calls.ts';
import { plain, plainWords } from './plain-words.ts';

const whole = (text: string | null, usual: number, most: number): number =>
  text !== null && /^\d{1,4}$/.test(text) ? Math.min(Number(text), most) : usual;

/** What can be found, with the words it is found by. */
const SHELF = [
  ...pieces.map(({ name, slug, short, line }) => ({
    title: name,
    url: `/atelie/peca/${slug}`,
    body: `${short} ${line}`,
  })),
  ...entries.map(({ title, slug, summary }) => ({ title, url: `/atelie/diario/${slug}`, body: summary })),
  ...events.map(({ title, words }) => ({ title, url: '/atelie/agenda', body: words })),
].map((item) => ({ ...item, words: plain(`${item.title} ${item.body}`) }));

/** `GET /api/search/GeneralSearch?q=&p=&size=`: every word has to be in it, with or without accents. */
export function search({ visit }: CallContext): Answer {
  const { searchParams } = visit.url;
  const words = plainWords(searchParams.get('q'));
  const size = Math.max(1, whole(searchParams.get('size'), 10, 100));
  const first = whole(searchParams.get('p'), 0, 9_999) * size;
  const found = words.length ? SHELF.filter((item) => words.every((word) => item.words.includes(word))) : [];
  const items = found.slice(first, first + size).map(({ title, url, body }) => ({ title, url, body }));
  return jsonAnswer(200, { items, total: found.length });
}
