import { describe, expect, it } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { accordion } from '../../../../src/widgets/accordion/block.ts';
import { readOwn } from '../../../../src/widgets/accordion/content.ts';
import readPlatform from '../../../../src/widgets/accordion/platform.ts';

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
    readPlatform(
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
      values: readPlatform(published(''))?.data,
    });
    expect(problems).toEqual([]);
    expect(data).toMatchObject({ multiple: false, firstOpen: false, dividers: false });
  });

  it('gives items with title, panel, level and state', () => {
    const reading = readPlatform(published(''));
    expect(reading?.content.items.map(({ level, open }) => [level, open])).toEqual([
      [3, false],
      [3, true],
    ]);
    expect(words(reading?.lend ?? []).map(([, text]) => text)).toEqual(['T0', 'P0', 'T1', 'P1']);
  });

  it('leaves an item out that is not whole, and is none without its list', () => {
    const broken = '<li class="accordion-item"><div class="accordion-item__dropdown">x</div></li>';
    expect(readPlatform(published('', broken + item(1, 'false')))?.content.items).toHaveLength(1);
    expect(readPlatform(element('<p>x</p>'))).toBeNull();
  });
});
