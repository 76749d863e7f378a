import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { buildChunks, buildLoader } from '../../../build/bundler/bundles.mjs';
import type { Call } from '../../../src/vocab/calls.ts';
import { exampleOf } from '../../declarations.ts';
import type { PageWith } from '../tools/fixture.ts';
import type { PageOptions } from '../tools/test-page.ts';

type ToyFiles = Parameters<typeof buildLoader>[1]['filesOf'];

// One folder for each worker: two would write the same files at once.
const OUT = `test/.build/${process.env.TEST_PARALLEL_INDEX}/dialog`;

let built: Promise<unknown> | undefined;

/** Builds the tag with the real dialog, and services that hand the page's call layer to the test: once in a worker. */
export async function buildDialogToy(): Promise<void> {
  built ??= build();
  await built;
}

async function build(): Promise<void> {
  const define = { __VERSION__: '"0.0.0-toy"', 'process.env.NODE_ENV': '"production"' };
  const { filesOf } = await buildChunks(`${OUT}/chunks`, {
    stage: 'test/browser/toy/dialog-stage.ts',
    services: { calls: 'test/browser/toy/dialog-services.ts' },
    blocks: { accordion: 'src/widgets/accordion/index.ts', dialog: 'src/widgets/dialog/index.ts' },
    light: ['dialog'],
    define,
    minifiedTwice: false,
  });
  await buildLoader(`${OUT}/vitrine.js`, { filesOf: filesOf as ToyFiles, define });
}

/** Answers for the toy's files, and for calls: `/api/503` with that status, `/api/200/TEXT` with an error field, `…/login` with loginRequired. */
export async function serveDialogToy(page: Page): Promise<void> {
  await page.route('**/__dialog/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/__dialog/', '');
    const path = fileURLToPath(new URL(`../../../${OUT}/${file}`, import.meta.url));
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(path, 'utf8') });
  });
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const status = Number(/\/api\/(\d+)/.exec(pathname)?.[1] ?? 200);
    const login = pathname.endsWith('login');
    return route.fulfill({
      status,
      json: login ? { loginRequired: true } : status === 200 ? { error: decodeURI(pathname.slice(9)) } : {},
    });
  });
}

const CONTEXT = {
  website: { identifier: 'atelie-serra' },
  appDomain: 'plataforma.example',
  cookieSettings: { any: true },
};

/** Shows a page with an accordion and a button, and waits until calls can be made. */
export async function openPage(pageWith: PageWith, page: Page, options: PageOptions = {}): Promise<void> {
  const context = `<script type="application/json" data-site-context>${JSON.stringify(CONTEXT)}</script>`;
  await pageWith(`${exampleOf('accordion')}<button id="caller">Chamar</button>`, {
    tag: '<script src="/__dialog/vitrine.js"></script>',
    ...options,
    head: context + (options.head ?? ''),
  });
  await page.waitForFunction(() => typeof Reflect.get(window, 'call') === 'function');
}

/** Makes a call that fails; gives what it failed with. */
export const call = (page: Page, path: string, more: Partial<Call> = {}): Promise<string> =>
  page.evaluate(
    ([where, rest]) =>
      Reflect.get(window, 'call')({ method: 'POST', path: where, ...rest }).catch((error: Error) => error.message),
    [path, more] as const,
  );

/** The open dialog. */
export const shown = (page: Page): Locator => page.locator('dialog[open]');

/** What has the focus, looked up through shadow roots. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.id || active?.textContent?.trim() || active?.tagName || '';
  });
