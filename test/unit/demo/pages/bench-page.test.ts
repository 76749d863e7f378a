import { describe, expect, it } from 'vitest';
import { benchPage } from '../../../../demo/pages/bench-page.mjs';

const value = (median: number) => ({ median, min: median - 1, max: median + 1 });

const result = {
  machine: {
    cpu: 'Some CPU <2>',
    cores: 2,
    memory: 24,
    node: '20.0.0',
    chromium: '150.0',
    date: '2026-05-04T10:00:00Z',
  },
  blocks: [
    {
      n: 1000,
      condition: '4x',
      runs: 5,
      variants: [
        { name: 'vitrine-visible', broken: null, clicks: [5, 5], figures: { ready: value(400), bytes: value(75_000) } },
        { name: 'alpine', broken: null, clicks: [5, 5], figures: { ready: value(800), bytes: value(18_000) } },
        { name: 'wordpress', broken: 'never ready', clicks: [0, 0], figures: {} },
      ],
      ratios: { 'vitrine-visible': { alpine: { ready: { median: 0.5, min: 0.4, max: 0.6 }, bytes: value(4.16) } } },
    },
  ],
  goals: [
    {
      scenario: 'blocks',
      condition: '4x',
      n: 1000,
      ours: 'vitrine-visible',
      peer: 'alpine',
      figure: 'ready',
      limit: 0.6,
      ratio: { median: 0.5, min: 0.4, max: 0.6 },
      met: true,
    },
    {
      scenario: 'form',
      condition: 'slow',
      n: null,
      ours: 'vitrine-preload',
      peer: 'just-validate',
      figure: 'usable',
      limit: 2,
      ratio: { median: 2.3, min: 2.2, max: 2.4 },
      met: false,
    },
  ],
  versions: { alpinejs: '3.17.4' },
  banner: [
    {
      condition: 'slow',
      runs: 5,
      variants: [
        { name: 'vitrine', broken: null, clicks: [5, 5], figures: { banner: value(2_200) } },
        { name: 'klaro', broken: null, clicks: [5, 5], figures: { banner: value(1_300) } },
      ],
      ratios: { vitrine: { klaro: { banner: value(1.69) } } },
    },
  ],
  form: [],
  sizes: {
    rows: [
      { name: 'vitrine-none', ours: true, raw: 1_789, gzip: 1_048, brotli: 893 },
      { name: 'klaro', ours: false, raw: 235_942, gzip: 69_399, brotli: 59_197 },
    ],
  },
};

function shown(given: object | null): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = benchPage(given);
  return main;
}
const rowOf = (main: HTMLElement, name: string): HTMLElement | undefined =>
  [...main.querySelectorAll('tr')].find((row) => row.querySelector('th')?.textContent?.startsWith(name));

describe('the page of the benchmark', () => {
  it('says so where no result was kept yet', () => {
    expect(shown(null).textContent).toContain('Ainda não há resultado');
  });

  it('shows median, range and the ratio of ours beside each peer', () => {
    const text = rowOf(shown(result), 'Alpine')?.querySelector('td')?.textContent;
    expect(text).toContain('800 ms');
    expect(text).toContain('799 a 801');
    expect(text).toContain('Vitrine 0,50×');
  });

  it('says plainly where ours needs more, and only there', () => {
    const behind = shown(result).querySelector('section[aria-labelledby=atras]')?.textContent;
    expect(behind).toContain('1.000 blocos');
    expect(behind).toContain('Baixado: Alpine 4,16×');
    expect(behind).not.toContain('Primeira tela pronta');
  });

  it('tells goals that are met from those that are not', () => {
    const goals = shown(result).querySelector('section[aria-labelledby=metas]');
    const ends = [...(goals?.querySelectorAll('tbody tr') ?? [])].map((row) => row.lastElementChild?.textContent);
    expect(ends).toEqual(['Cumprida', 'Não cumprida']);
    const [alpine, form] = [...(goals?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent);
    expect(alpine).toContain('1.000 blocos, processador 4× mais lento');
    expect(alpine).toContain('0,60× de Alpine');
    expect(form).toContain('Vitrine, arquivos anunciados na página, rede lenta e processador 4× mais lento');
    expect(form).toContain('2,00× de JustValidate');
  });

  it('shows every condition that was measured, the slow network by its name', () => {
    const main = shown(result);
    const titles = [...main.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['1.000 blocos, processador 4× mais lento', 'Rede lenta e processador 4× mais lento']);
    expect(main.querySelector('[aria-labelledby=formulario]')).toBeNull();
    expect(main.textContent).toContain('Aviso na tela: Klaro 1,69×');
  });

  it('shows no figures of what did not work', () => {
    const row = rowOf(shown(result), 'WordPress');
    expect(row?.querySelector('th')?.textContent).toContain('Não funcionou');
    expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual(['', '']);
  });

  it('draws bars in proportion, without a style attribute', () => {
    const main = shown(result);
    const widths = [...main.querySelectorAll('section[aria-labelledby=tamanhos] rect')].map((bar) =>
      bar.getAttribute('width'),
    );
    expect(widths).toEqual(['1.5', '100.0']);
    expect(main.querySelector('[style]')).toBeNull();
  });

  it('names the machine, as text', () => {
    const main = shown(result);
    expect(main.querySelector('.measured')?.textContent).toContain('Some CPU <2>, 2 núcleos');
    expect(main.querySelector('.measured')?.textContent).toContain('4 de maio de 2026');
  });
});
