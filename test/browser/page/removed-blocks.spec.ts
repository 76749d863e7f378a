// What the page removes is gone, whichever blocks were mounted together with it and whatever was mounted last.
import type { CDPSession, Page } from '@playwright/test';
import { expect, settled, test } from '../tools/fixture.ts';
import { inEveryRun, shortAndLong } from '../tools/short-and-long.ts';

const KINDS = {
  accordion: '<div data-block="accordion" data-block-load="load"><h3>Um</h3><p>Dois</p></div>',
  form: '<form data-block="form" data-block-load="load" action="/enviar"><label>Nome <input name="nome" required></label><button>Enviar</button></form>',
  gallery:
    '<div data-block="gallery" data-block-load="load"><figure><img src="/imagens/vaso-lua.jpg" width="480" height="600" alt="Vaso"></figure></div>',
};

/** Adds blocks, and keeps only weak references to their nodes, those of their shadow roots and the roots themselves once all are ready. */
const addAll = (page: Page, html: string): Promise<number> =>
  page.evaluate(async (html) => {
    const place = document.querySelector('#place') as HTMLElement;
    place.insertAdjacentHTML('beforeend', html);
    const isReady = (block: Element): boolean => block.getAttribute('data-block-state') === 'ready';
    while (![...place.children].every(isReady)) await new Promise(requestAnimationFrame);
    const inside = (node: ParentNode): Node[] =>
      [...node.children].flatMap((one) => [
        one,
        ...inside(one),
        ...(one.shadowRoot ? [one.shadowRoot, ...inside(one.shadowRoot)] : []),
      ]);
    const nodes = inside(place).map((node) => new WeakRef(node));
    Reflect.set(window, 'nodes', nodes);
    return nodes.length;
  }, html);

/** How many of the nodes are still there after a collection. */
async function held(page: Page, debug: CDPSession): Promise<number> {
  for (let turn = 0; turn < 4; turn += 1) await debug.send('HeapProfiler.collectGarbage');
  return page.evaluate(() => Reflect.get(window, 'nodes').filter((node: WeakRef<Node>) => node.deref()).length);
}

for (const [kind, one] of Object.entries(KINDS))
  for (const { count: size, tag } of shortAndLong(100, 400))
    test(`of ${size} removed blocks of the kind ${kind} no node stays in memory`, {
      tag: kind === 'gallery' ? tag : inEveryRun(false),
    }, async ({ page, pageWith }) => {
      await pageWith(`<div id="place">${one}</div>`);
      await settled(page);
      await page.locator('#place').evaluate((place) => place.replaceChildren());
      const debug = await page.context().newCDPSession(page);
      await debug.send('HeapProfiler.enable');
      const nodes = await addAll(page, one.repeat(size));
      expect(nodes).toBeGreaterThan(size * 3);
      expect(await held(page, debug)).toBe(nodes);
      await page.locator('#place').evaluate((place) => place.replaceChildren());
      await expect.poll(() => held(page, debug)).toBe(0);
    });
