// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { benchPage } from '../../../../demo/pages/bench-page.mjs';
import { FIGURES, NAMES } from '../../../../demo/pages/bench-words.mjs';
import { GOALS } from '../../../bench/goals.mjs';
import { VISITS } from '../../../bench/interactions/shop-steps.mjs';
import { result, value } from './bench-result.ts';

function shown(given: object | null): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = benchPage(given);
  return main;
}
/** The folds of what was measured, without those of the goals. */
const foldsOf = (main: HTMLElement): Element[] => [
  ...main.querySelectorAll('section:not([aria-labelledby=metas]) .fold'),
];
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

  it('has a place and words for everything that the benchmark has a goal for', () => {
    const told = GOALS.map(({ scenario, condition, n, ours, peers, limits }) => {
      const names = [ours, ...(peers ?? [])];
      const [figure = ''] = Object.keys(limits);
      const figures = Object.fromEntries(Object.keys(limits).map((name) => [name, value(7)]));
      const variants = names.map((name) => ({ name, broken: null, clicks: [1, 1], figures }));
      const goal = {
        scenario,
        condition,
        n,
        ours,
        peer: peers?.[0] ?? null,
        figure,
        limit: 1,
        ratio: null,
        met: false,
      };
      const part = { condition, n: n ?? 1, runs: 5, variants, ratios: {} };
      const main = shown({ ...result, blocks: [], banner: [], form: [], rows: [], [scenario]: [part], goals: [goal] });
      return [scenario, foldsOf(main).length, names.filter((name) => !Object.hasOwn(NAMES, name))];
    });
    expect(told).toEqual(GOALS.map(({ scenario }) => [scenario, 1, []]));
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
    expect(ends).toEqual(['Cumprida', 'Não cumprida', 'Cumprida']);
    const [alpine, form, own] = [...(goals?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent);
    expect(alpine).toContain('1.000 blocos, processador 4× mais lento');
    expect(alpine).toContain('0,60× de Alpine');
    expect(form).toContain('Vitrine, arquivos anunciados na página, rede lenta e processador 4× mais lento');
    expect(form).toContain('2,00× de JustValidate');
    expect(own).toContain('200 ms');
    expect(own).toContain('88 ms a 120 ms');
    const counts = [...(goals?.querySelectorAll('.intro-text, summary') ?? [])].map(({ textContent }) => textContent);
    expect(counts).toEqual([
      '2 de 3 cumpridas.',
      'Muitos blocos: 1 de 1 cumprida',
      'Formulário: 0 de 1 cumprida',
      'Galerias: 1 de 1 cumprida',
    ]);
  });

  it('shows every condition that was measured, the slow network by its name', () => {
    const main = shown(result);
    const titles = foldsOf(main).map((fold) => fold.querySelector('summary')?.textContent);
    expect(titles).toEqual([
      '1.000 blocos, processador 4× mais lento',
      'Rede lenta e processador 4× mais lento',
      '2.000 fotos, processador 4× mais lento',
    ]);
    expect(main.querySelector('[aria-labelledby=formulario]')).toBeNull();
    expect(main.textContent).toContain('Aviso na tela: Klaro 1,69×');
  });

  it('shows what dialogs take, with the bytes of React and of the press beside the whole', () => {
    const variant = (name: string, figures: object) => ({ name, broken: null, clicks: [2, 2], figures });
    const main = shown({
      ...result,
      dialogs: [
        {
          condition: 'slow',
          runs: 15,
          variants: [
            variant('vitrine', {
              opened: value(900),
              bytes: value(84_665),
              react: value(55_906),
              fetched: value(76_554),
            }),
            variant('micromodal', { opened: value(30), bytes: value(3_846), fetched: value(0) }),
          ],
          ratios: { vitrine: { micromodal: { opened: { median: 30, min: 29, max: 31 } } } },
        },
      ],
    });
    const own = [...main.querySelectorAll('[aria-labelledby=dialogos] tr')].map(({ textContent }) => textContent);
    expect(own.find((row) => row?.startsWith('Vitrine'))).toMatch(/900 ms.*84,7 kB.*55,9 kB.*76,6 kB/);
    expect(main.querySelector('[aria-labelledby=atras]')?.textContent).toContain(
      'Primeira abertura: Micromodal 30,00×',
    );
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

  it('has Portuguese words for every goal, everything it is measured beside, and every step in the shop', () => {
    const figures = GOALS.flatMap(({ limits }) => Object.keys(limits));
    expect(figures.filter((figure) => !(figure in FIGURES))).toEqual([]);
    const names = [
      ...GOALS.flatMap(({ ours, peers }) => [ours, ...(peers ?? [])]),
      ...VISITS.flatMap(({ steps }) => Object.keys(steps)),
    ];
    expect(names.filter((name) => !(name in NAMES))).toEqual([]);
  });

  it('shows what every scenario has found', () => {
    const figures = { interaction: value(96), filtered: value(90) };
    const steps = [
      { name: 'vitrine', broken: null, clicks: [5, 5], figures },
      { name: 'open-cart', broken: null, clicks: [5, 5], figures: { interaction: value(48) } },
    ];
    const part = { condition: '4x', runs: 5, variants: steps, ratios: {} };
    const scenarios = [...new Set(GOALS.map(({ scenario }) => scenario))].filter((name) => name !== 'blocks');
    const main = shown({ ...result, ...Object.fromEntries(scenarios.map((name) => [name, [part]])) });
    // Of `blocks` there is one part, too.
    expect(foldsOf(main)).toHaveLength(scenarios.length + 1);
    const own = main.querySelector('[aria-labelledby=interacoes]');
    expect(own?.textContent).toContain('Abrir o carrinho');
    expect(own?.textContent).toContain('48 ms');
  });

  it('names the machine, as text', () => {
    const main = shown(result);
    expect(main.querySelector('.measured')?.textContent).toContain('Some CPU <2>, 2 núcleos');
    expect(main.querySelector('.measured')?.textContent).toContain('4 de maio de 2026');
  });
});
