import { describe, expect, it, vi } from 'vitest';
import { giveBack, lend } from '../../../../src/runtime/mount/lend.ts';
import { readOwn } from '../../../../src/widgets/accordion/content.ts';

function block(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  return host;
}

const MARKUP =
  '<details><summary>Título <b>um</b></summary> texto <p>corpo</p></details><h2><i>Dois</i></h2><p>fim</p>';

function lent(html: string): HTMLElement {
  const host = block(html);
  lend(host, readOwn(host).lend);
  return host;
}

describe('lending', () => {
  it('makes every node a slotted child of the host, in its own slot', () => {
    const host = lent(MARKUP);
    const slotted = [...host.children].filter((child) => child.hasAttribute('slot'));
    expect(
      Object.fromEntries(slotted.map((child) => [child.slot, child.textContent?.trim().replace(/\s+/g, ' ')])),
    ).toEqual({
      'title-0': 'Título um',
      'panel-0': 'texto corpo',
      'title-1': 'Dois',
      'panel-1': 'fim',
    });
  });

  it('lends a single element as itself and wraps bare text', () => {
    const host = block('<h2><i>Dois</i></h2><p>fim</p><h2>só texto</h2><p>x</p>');
    const own = host.querySelector('i');
    lend(
      host,
      [...host.querySelectorAll('h2')].map(({ childNodes }, at) => ({ slot: `title-${at}`, nodes: [...childNodes] })),
    );
    expect(host.querySelector('[slot="title-0"]')).toBe(own);
    expect(host.querySelector('[slot="title-1"]')?.textContent).toBe('só texto');
  });
});

describe('an element that is a child of the host already', () => {
  it('is not moved, there or back, and neighbours meet as they did', async () => {
    const host = block('<h2><i>Dois</i></h2><p>fim</p><h2>x</h2><div hidden="">y</div>');
    const stays = [...host.children];
    const moved: Node[] = [];
    const watch = new MutationObserver((all) => moved.push(...all.flatMap(({ removedNodes }) => [...removedNodes])));
    watch.observe(host, { childList: true });
    lend(host, readOwn(host).lend);
    expect(host.querySelector('h2 + p')?.slot).toBe('panel-0');
    await Promise.resolve();
    expect(moved.filter((node) => stays.includes(node as Element))).toEqual([]);
    const copy = host.cloneNode(true) as HTMLElement;
    for (const one of [host, copy]) {
      giveBack(one);
      expect(one.innerHTML).toBe('<h2><i>Dois</i></h2><p>fim</p><h2>x</h2><div hidden="">y</div>');
    }
    await Promise.resolve();
    expect(moved.filter((node) => stays.includes(node as Element))).toEqual([]);
    watch.disconnect();
  });
});

describe('a panel that is hidden', () => {
  it('is lent without `hidden` where it is the panel itself, and as it is where the page hides a part', () => {
    const own = lent('<h2>a</h2><div hidden="">b</div>').querySelector('[slot="panel-0"]');
    expect(own?.hasAttribute('hidden')).toBe(false);
    const part = lent('<details><summary>a</summary><div hidden="">b</div></details>').querySelector('div');
    expect(part?.hasAttribute('hidden')).toBe(true);
  });
});

describe('what is a child of the host already', () => {
  it('stays where it is, with nothing between it and its neighbours', () => {
    const host = block('<details><summary>a</summary>b</details><details><summary>c</summary>d</details>');
    const all = [...host.children];
    lend(host, readOwn(host).lend);
    expect([...host.children].slice(0, 2)).toEqual(all);
    expect(all.map(({ slot }) => slot)).toEqual(['panel-0', 'panel-1']);
  });
});

describe('a frame', () => {
  it('stands in for the elements around what is lent, and goes again', () => {
    const html = '<details><summary class="q"><h3 id="x">um <em>só</em></h3></summary>b</details>';
    const host = lent(html);
    const title = host.querySelector('[slot="title-0"]');
    expect(title?.matches('summary.q')).toBe(true);
    expect(title?.querySelector('summary > h3:not([id]) > em')?.textContent).toBe('só');
    const copy = block(host.innerHTML);
    for (const one of [host, copy]) {
      giveBack(one);
      expect(one.innerHTML).toBe(html);
    }
  });
});

describe('giving back', () => {
  it.each([
    MARKUP,
    '<h3>só texto</h3><p>painel</p>',
    '<details open=""><summary>a</summary>b</details>',
    '<h2>a</h2><div hidden="until-found">b</div>',
    '<details open=""><summary>a</summary><div hidden="">b</div></details>',
  ])('restores %s, the very same nodes', (html) => {
    const host = block(html);
    const nodes = [...host.querySelectorAll('*')];
    lend(host, readOwn(host).lend);
    expect(host.innerHTML).not.toBe(html);
    giveBack(host);
    expect(host.innerHTML).toBe(html);
    expect([...host.querySelectorAll('*')]).toEqual(nodes);
    for (const [at, node] of [...host.querySelectorAll('*')].entries()) expect(node).toBe(nodes[at]);
  });

  it('restores a copy made by cloneNode or innerHTML', () => {
    const original = lent(MARKUP);
    const clone = original.cloneNode(true) as HTMLElement;
    const written = block(original.innerHTML);
    for (const copy of [clone, written]) {
      giveBack(copy);
      expect(copy.innerHTML).toBe(MARKUP);
    }
    expect(original.innerHTML).not.toBe(MARKUP);
  });

  it('leaves alone a block of the same slot names that is nested in what was lent', () => {
    const inner = '<div class="inner"><h2><i>dentro</i></h2><p>fundo</p></div>';
    const host = block(`<h2><i>fora</i></h2><section>${inner}</section>`);
    const nested = host.querySelector('.inner') as HTMLElement;
    lend(nested, readOwn(nested).lend);
    const standing = nested.outerHTML;
    lend(host, readOwn(host).lend);
    giveBack(host);
    expect(nested.outerHTML).toBe(standing);
    expect(host.innerHTML).toBe(`<h2><i>fora</i></h2><section>${standing}</section>`);
    giveBack(nested);
    expect(host.innerHTML).toBe(`<h2><i>fora</i></h2><section>${inner}</section>`);
  });

  it('gives both back from the outside in, also from a copy', () => {
    const html = '<h2>fora</h2><section><div class="inner"><h2>dentro</h2><p>fundo</p></div></section>';
    const host = block(html);
    const nested = host.querySelector('.inner') as HTMLElement;
    lend(host, readOwn(host).lend);
    lend(nested, readOwn(nested).lend);
    const copy = block(host.innerHTML);
    giveBack(copy);
    giveBack(copy.querySelector('.inner') as HTMLElement);
    expect(copy.innerHTML).toBe(html);
  });

  it('asks a number of questions that grows with the items, not with their square, fault F-025', () => {
    const questions = (items: number): number => {
      const host = lent('<h2>a</h2><p>b</p>'.repeat(items));
      const asked = [
        vi.spyOn(Node.prototype, 'contains'),
        vi.spyOn(Node.prototype, 'compareDocumentPosition'),
        vi.spyOn(Node.prototype, 'parentElement', 'get'),
      ];
      giveBack(host);
      const calls = asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      for (const spy of asked) spy.mockRestore();
      return calls;
    };
    const few = questions(10);
    expect(questions(100)).toBeLessThanOrEqual(10 * few + 10);
  });

  it('does nothing to a host that lent nothing', () => {
    const host = block('<p slot="">um</p><b>dois</b>');
    const before = host.innerHTML;
    giveBack(host);
    expect(host.innerHTML).toBe(before);
  });

  it('shows again what it hid at any depth, and leaves what a block inside has hidden', () => {
    const html =
      '<div><section><form style="color: red;"></form><div class="inner"><p><b>a</b></p></div></section></div>';
    const host = block(html);
    const inner = host.querySelector('.inner') as HTMLElement;
    const [form, bold] = ['form', 'b'].map((one) => host.querySelector<HTMLElement>(one));
    lend(inner, [{ slot: 'x', nodes: [...inner.childNodes], hide: bold as HTMLElement }]);
    lend(host, [{ slot: 'y', nodes: [...host.childNodes], hide: form as HTMLElement }]);
    expect([form?.style.display, bold?.style.display]).toEqual(['none', 'none']);
    giveBack(host);
    expect([form?.style.display, bold?.style.display]).toEqual(['', 'none']);
    giveBack(inner);
    expect(host.innerHTML).toBe(html);
  });
});
