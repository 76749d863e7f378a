import { afterEach, describe, expect, it, vi } from 'vitest';
import { headingLevel } from '../../../../src/runtime/page/heading-level.ts';

/** The level of headings of the block `#b` on a page. The list of a page's headings lasts as long as one task. */
async function levelOn(html: string, given = 0): Promise<number> {
  document.body.innerHTML = html;
  await Promise.resolve();
  return headingLevel(document.querySelector('#b') as Element, given);
}

const block = (inside = '', attributes = ''): string => `<div data-block-state="waiting" ${attributes}>${inside}</div>`;
const ours = block('', 'id="b"');

afterEach(() => vi.restoreAllMocks());

describe('the level of headings that a block makes', () => {
  it.each([
    ['2 where nothing stands before it', `${ours}<h4>Later</h4>`, 2],
    ['one below the nearest heading before it', `<h1>A</h1><div><h3>B</h3></div><section>${ours}</section>`, 4],
    ['one below the nearest, not the highest', `<h3>A</h3><h2>B</h2>${ours}`, 3],
    ['6 at most', `<h6>A</h6>${ours}`, 6],
    ['by role and aria-level', `<h1>A</h1><p role="heading" aria-level="4">B</p>${ours}`, 5],
    ['of a role without a level, which counts 2', `<p role="heading">B</p>${ours}`, 3],
    ['by aria-level rather than by the element', `<h2 aria-level="3">A</h2>${ours}`, 4],
    ['without what is hidden', `<h2>A</h2><div hidden><h4>B</h4></div><h5 aria-hidden="true">C</h5>${ours}`, 3],
    ['without what other blocks have in them', `<h2>A</h2>${block('<details><h4>B</h4></details>')}${ours}`, 3],
    ['after a block before which nothing stands', `${block('<h4>B</h4>')}${ours}`, 2],
  ])('is %s', async (_, html, level) => expect(await levelOn(html)).toBe(level));

  it('is the author’s, where there is one', async () => expect(await levelOn(`<h2>A</h2>${ours}`, 6)).toBe(6));

  it('is below what stands above it in the block around it', async () => {
    expect(await levelOn(`<h2>A</h2>${block(`<h3>B</h3><div>${ours}</div><h5>C</h5>`)}`)).toBe(4);
    // Nothing of its own: that of the page.
    expect(await levelOn(`<h2>A</h2>${block(`<p>B</p>${ours}`)}`)).toBe(3);
  });

  it('is below the headings that the block around it draws', async () => {
    document.body.innerHTML = `<h2>A</h2>${block(`<div slot="panel-0">${ours}</div>`, 'id="outer"')}`;
    await Promise.resolve();
    expect(headingLevel(document.querySelector('#outer') as Element, 0)).toBe(3);
    expect(headingLevel(document.querySelector('#b') as Element, 0)).toBe(4);
    expect(headingLevel(document.querySelector('#outer') as Element, 5)).toBe(5);
    expect(headingLevel(document.querySelector('#b') as Element, 0)).toBe(6);
  });

  it('knows where a lent part stood', async () => {
    // As an accordion leaves it: titles in place, panels behind them.
    const html = `<h2>A</h2>${block(
      `<h3></h3><span data-block-lent="panel-0"></span><h5></h5><span data-block-lent="panel-1"></span>
       <div slot="panel-0">${ours}</div><div slot="panel-1"><h4>B</h4></div>`,
    )}`;
    expect(await levelOn(html)).toBe(4);
    expect(await levelOn(html.replace(ours, `<h4>In the part</h4>${ours}`))).toBe(5);
  });

  it('goes through shadow roots of the page', async () => {
    document.body.innerHTML = '<h2>A</h2><div id="host"></div><h5>B</h5>';
    await Promise.resolve();
    const root = (document.querySelector('#host') as Element).attachShadow({ mode: 'open' });
    root.innerHTML = ours;
    expect(headingLevel(root.querySelector('#b') as Element, 0)).toBe(3);
    root.innerHTML = `<h3>C</h3>${ours}`;
    await Promise.resolve();
    expect(headingLevel(root.querySelector('#b') as Element, 0)).toBe(4);
  });

  it('reads the page once for all blocks that are drawn in one go', async () => {
    document.body.innerHTML = `<h3>A</h3>${block().repeat(500)}`;
    await Promise.resolve();
    const read = vi.spyOn(Document.prototype, 'querySelectorAll');
    const blocks = [...document.body.querySelectorAll('[data-block-state]')];
    expect(new Set(blocks.map((one) => headingLevel(one, 0)))).toEqual(new Set([4]));
    expect(read).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    document.querySelector('h3')?.replaceWith(document.createElement('h4'));
    expect(headingLevel(blocks[0] as Element, 0)).toBe(5);
  });
});
