import type { BrowserContext, Page, Request } from '@playwright/test';
import { calls } from '../tools/server-log.ts';

/** Where crumbs may not be. */
export type Place =
  | 'foreign host'
  | 'referrer'
  | 'console'
  | 'error'
  | 'address'
  | 'storage'
  | 'timing'
  | 'report'
  | 'said'
  | 'server log';

export interface CrumbWatch {
  /** Takes down what the page has of its own: call it before leaving it. */
  look(page: Page): Promise<void>;
  /** Every place where a crumb of the site was found, with what was there. */
  leaks(): Promise<[place: Place, text: string][]>;
  readonly seen: { requests: number; withCrumb: number; foreign: number; lines: number; texts: number };
  /** How many crumbs the site has given so far. */
  crumbs(): number;
}

/** Runs in the page: what it keeps, tells and times, by place. */
async function pageTexts(): Promise<[Place, string][]> {
  const { Vitrine, said } = window as typeof window & { Vitrine?: { report?(): unknown }; said?: string[] };
  const report = await Vitrine?.report?.();
  const entries = performance.getEntries().map(({ name, entryType }) => [entryType, name] as const);
  const own = `${location.origin}/api/`;
  return [
    ['address', location.href],
    ['address', JSON.stringify(window.navigation.entries().map(({ url }) => url))],
    ['address', JSON.stringify(history.state)],
    ['referrer', document.referrer],
    ['storage', JSON.stringify([{ ...localStorage }, { ...sessionStorage }, name])],
    // The browser's own list of requests names the calls as they went out: the requirements want the crumb in their address.
    ...entries.flatMap(([type, name]): [Place, string][] =>
      type === 'resource' && name.startsWith(own) ? [] : [['timing', `${type} ${name}`]],
    ),
    ['report', JSON.stringify(report ?? '')],
    ...(said ?? []).map((text): [Place, string] => ['said', text]),
  ];
}

/** Runs in the page before anything of it: takes down what blocks say in events. */
function listen(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  for (const name of ['form-submit', 'form-success', 'form-failure', 'newsletter-subscribe'])
    addEventListener(`vitrine:${name}`, (event) => said.push(JSON.stringify((event as CustomEvent).detail)));
}

/** Watches everything a browser sends and says for crumbs of the site at `origin`. */
export async function watchCrumbs(context: BrowserContext, origin: string): Promise<CrumbWatch> {
  const given = new Set<string>();
  const texts: [Place, string][] = [];
  const reading: Promise<unknown>[] = [];
  const seen = { requests: 0, withCrumb: 0, foreign: 0, lines: 0, texts: 0 };

  async function read(request: Request): Promise<void> {
    const headers = await request.allHeaders().catch(() => request.headers());
    const url = request.url();
    seen.requests += 1;
    if (/[?&]crumb=/.test(url)) seen.withCrumb += 1;
    texts.push(['referrer', headers.referer ?? '']);
    if (new URL(url).origin === origin || !/^http/.test(url)) return;
    seen.foreign += 1;
    texts.push(['foreign host', `${url} ${JSON.stringify(headers)} ${request.postData() ?? ''}`]);
  }
  context.on('request', (request) => reading.push(read(request)));
  context.on('response', (response) => {
    if (!response.url().startsWith(origin)) return;
    reading.push(
      response.headerValues('set-cookie').then(
        (lines) => {
          for (const line of lines) given.add(/^crumb=([^;]+)/.exec(line)?.[1] ?? '');
        },
        () => {},
      ),
    );
  });
  context.on('console', (message) => {
    seen.lines += 1;
    texts.push(['console', message.text()]);
  });
  context.on('weberror', (error) => texts.push(['error', String(error.error().stack ?? error.error())]));
  await context.addInitScript(listen);

  return {
    seen,
    crumbs: () => given.size,
    async look(page) {
      texts.push(...(await page.evaluate(pageTexts)));
    },
    async leaks() {
      await Promise.all(reading.splice(0));
      for (const { name, value } of await context.cookies(origin)) if (name === 'crumb') given.add(value);
      given.delete('');
      const log = await calls();
      const logged: [Place, string][] = [['server log', JSON.stringify(log)]];
      for (const { path, crumb } of log)
        if (path.startsWith('/__elsewhere') && (crumb.query || crumb.header))
          logged.push(['foreign host', `crumb ${path}`]);
      seen.texts = texts.length;
      return [...texts, ...logged].filter(
        ([, text]) => text.startsWith('crumb /__elsewhere') || [...given].some((crumb) => text.includes(crumb)),
      );
    },
  };
}
