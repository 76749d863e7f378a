import type { Page, Request } from '@playwright/test';
import { vendorAnswer } from './snippets.ts';

/** What leaves a page or stays in the browser: hosts that were asked, calls to the site itself, cookies, storage keys. */
export interface Recording {
  readonly hosts: readonly string[];
  /** Requests to the site's own server that fetch no part of a page, as `POST /api/…`; each as often as it was made. */
  readonly calls: readonly string[];
  readonly cookies: readonly string[];
  readonly keys: readonly string[];
}

export interface Recorder {
  /** Hosts and calls since `forget`, cookies and keys as they are now. */
  read(): Promise<Recording>;
  forget(): void;
}

/** What a page of the shop consists of. */
const PAGE_FILE = /^\/(atelie\/[a-z\d/-]*|atelie\.css|favicon\.svg|dist\/.+|imagens\/.+|fontes\/.+|__page\/.+)$/;
const isPageFile = (request: Request, { pathname }: URL): boolean =>
  request.method() === 'GET' && PAGE_FILE.test(pathname);

/** Answers for every host but the site's own. It switches the browser's cache off. */
export async function answerVendors(page: Page, own: string): Promise<void> {
  const home = new URL(own).host;
  await page.context().route(
    (url) => url.host !== home && /^https?:$/.test(url.protocol),
    (route) => {
      const { host, pathname } = new URL(route.request().url());
      return route.fulfill(vendorAnswer(host, pathname));
    },
  );
}

/** Records every request to another host, and every one to the site itself that fetches no part of a page. */
export function startRecorder(page: Page, own: string): Recorder {
  let hosts: string[] = [];
  let calls: string[] = [];
  const home = new URL(own).host;
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol)) return;
    if (url.host !== home) hosts.push(url.host);
    else if (!isPageFile(request, url)) calls.push(`${request.method()} ${url.pathname}`);
  });
  return {
    async read() {
      const keys = await page.evaluate(() => {
        try {
          return [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
        } catch {
          return [];
        }
      });
      const cookies = (await page.context().cookies()).map(({ name }) => name);
      return { hosts: [...new Set(hosts)].sort(), calls: calls.toSorted(), cookies: cookies.sort(), keys: keys.sort() };
    },
    forget() {
      hosts = [];
      calls = [];
    },
  };
}
