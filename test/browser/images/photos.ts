import type { Page, Route } from '@playwright/test';

const WIDTH = /[?&]format=(\d+)w|-(\d+)w\.jpg/;

/** Pictures of a test: `/fotos/NAME-1200x800.jpg` is that size and comes in any width. NAME `quebrada` does not exist. */
export interface Photos {
  /** Paths and queries in the order in which the browser asked. */
  readonly asked: string[];
  /** Keeps every answer back from now on. */
  hold(): void;
  /** Answers what was kept back: all of it, or the one whose address has this text; later requests are answered at once only after all. */
  release(which?: string): Promise<void>;
}

function answer(route: Route): Promise<void> {
  const url = decodeURIComponent(route.request().url());
  const size = /(\d+)x(\d+)/.exec(url);
  if (!size || url.includes('quebrada')) return route.fulfill({ status: 404, body: '' });
  const [own, high] = [Number(size[1]), Number(size[2])];
  const [, query, name] = WIDTH.exec(url) ?? [];
  const width = Math.min(own, Number(query ?? name ?? own));
  const height = Math.round((high * width) / own);
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 2 2"><path fill="#c65" d="M0 0h1v1H0z"/><path fill="#365" d="M1 0h1v1H1z"/><path fill="#ca5" d="M0 1h1v1H0z"/><path fill="#657" d="M1 1h1v1H1z"/></svg>`;
  return route.fulfill({ contentType: 'image/svg+xml', body, headers: { 'cache-control': 'max-age=60' } });
}

export async function photos(page: Page): Promise<Photos> {
  const asked: string[] = [];
  const kept: { address: string; route: Route }[] = [];
  let holds = false;
  await page.route(/\/fotos\//, (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname.replace('/fotos/', '') + search);
    if (!holds) return answer(route);
    kept.push({ address: pathname + search, route });
  });
  return {
    asked,
    hold() {
      holds = true;
    },
    async release(which) {
      if (which === undefined) holds = false;
      for (const one of [...kept])
        if (one.address.includes(which ?? '')) {
          kept.splice(kept.indexOf(one), 1);
          await answer(one.route);
          if (which !== undefined) return;
        }
    },
  };
}

interface Shape {
  readonly width?: number;
  readonly height?: number;
  readonly style?: string;
}

/** A picture in a box of its own. Attributes are written without `data-`. */
export function boxed(
  id: string,
  attributes: Readonly<Record<string, string>>,
  { width = 400, height = 20, style = '' }: Shape = {},
): string {
  const { src = `/fotos/${id}-5000x500.jpg`, ...others } = attributes;
  const size = /(\d+x\d+)/.exec(src)?.[1] ?? '';
  const all = { src, 'image-dimensions': size, ...others };
  const written = Object.entries(all)
    .filter(([, value]) => value !== 'absent')
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');
  return `<div style="position:relative;overflow:hidden;width:${width}px;height:${height}px;${style}"><img id="${id}" alt="${id}"${written}></div>`;
}

export const command = (page: Page, selector: string, detail: object = {}): Promise<void> =>
  page.evaluate(
    ([at, told]) =>
      void document
        .querySelector(at)
        ?.dispatchEvent(new CustomEvent('vitrine:image-load', { bubbles: true, detail: told })),
    [selector, detail] as const,
  );

/** The address that an image shows, without what all addresses begin with. */
export const shownIn = (page: Page, id: string): Promise<string | null> =>
  page
    .locator(`#${id}`)
    .evaluate((image: HTMLImageElement) => image.getAttribute('src')?.replace('/fotos/', '') ?? null);
