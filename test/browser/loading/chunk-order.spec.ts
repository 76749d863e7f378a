// The network decides which file of a block is complete first, and so which runs first. No block may miss what it takes from another file.
import { readFileSync } from 'node:fs';
import { own, PRODUCT } from '../blocks/product/product-page.ts';
import { expect, settled, test } from '../tools/fixture.ts';

const manifest: { blocks: Record<string, { chunks: string[] }>; preload: { blocks: Record<string, string[]> } } =
  JSON.parse(readFileSync(new URL('../../../dist/manifest.json', import.meta.url), 'utf8'));

/** The files of a block, its own last. */
const filesOf = (name: string): string[] => {
  const [block = ''] = manifest.blocks[name]?.chunks ?? [];
  const shared = (manifest.preload.blocks[name] ?? []).filter((file) => file !== block);
  return [...shared, block].map((file) => `/dist/${file}`);
};

/**
 * Runs the files of a block in windows of their own, in each window another one first.
 *
 * @returns what is no text of a style sheet among the block's styles, with the file that ran first
 */
const wrongStyles = (files: readonly string[]): Promise<string[]> =>
  Promise.all(
    files.map(async (first) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const run = Reflect.get(frame.contentWindow ?? {}, 'Function')('path', 'return import(path)');
      let block: { default?: { styles?: unknown[] } } = {};
      for (const file of [first, ...files]) block = await run(new URL(file, location.href).href);
      frame.remove();
      return (block.default?.styles ?? [])
        .filter((text) => typeof text !== 'string' || !text.includes('{'))
        .map((text) => `${first} first: ${text}`);
    }),
  ).then((lists) => lists.flat());

test('every block has all its style sheets, whichever of its files runs first', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith('', { tag: '' });
  const wrong: Record<string, string[]> = {};
  for (const name of Object.keys(manifest.blocks)) {
    const files = filesOf(name);
    expect(files.length, name).toBeGreaterThan(1);
    const found = await page.evaluate(wrongStyles, files);
    if (found.length) wrong[name] = found;
  }
  expect(wrong).toEqual({});
});

test('a price has its style where the file with it runs before all others', async ({ page, pageWith }) => {
  const first = filesOf('product').find((file) => file.includes('/product-data-'));
  await pageWith(own(PRODUCT), {
    tag: `<script type="module">
await import('${first}');
document.head.append(Object.assign(document.createElement('script'), { src: '/dist/vitrine.js' }));
</script>`,
  });
  await settled(page);
  await expect(page.locator('[data-block=product] .vt-price')).toHaveCSS('display', 'flex');
});
