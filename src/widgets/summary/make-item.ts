import { EVENT_END, EVENT_START } from '../../vocab/names.ts';
import { findPart } from './find-part.ts';
import type { ItemRecord } from './item-record.ts';

/** Makes the element of an item like the first one of the page: the same elements and classes, with the words and addresses of the item. */
export function makeItem(template: HTMLElement, item: ItemRecord): HTMLElement {
  const element = template.cloneNode(true) as HTMLElement;
  for (const one of [element, ...element.querySelectorAll('[id]')]) one.removeAttribute('id');
  const own = mainAddress(element);
  for (const link of linksOf(element)) if (link.getAttribute('href') === own) link.setAttribute('href', item.url);
  setAttribute(element, EVENT_START, item.start);
  setAttribute(element, EVENT_END, item.end);
  setAttribute(element, 'data-tags', item.tags.join(', '));
  setAttribute(element, 'data-categories', item.categories.join(', '));

  say(findPart(element, 'title'), item.title);
  say(findPart(element, 'text'), item.text);
  const date = findPart(element, 'date');
  say(date, item.dateText);
  if (date?.localName === 'time') setAttribute(date, 'datetime', item.date);
  for (const name of ['author', 'location', 'price'] as const) say(findPart(element, name), item[name]);
  say(findPart(element, 'sold-out'), item.soldOut);
  list(findPart(element, 'tags'), 'tag', item.tags);
  list(findPart(element, 'categories'), 'category', item.categories);
  drawImage(element, item);
  return element;
}

const linksOf = (element: HTMLElement): Element[] => {
  const inside = [...element.querySelectorAll('a[href]')];
  return element.matches('a[href]') ? [element, ...inside] : inside;
};

/** The address that the item leads to: of its title's link, else of its first one. */
function mainAddress(element: HTMLElement): string | null {
  const title = findPart(element, 'title');
  const link = title?.closest('a[href]') ?? title?.querySelector('a[href]') ?? linksOf(element)[0];
  return link?.getAttribute('href') ?? null;
}

const setAttribute = (element: Element, name: string, value: string): void =>
  value ? element.setAttribute(name, value) : element.removeAttribute(name);

/** Writes a part, in its only link where it has one; one without words is hidden. */
function say(part: Element | null, text: string): void {
  if (!part) return;
  const link = part.querySelector('a');
  (link ?? part).textContent = text;
  part.toggleAttribute('hidden', text === '');
}

/** Writes a list of words, each like the first one: an item of a list, or a link. */
function list(part: Element | null, name: 'tag' | 'category', words: readonly string[]): void {
  if (!part) return;
  part.toggleAttribute('hidden', words.length === 0);
  const [sample] = part.children;
  if (!sample) {
    part.textContent = words.join(', ');
    return;
  }
  part.replaceChildren(
    ...words.flatMap((word, at) => {
      const one = sample.cloneNode(true) as Element;
      const link = one.matches('a[href]') ? one : one.querySelector('a[href]');
      (link ?? one).textContent = word;
      if (link instanceof HTMLAnchorElement) {
        const url = new URL(link.href);
        url.searchParams.set(name, word);
        link.setAttribute('href', `${url.pathname}${url.search}`);
      }
      return at > 0 && sample.localName !== 'li' ? [', ', one] : [one];
    }),
  );
}

function drawImage(element: HTMLElement, { image, imageWidth, imageHeight, focalPoint }: ItemRecord): void {
  const [first] = element.querySelectorAll('img');
  if (!first) return;
  for (const source of element.querySelectorAll('source')) source.remove();
  for (const name of ['srcset', 'sizes', 'data-src', 'fetchpriority']) first.removeAttribute(name);
  setAttribute(first, 'width', imageWidth ? `${imageWidth}` : '');
  setAttribute(first, 'height', imageHeight ? `${imageHeight}` : '');
  if (first.alt) first.alt = '';
  if (!image) {
    (first.closest('picture') ?? first).remove();
    return;
  }
  if (focalPoint) first.style.objectPosition = focalPoint;
  first.loading = 'lazy';
  first.src = image;
}
