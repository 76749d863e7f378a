import { entries } from '../content/diary/entries.ts';
import type { Entry } from '../content/diary/entry.ts';
import { pictures } from '../content/pictures.ts';
import { entryAddress } from './entry-card.ts';
import { pictureAddress } from './picture.ts';

/** Entries on a page of the list. */
const PAGE_SIZE = 3;
const PATH = '/atelie/diario';

export interface DiaryList {
  /** The newest entry, which the first page shows by itself; null beside a filter and on other pages. */
  readonly lead: Entry | null;
  readonly shown: readonly Entry[];
  /** Chosen by the address; empty for all. */
  readonly category: string;
  readonly tag: string;
  readonly page: number;
  /** The address of the next page; empty on the last one. */
  readonly next: string;
}

/** The categories of the diary, each once. */
export const categories: readonly string[] = [...new Set(entries.map(({ category }) => category))];

const plain = (word: string): string => word.trim().toLowerCase();

/** The address of a list. */
export function diaryAddress({ category = '', tag = '', page = 1 }): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (tag) query.set('tag', tag);
  if (page > 1) query.set('pagina', `${page}`);
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}

/** What a page of the diary lists: `category`, `tag` and `pagina` of its address. */
export function diaryList(query: URLSearchParams): DiaryList {
  const category = query.get('category')?.trim() ?? '';
  const tag = query.get('tag')?.trim() ?? '';
  const asked = Number(query.get('pagina') ?? 1);
  const page = Number.isInteger(asked) && asked > 1 ? Math.min(asked, 999) : 1;
  const [newest = null, ...older] = entries;
  const isWhole = !category && !tag;
  const found = isWhole
    ? older
    : entries.filter(
        (entry) =>
          (!category || plain(entry.category) === plain(category)) &&
          (!tag || entry.tags.some((one) => plain(one) === plain(tag))),
      );
  const end = page * PAGE_SIZE;
  return {
    lead: isWhole && page === 1 ? newest : null,
    shown: found.slice(end - PAGE_SIZE, end),
    category,
    tag,
    page,
    next: end < found.length ? diaryAddress({ category, tag, page: page + 1 }) : '',
  };
}

/** The list as data, with the names that published pages use. */
export const diaryData = ({ shown, next }: DiaryList): object => ({
  collection: { id: '5f8a1c0b9d2e4f6a7b8c0002', type: 1, fullUrl: PATH },
  items: shown.map((entry) => {
    const { width, height, focal } = pictures[entry.picture];
    return {
      id: entry.slug,
      title: entry.title,
      fullUrl: entryAddress(entry),
      publishOn: Date.parse(`${entry.date}T12:00-03:00`),
      excerpt: `<p>${entry.summary}</p>`,
      assetUrl: pictureAddress(entry.picture, 750),
      originalSize: `${width}x${height}`,
      mediaFocalPoint: { x: focal[0], y: focal[1] },
      author: { displayName: entry.author },
      categories: [entry.category],
      tags: entry.tags,
    };
  }),
  pagination: next ? { nextPage: true, nextPageUrl: next } : { nextPage: false },
});
