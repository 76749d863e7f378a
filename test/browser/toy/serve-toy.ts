import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildChunks, buildLoader } from '../../../build/bundler/bundles.mjs';

type ToyFiles = Parameters<typeof buildLoader>[1]['filesOf'];

// One folder for each worker: two would write the same files at once.
const OUT = `test/.build/${process.env.TEST_PARALLEL_INDEX}/toy`;

let built: Promise<unknown> | undefined;

/** The real blocks of the toy's registry; beside them it has a page-level one. */
export const TOY_BLOCKS = ['accordion', 'marquee'];

/** The tag of the toy: the real loader, stage and core, with blocks that break where their element says. */
export const TOY_TAG = '<script src="/__toy/vitrine.js"></script>';

/** Builds the toy once in a worker, whichever file asks for it first. */
export async function buildToy(): Promise<void> {
  built ??= build();
  await built;
}

async function build(): Promise<void> {
  const define = { __VERSION__: '"0.0.0-toy"', 'process.env.NODE_ENV': '"production"' };
  const { filesOf } = await buildChunks(`${OUT}/chunks`, {
    stage: 'test/browser/toy/stage.ts',
    services: { opener: 'test/browser/toy/services.ts' },
    blocks: {
      ...Object.fromEntries(TOY_BLOCKS.map((name) => [name, `test/browser/toy/throwing-${name}.tsx`])),
      layer: 'test/browser/toy/layer.tsx',
    },
    define,
    minifiedTwice: false,
  });
  await buildLoader(`${OUT}/vitrine.js`, { filesOf: filesOf as ToyFiles, define });
}

/**
 * Serves the toy to a page.
 *
 * @param alter changes the text of its files, for a control that takes a protection away
 */
export const serveToy = (page: Page, alter: (text: string) => string = (text) => text): Promise<unknown> =>
  page.route('**/__toy/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/__toy/', '');
    const path = fileURLToPath(new URL(`../../../${OUT}/${file}`, import.meta.url));
    return route.fulfill({ contentType: 'text/javascript', body: alter(readFileSync(path, 'utf8')) });
  });
