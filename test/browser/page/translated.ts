import type { Page } from '@playwright/test';

/**
 * Does to every text of the blocks, in the page and in shadow roots, what a browser's translator does: two nested `font` elements with other words take
 * the text's place.
 *
 * @returns how many texts were taken
 */
export const translate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const collect = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element && node.shadowRoot) collect(node.shadowRoot);
        const inside = node.parentElement?.closest('script, style, template, svg, font');
        if (node instanceof Text && node.data.trim() && !inside) texts.push(node);
      }
    };
    collect(document.body);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      inner.append(text.data.replace(/\p{L}+/gu, (word) => `${word}en`));
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  });

/** What a writing aid leaves: an element of its own after each block and in the page's end, marks on elements it looked at. */
export const annotate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const aid = (): HTMLElement => {
      const element = document.createElement('writing-aid');
      element.attachShadow({ mode: 'open' }).append(document.createElement('span'));
      return element;
    };
    document.body.setAttribute('data-gr-ext-installed', '');
    document.documentElement.append(aid());
    for (const host of document.querySelectorAll('[data-block]')) {
      host.setAttribute('data-gr-id', '1');
      host.prepend(aid());
      host.append(aid());
      for (const element of host.shadowRoot?.querySelectorAll('.item, button') ?? []) {
        element.setAttribute('data-gr-id', '2');
        element.after(aid());
      }
    }
  });
