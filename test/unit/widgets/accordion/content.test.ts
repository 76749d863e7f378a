import { describe, expect, it } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { accordion } from '../../../../src/widgets/accordion/block.ts';
import { readOwn } from '../../../../src/widgets/accordion/content.ts';
import readPublished from '../../../../src/widgets/accordion/published.ts';

function element(html: string): Element {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
}

const words = (lends: readonly { slot: string; nodes: readonly Node[] }[]) =>
  lends.map(({ slot, nodes }) => [slot, nodes.map((node) => node.textContent).join('')]);

describe('own markup', () => {
  it('may be details or headings with panels, in order', () => {
    const { content, lend } = readOwn(
      element(
        '<details open><summary><h4>Um</h4></summary>texto<p>A</p></details><h2>Dois</h2><p>B</p><details><summary>Três</summary></details>',
      ),
    );
    expect(content.items.map(({ level, open, title, panel }) => ({ level, open, title, panel }))).toEqual([
      { level: 4, open: true, title: 'title-0', panel: 'panel-0' },
      { level: 2, open: false, title: 'title-1', panel: 'panel-1' },
      { level: null, open: false, title: 'title-2', panel: 'panel-2' },
    ]);
    expect(words(lend)).toEqual([
      ['title-0', 'Um'],
      ['panel-0', 'UmtextoA'],
      ['title-1', 'Dois'],
      ['panel-1', 'B'],
      ['title-2', 'Três'],
      ['panel-2', 'Três'],
    ]);
  });

  it('lends what stands beside a heading in a summary, too', () => {
    const { lend } = readOwn(
      element('<details><summary><b>1</b><h3>Um</h3><small>nota</small></summary>A</details><h2>Dois</h2><p>B</p>'),
    );
    expect(words(lend).slice(0, 3)).toEqual([
      ['title-0', 'Um'],
      ['title-0-before', '1'],
      ['title-0-after', 'nota'],
    ]);
  });

  it('leaves the details where they stand, with their answers', () => {
    const block = element('<details><summary>Um</summary>texto<p>A</p></details>');
    const { lend } = readOwn(block);
    expect(lend.find(({ slot }) => slot === 'panel-0')?.nodes).toEqual([block.firstChild]);
  });

  it('makes no item of a heading without a panel, of details without a summary, or of what lies deeper', () => {
    const html = '<h2>Só</h2><h2>Um</h2><p>A</p><details>x</details><h3>Fim</h3><div><h2>x</h2><p>y</p></div>';
    expect(words(readOwn(element(html)).lend).filter(([slot]) => slot?.startsWith('title'))).toEqual([
      ['title-0', 'Um'],
      ['title-1', 'Fim'],
    ]);
    expect(readOwn(element('')).content.items).toEqual([]);
  });
});

describe('published platform markup', () => {
  const item = (at: number, open: string) =>
    `<li class="accordion-item"><h4 class="accordion-item__title-wrapper" role="heading" aria-level="3"><button class="accordion-item__click-target" aria-expanded="${open}"><span class="accordion-item__title">T${at}</span></button></h4><div class="accordion-item__dropdown"><p>P${at}</p></div></li>`;
  const published = (attributes: string, items = item(0, 'false') + item(1, 'true')) =>
    element(`<ul class="accordion-items-container" ${attributes}>${items}</ul>`);
  const flags = (value: string) =>
    readPublished(
      published(
        `data-should-allow-multiple-open-items="${value}" data-is-expanded-first-item="${value}" data-is-divider-enabled="${value}"`,
      ),
    )?.data;

  it.each([
    ['true', true],
    ['', false],
    ['false', false],
    ['1', false],
  ])('reads the flag "%s" as %s', (written, is) =>
    expect(flags(written)).toMatchObject({ multiple: is, firstOpen: is, dividers: is }),
  );

  it('reads an absent flag as false and makes valid data', () => {
    const { data, problems } = parse(accordion.data, {
      attribute: () => null,
      values: readPublished(published(''))?.data,
    });
    expect(problems).toEqual([]);
    expect(data).toMatchObject({ multiple: false, firstOpen: false, dividers: false });
  });

  it('gives items with title, panel, level and state', () => {
    const reading = readPublished(published(''));
    expect(reading?.content.items.map(({ level, open }) => [level, open])).toEqual([
      [3, false],
      [3, true],
    ]);
    expect(words(reading?.lend ?? []).map(([, text]) => text)).toEqual(['T0', 'P0', 'T1', 'P1']);
  });

  it('leaves an item out that is not whole, and is none without its list', () => {
    const broken = '<li class="accordion-item"><div class="accordion-item__dropdown">x</div></li>';
    expect(readPublished(published('', broken + item(1, 'false')))?.content.items).toHaveLength(1);
    expect(readPublished(element('<p>x</p>'))).toBeNull();
  });

  const mark = (html: string) =>
    readPublished(
      published(
        '',
        item(0, 'false').replace('</button>', `<div class="accordion-icon-container">${html}</div></button>`),
      ),
    )?.data;

  it.each([
    ['<div class="arrow-container"><div class="arrow"></div></div>', 'chevron'],
    ['<div class="plus"></div>', 'plus'],
  ])('reads the mark %s as %s', (html, icon) => expect(mark(html)).toMatchObject({ icon }));

  it('reads no mark as none, and its side', () => {
    expect(readPublished(published(''))?.data).toMatchObject({ icon: 'none' });
    expect(readPublished(published(''))?.data).not.toHaveProperty('iconSide');
    expect(readPublished(published('data-accordion-icon-placement="left"'))?.data).toMatchObject({ iconSide: 'start' });
  });

  const look = (attributes: string, line: string) => {
    const source = published(attributes, item(0, 'false').replace('>', `>${line}`));
    document.body.append(source);
    return readPublished(source)?.look?.(false);
  };

  it('reads lines with weight and opacity, and where the first and the last stand', () => {
    const line = '<div class="accordion-divider" style="height: 3px; opacity: 0.5; background: rgb(1, 2, 3)"></div>';
    const drawn = look('data-is-first-divider-visible="" data-is-last-divider-visible="true"', line);
    expect(drawn).toContain('--_look-divider-first:0px;--_look-divider-start:3px;');
    expect(drawn).toContain('--_look-divider-last:3px;');
    expect(drawn).toMatch(/--_look-divider-color:color-mix\(in srgb,.* 50%,transparent\)/);
    expect(look('data-is-first-divider-visible="false"', line)).toContain('--_look-divider-first:0px');
    expect(look('', line)).toContain('--_look-divider-first:3px');
  });

  it('reads how titles and descriptions are aligned', () => {
    const aligned = readPublished(
      published(
        'data-accordion-title-alignment="center" data-accordion-description-alignment="right"',
        item(0, 'false').replace('<p>P0</p>', '<div class="accordion-item__description">P0</div>'),
      ),
    )?.look?.(false);
    expect(aligned).toContain('--_look-title-side:center');
    expect(aligned).toContain('--_look-panel-side:right');
  });

  it('tells what its list carries and nobody reads', () => {
    expect(readPublished(published('class="x" data-accordion-icon-placement="left" data-new="7"'))?.unread).toEqual([
      'the list of a published accordion: data-new="7"',
    ]);
  });
});
