import { entries } from '../../site/content/diary/entries.ts';
import { events } from '../../site/content/events.ts';
import type { PictureName } from '../../site/content/pictures.ts';
import { kindOf, type Piece, variantsOf } from '../../site/content/piece.ts';
import { catalogue } from '../../site/content/pieces.ts';
import { pictureAddress } from '../../site/parts/picture.ts';
import { priceText } from '../../site/parts/price-text.ts';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { CallContext } from './endpoint.ts';
import { plain, plainWords } from './plain-words.ts';

const whole = (text: string | null, usual: number, most: number): number =>
  text !== null && /^\d{1,4}$/.test(text) ? Math.min(Number(text), most) : usual;

/** What a search finds. */
export interface Found {
  readonly title: string;
  readonly url: string;
  readonly body: string;
  readonly imageUrl: string;
  readonly price?: string;
  readonly sku?: string;
  /** The code of its type: 11 for a product, 1 for text, 12 for an event. */
  readonly recordType: number;
}

const image = (name: PictureName): string => pictureAddress(name, 300);

const pieceFound = (piece: Piece): Found & { more: string } => ({
  title: piece.name,
  url: `/atelie/peca/${piece.slug}`,
  body: piece.short,
  imageUrl: image(piece.pictures[0]),
  price: priceText(piece),
  sku: piece.sku,
  recordType: 11,
  more: [piece.line, kindOf(piece), ...variantsOf(piece).flatMap(({ sku, values }) => [sku, ...values])].join(' '),
});

/** What can be found, with the words it is found by; those of its title count first. */
const SHELF: readonly { item: Found; words: string; title: string }[] = [
  ...catalogue.map(pieceFound),
  ...entries.map(({ title, slug, summary, picture }) => ({
    title,
    url: `/atelie/diario/${slug}`,
    body: summary,
    imageUrl: image(picture),
    recordType: 1,
    more: '',
  })),
  ...events.map(({ title, words }) => ({
    title,
    url: '/atelie/agenda',
    body: words,
    imageUrl: image('torno'),
    recordType: 12,
    more: '',
  })),
].map(({ more, ...item }) => ({
  item,
  title: plain(item.title),
  words: plain(`${item.title} ${item.body} ${more} ${more.replaceAll('-', '')}`),
}));

/** Everything that has every word in it, with or without accents, titles first. */
export function findWords(typed: string | null): readonly Found[] {
  const words = plainWords(typed);
  if (!words.length) return [];
  const found = SHELF.filter((one) => words.every((word) => one.words.includes(word)));
  const named = (title: string): number => (words.every((word) => title.includes(word)) ? 0 : 1);
  return found.toSorted((one, other) => named(one.title) - named(other.title)).map(({ item }) => item);
}

/** `GET /api/search/GeneralSearch?q=&p=&size=`. */
export function search({ visit }: CallContext): Answer {
  const { searchParams } = visit.url;
  const size = Math.max(1, whole(searchParams.get('size'), 10, 100));
  const first = whole(searchParams.get('p'), 0, 9_999) * size;
  const found = findWords(searchParams.get('q'));
  return jsonAnswer(200, { items: found.slice(first, first + size), total: found.length });
}
