// What a page writes beside the content that a block draws stays on the page, in its order, and goes back to its place.
import { readFileSync } from 'node:fs';
import { blocks } from '../../../src/widgets/blocks.ts';
import { expect, readyInView, test } from '../tools/fixture.ts';

/** Whatever is in these is what is shown until they are drawn, such as a link to the cart, or the mean of all reviews. */
const REPLACED = ['cart-indicator', 'cart-page', 'reviews', 'shape'];
const NAMES = blocks.filter(({ level, name }) => level !== 'page' && !REPLACED.includes(name)).map(({ name }) => name);
const WORDS = ['Solto antes', 'Linha antes', 'Linha depois', 'Solto depois'];

const sectionOf = (name: string): string =>
  `<section id="of-${name}">${readFileSync(`src/widgets/${name}/example.html`, 'utf8')}</section>`;

/** Adds words at the beginning and the end of each block, as text alone and in a paragraph, before the tag reads the page. */
const ADD = `<script>for (const section of document.querySelectorAll('section[id^=of-]')) {
  const block = section.querySelector('[data-block=' + section.id.slice(3) + ']');
  const paragraph = (text) => Object.assign(document.createElement('p'), { textContent: text });
  block.prepend('Solto antes', paragraph('Linha antes'));
  block.append(paragraph('Linha depois'), 'Solto depois');
  block.dataset.words = '';
  (window.written ??= {})[section.id.slice(3)] = block.innerHTML;
}</script>`;

test('words before and after what each block draws are seen, in this order, and are back in their place when it is taken away', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  // Words are no slide, no date and no field, which is said.
  allowConsole(/VT0|Failed to load/);
  await pageWith(NAMES.map(sectionOf).join('') + ADD);
  for (const name of NAMES) {
    const block = page.locator(`#of-${name} [data-words]`);
    await readyInView(block);
    const seen = await block.evaluate((element, words) => {
      const found: string[] = [];
      const walk = (node: Node): void => {
        if (node instanceof Text) {
          const range = document.createRange();
          range.selectNode(node);
          const { width, height } = range.getBoundingClientRect();
          const word = words.find((one) => node.data.includes(one));
          if (word && width > 1 && height > 1) found.push(word);
        } else if (node instanceof HTMLSlotElement && node.assignedNodes().length) node.assignedNodes().forEach(walk);
        else if (node instanceof Element && !node.matches('script,style,template'))
          (node.shadowRoot ?? node).childNodes.forEach(walk);
      };
      walk(element);
      // A marquee shows them again and again.
      return [...new Set(found)];
    }, WORDS);
    expect.soft(seen, name).toEqual(WORDS);
  }
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  const after = await page.evaluate(() => ({
    written: Reflect.get(window, 'written'),
    found: Object.fromEntries(
      [...document.querySelectorAll('[data-words]')].map((block) => [
        block.closest('[id^=of-]')?.id.slice(3),
        block.innerHTML,
      ]),
    ),
  }));
  expect(after.found).toEqual(after.written);
});
