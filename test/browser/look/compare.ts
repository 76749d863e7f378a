import { expect, type Page } from '@playwright/test';
import { differences } from './differences.ts';
import { type Mark, marksOfPage } from './marks.ts';
import type { ThemeSheet } from './theme-sheets.ts';

/** Blocks that show other things than the page did before: their text moves, or is a layer. */
const EXCEPT = '[data-block=marquee],[data-block=cookie-banner],.skip';
const BLOCKS = '[data-block]:not([data-block=cookie-banner])';

/** The shop's tokens say what its own sheet looks like. */
const TOKENS = `* { ${['accent', 'text', 'surface', 'line', 'focus', 'accordion-space', 'form-radius', 'on-accent'].map((name) => `--vitrine-${name}: initial !important;`).join(' ')} }`;

export const marksOf = (page: Page): Promise<Mark[]> => page.evaluate(marksOfPage, EXCEPT);

/** Gives all blocks their markup back, and the page this sheet after its own: made in a script, so that no policy minds it. */
const takeDown = (page: Page, { css, root = {} }: ThemeSheet): Promise<void> =>
  page.evaluate(
    ([css, root, BLOCKS, TOKENS]) => {
      const { Vitrine } = window as unknown as { Vitrine: { unmount(element: Element): void } };
      for (const block of document.querySelectorAll(BLOCKS)) {
        Vitrine.unmount(block);
        block.setAttribute('data-block-load', 'load');
      }
      for (const { name } of [...document.documentElement.attributes])
        if (/^data-theme$|^dir$/.test(name)) document.documentElement.removeAttribute(name);
      for (const [name, value] of Object.entries(root)) document.documentElement.setAttribute(name, value);
      const sheet = new CSSStyleSheet();
      // What the page itself fades into would be measured half way.
      sheet.replaceSync(
        `${css} ${css && TOKENS} * { --vitrine-duration: 0s } *, ::before, ::after { transition: none !important; animation: none !important }`,
      );
      document.adoptedStyleSheets = [sheet];
      scrollTo(0, 0);
    },
    [css, root, BLOCKS, TOKENS] as const,
  );

const mountAll = async (page: Page): Promise<void> => {
  await page.evaluate(() => Reflect.get(window, 'Vitrine').scan(document));
  await expect(page.locator(`${BLOCKS}:not([data-block-state=ready])`)).toHaveCount(0);
};

const switchTo = async (page: Page, then: NonNullable<ThemeSheet['switched']>): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', media: 'screen', ...then.media });
  await page.evaluate((root) => {
    for (const [name, value] of Object.entries(root)) document.documentElement.setAttribute(name, value);
  }, then.root ?? {});
  // A theme is answered in the next frame.
  await page.evaluate(async () => {
    for (let left = 3; left; left -= 1) await new Promise(requestAnimationFrame);
  });
};

const ONLY_PLACE = /: (gone|((left|top|width|height) [+-]\d+(, )?)+)$/;

/** On paper closed answers are shown and move the rest, and buttons go without their ground: letters and edges are the page's there. */
const onPaper = (marks: readonly Mark[]): Mark[] => {
  const buttons = marks.flatMap(({ kind, words }) => (kind === 'button' ? words : []));
  return marks.filter(({ kind, words }) => kind !== 'line' && !buttons.includes(words));
};

/** What differs on a page under a sheet once its blocks are ready, and after what is switched then. */
export async function differencesUnder(page: Page, sheet: ThemeSheet): Promise<string[]> {
  const { switched } = sheet;
  let meant: Mark[] = [];
  if (switched) {
    await takeDown(page, sheet);
    await switchTo(page, switched);
    meant = await marksOf(page);
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  }
  await takeDown(page, sheet);
  const before = await marksOf(page);
  await mountAll(page);
  const found = differences(before, await marksOf(page));
  if (!switched) return found;
  await switchTo(page, switched);
  const paper = switched.media?.media === 'print';
  const later = differences(paper ? onPaper(meant) : meant, await marksOf(page)).filter(
    (one) => !paper || !ONLY_PLACE.test(one),
  );
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  return [...found, ...later.map((one) => `switched: ${one}`)];
}
