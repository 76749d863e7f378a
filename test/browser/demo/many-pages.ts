import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { around } from '../../../demo/pages/around.mjs';
import { indexPage } from '../../../demo/pages/index-page.mjs';
import { layout } from '../../../demo/pages/layout.mjs';
import { menu } from '../../../demo/pages/menu.mjs';
import { fill } from '../../../demo/pages/template.mjs';
import { exampleOf } from '../../declarations.ts';

/** A block as the menu lists it. */
interface Listed {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly group: string;
}

const TITLES: Readonly<Record<string, readonly string[]>> = {
  content: ['Botão', 'Citação', 'Linha do tempo'],
  forms: ['Enquete'],
  shop: ['Comparação de produtos'],
};

/** Blocks that do not exist, so that with those that do there are 48, as many as the project will have. */
export const invented: readonly Listed[] = Object.entries(TITLES).flatMap(([group, titles]) =>
  titles.map((title, at) => ({
    name: `invented-${group}-${at}`,
    title,
    summary: `Um bloco inventado para ver como a página fica com muitos: ${title.toLowerCase()}.`,
    group,
  })),
);

interface Menu {
  readonly version: string;
  readonly blocks: readonly Listed[];
  readonly scenes: object[];
}

/** What the menu of the built demo lists. */
export const listed = (): Menu => JSON.parse(readFileSync('dist/site/menu.json', 'utf8'));

const card = ({ name, ...words }: Listed) => ({
  block: { name, level: words.group === 'notices' ? 'page' : 'block', budget: 5_000 },
  words,
  // Regions of one page are told apart by their names.
  variants: [{ html: exampleOf('accordion').replaceAll('<summary>', `<summary>${words.title}: `) }],
  size: { brotli: 4_321 },
});

/** Shows the demo's index and the accordion's page as they are with 48 blocks: the real pages under their real policy. */
export async function withManyBlocks(page: Page): Promise<readonly Listed[]> {
  const { version, blocks: real, scenes } = listed();
  const blocks = [...real, ...invented];
  const answer = async (route: Route, bodyOf: (text: string, nonce: string) => string): Promise<void> => {
    const response = await route.fetch();
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '') ?? [];
    await route.fulfill({ response, body: bodyOf(await response.text(), nonce) });
  };
  await page.route(/:\d+\/$/, (route) =>
    answer(route, (_, nonce) => {
      const main = indexPage({ entries: blocks.map(card), scenes, weights: { loader: 1, stage: 2, core: 3 } });
      const title = 'Muitos blocos';
      return fill(layout({ title, description: title, path: '/', blocks, scenes, version, main }), { nonce });
    }),
  );
  await page.route('**/blocks/accordion', (route) =>
    answer(route, (text) =>
      text
        .replace(/<button[^>]* class="menu-button"[\s\S]*?<\/nav>/, () =>
          menu({ blocks, scenes, path: '/blocks/accordion' }),
        )
        .replace(/<nav class="around"[\s\S]*?<\/nav>/, () => around(blocks, 'accordion')),
    ),
  );
  return blocks;
}
