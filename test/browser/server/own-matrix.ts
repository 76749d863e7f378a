// Where a form leads and what its server answers, for all blocks that send something.
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { json, PASSWORD, type Subject } from './own-ends.ts';
import { type OwnServer, type Received, startOwnServer } from './own-server.ts';
import { page } from './own-site.ts';

/** What the browser and the stage say of files that are not there, and of a server that is not the platform. */
export const LACKS = /vitrine\] VT|dynamically imported module/;

export let server: OwnServer;
export let other: OwnServer;

/**
 * Starts the server of the site and one of another site for the tests of a file, and empties both before each.
 *
 * @param thanks the page at `/obrigado`
 */
export function startServers(thanks = page('<p>Obrigado pela mensagem!</p>', { tag: false })): void {
  test.beforeAll(async () => {
    server = await startOwnServer();
    other = await startOwnServer();
  });
  test.afterAll(async () => {
    await Promise.all([server.close(), other.close()]);
  });
  test.beforeEach(() => {
    for (const one of [server, other]) {
      one.received.length = 0;
      one.answers.clear();
      one.missing.clear();
      one.pages.clear();
      one.pages.set('/obrigado', thanks);
    }
  });
}

/** Where a form leads, and how the server answers there. */
export interface End {
  readonly title: string;
  /** The action is on another origin. */
  readonly elsewhere?: true;
  /** The server is said to be the platform; its calls have these answers, or their own. */
  readonly platform?: 'answers' | 'does not know';
  /** The own action is taken, with scripts. */
  readonly own: boolean;
  /** The answer is JSON. */
  readonly json?: true;
}

export const ENDS: readonly End[] = [
  { title: 'its own action redirects', own: true },
  { title: 'its own action answers JSON', own: true, json: true },
  { title: 'its own action is on another origin', own: true, elsewhere: true },
  { title: 'the platform’s call is not known', own: true, platform: 'does not know' },
  { title: 'the platform’s calls are answered', own: false, platform: 'answers' },
];

const target = (end: End): OwnServer => (end.elsewhere ? other : server);

export function answerAt(end: End, subject: Subject): void {
  target(end).answers.set('/enviar', end.json ? json(200, {}) : { status: 303, headers: { location: '/obrigado' } });
  const unknown = { status: 404, body: '<p>Não encontrado</p>' };
  for (const [path, answer] of end.platform ? subject.calls : [])
    server.answers.set(path, end.platform === 'answers' ? answer : unknown);
  if (end.platform === 'answers') server.answers.set('/api/search/GeneralSearch', json(200, { items: [], total: 0 }));
}

export function pageOf(end: End, { markup, context }: Subject): void {
  const kind = end.platform ? { ...context, server: 'platform' } : context;
  const head = `<script type="application/json" data-site-context>${JSON.stringify(kind)}</script>`;
  const html = markup(end.elsewhere ? `${other.origin}/enviar` : '/enviar', 'data-block-load="load"');
  server.pages.set('/pagina', page(html, { head }));
}

/** What the servers got, but for searches by the way and requests that follow the answer. */
export const got = (): Received[] =>
  [...server.received, ...other.received].filter(({ path }) => !path.startsWith('/api/search/'));

/** Forgets what the servers got. */
export function forget(): void {
  for (const one of [server, other]) one.received.length = 0;
}

export const open = (view: Page): Promise<unknown> => view.goto(`${server.origin}/pagina`);

/** The entries that the server gets with scripts switched off. */
export async function withoutScripts(browser: Browser, subject: Subject): Promise<Received['entries']> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const view = await context.newPage();
  await open(view);
  await subject.send(view, false);
  await expect.poll(() => got().length).toBe(1);
  await context.close();
  const [only] = got();
  expect(only?.path).toBe('/enviar');
  forget();
  return only?.entries ?? [];
}

/** The server of the own action got it once, and the browser is where that led. */
export async function arrived(view: Page, end: End, entries: Received['entries']): Promise<void> {
  if (end.json) await expect(view).toHaveURL(/\/enviar/);
  else await expect(view.getByText('Obrigado pela mensagem!')).toBeVisible();
  await expect
    .poll(() => got().filter(({ path }) => path === '/enviar'))
    .toEqual([expect.objectContaining({ path: '/enviar', entries })]);
  expect(target(end).received.some(({ path }) => path === '/enviar')).toBe(true);
}

/** No storage, address or message has the password. */
export async function keepsNoPassword(view: Page, lines: readonly string[]): Promise<void> {
  const kept = await view.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  expect(`${kept} ${lines.join()}`).not.toContain(PASSWORD);
}
