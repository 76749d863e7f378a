import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { chart } from '../../../../src/widgets/chart/block.ts';
import { readChart } from '../../../../src/widgets/chart/content.ts';
import { mostDecimals, numberWriter } from '../../../../src/widgets/chart/format.ts';
import { axisOf, indexAt, middleAt, shownLabels } from '../../../../src/widgets/chart/scale.ts';
import { barsPath, linePath, markedPoints, slicesOf } from '../../../../src/widgets/chart/shapes.ts';
import { View } from '../../../../src/widgets/chart/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const sourceOf = (rows: string, lang = 'pt-BR'): Element => {
  const element = document.createElement('div');
  element.lang = lang;
  element.innerHTML = `<table><caption>Fornadas</caption><tr><th>Mês</th><th>Inteiras</th><th>Cacos</th></tr>${rows}</table><p>Fonte</p>`;
  return element;
};
const ROWS =
  '<tr><th>Março</th><td>1.096,5</td><td>−4</td></tr><tr><th>Abril</th><td>–</td><td>0</td></tr><tr><th>Maio</th><td data-value="7.25">sete</td><td>9 °C</td></tr>';

describe('the table', () => {
  it('is read by its first row and column, and lent [BLOCK-006]', () => {
    const source = sourceOf(ROWS);
    const { content, lend } = readChart(source);
    expect(content).toEqual({
      caption: 'Fornadas',
      columns: [1, 2],
      head: 'Fornadas MêsInteirasCacos Março1.096,5−4',
      labels: ['Março', 'Abril', 'Maio'],
      series: [
        { name: 'Inteiras', values: [1096.5, null, 7.25] },
        { name: 'Cacos', values: [-4, 0, 9] },
      ],
      unread: null,
    });
    expect(lend).toEqual([{ slot: 'table', nodes: [source.firstElementChild] }]);
  });

  it('is drawn without a total in its tfoot, wherever that is written', () => {
    const foot = '<tfoot><tr><th>Total</th><td>1.103,75</td><td>5</td></tr></tfoot>';
    for (const rows of [`<tbody>${ROWS}</tbody>${foot}`, `${foot}<tbody>${ROWS}</tbody>`]) {
      const source = sourceOf(rows);
      expect(readChart(source).content.labels).toEqual(['Março', 'Abril', 'Maio']);
      expect(source.querySelector('tfoot')).not.toBeNull();
    }
  });

  it('stays alone where nothing in it is a number, or where there is none', () => {
    expect(readChart(sourceOf('<tr><th>Março</th><td>sim</td></tr>'))).toMatchObject({
      content: { series: [] },
      lend: [],
    });
    expect(readChart(document.createElement('div')).lend).toEqual([]);
  });

  it('reads marks, notes and brackets as the language does, and tells of what it cannot read', () => {
    const cells = ['1.240<sup>1</sup>', '1.240*', '(1.240)', '12 (era 10)', 'n/d', '10 a 20'];
    const source = sourceOf(cells.map((cell) => `<tr><th>Março</th><td>${cell}</td></tr>`).join(''));
    const { content } = readChart(source);
    expect(content.series[0]?.values).toEqual([1240, 1240, -1240, 12, null, null]);
    expect(content.unread?.textContent).toBe('10 a 20');
    expect(readChart(sourceOf('<tr><th>Março</th><td lang="en">1,240.5</td></tr>')).content.series[0]?.values).toEqual([
      1240.5,
    ]);
  });
});

describe('the axis', () => {
  const axis = (values: (number | null)[], bars: boolean) => {
    const { low, high } = axisOf([{ name: '', values }], bars);
    return [low, high];
  };
  it('of bars has the zero, and round ends', () => {
    expect(axis([900, 1180], true)).toEqual([0, 1200]);
    expect(axis([-480, 2310], true)).toEqual([-500, 2500]);
    expect(axis([0, 0], true)[1]).toBeGreaterThan(0);
  });
  it('of lines has the zero only where it is near', () => {
    expect(axis([900, 1180], false)).toEqual([900, 1200]);
    expect(axis([20, 1180], false)).toEqual([0, 1200]);
    const [low = 0, high = 0] = axis([5, 5], false);
    expect(high).toBeGreaterThan(low);
  });

  it.each([
    [[1, 3, 2], '0 1 2 3'],
    [[0, 0, 0], '0 1'],
    [[0.1, 0.2, 0.3], '0 0,05 0,1 0,15 0,2 0,25 0,3'],
    [[0.00001, 0.00003], '0 0,000005 0,00001 0,000015 0,00002 0,000025 0,00003'],
    [[1e6, 3.5e6], '0 500.000 1.000.000 1.500.000 2.000.000 2.500.000 3.000.000 3.500.000'],
  ])('of %s has each line labelled with the precision of the step', (values, labels) => {
    const { ticks } = axisOf([{ name: '', values }], true);
    const write = numberWriter('pt-BR', '', mostDecimals(ticks));
    expect(ticks.map(write).map((text) => Number(text.replaceAll('.', '').replace(',', '.')))).toEqual(ticks);
    expect(ticks.map(write).join(' ')).toBe(labels);
  });

  it('finds the point below a place, from the right where the page reads from there', () => {
    const box = { left: 40, right: 340, top: 0, bottom: 100 };
    for (const isRtl of [false, true])
      expect([0, 1, 2].map((at) => indexAt(box, middleAt(box, at, 3, isRtl), 3, isRtl))).toEqual([0, 1, 2]);
    expect(indexAt(box, -50, 3, false)).toBe(0);
    expect(indexAt(box, 900, 3, false)).toBe(2);
  });

  it('has as many labels as fit, and cuts long ones', () => {
    const labels = Array.from({ length: 1_000 }, (_, at) => `Ponto ${at}`);
    const shown = shownLabels(labels, 280);
    expect(shown.length).toBeLessThan(8);
    expect(shown[0]?.index).toBe(0);
    const months = ['Agosto', 'Setembro', 'Outubro', 'Novembro', 'Dezembro'];
    expect(shownLabels(months, 280).map(({ text }) => text)).toEqual(['Agosto', 'Outubro', 'Dezembro']);
    expect(shownLabels(['Feldspato potássico de Minas Gerais'], 120)[0]?.text).toMatch(/^Feldspato.*…$/);
  });
});

describe('shapes', () => {
  const frame = {
    axis: { low: -10, high: 10, ticks: [] },
    box: { left: 0, right: 300, top: 0, bottom: 100 },
    count: 3,
    isRtl: false,
  };
  const series = { name: '', values: [10, null, -5] };
  it('of bars go up and down from the zero, and leave out what is missing', () => {
    const path = barsPath(series, 0, 1, frame);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).toContain('V0h');
    expect(path).toContain('V75h');
  });
  it('of lines are interrupted, and a point alone is marked', () => {
    expect(linePath(series, frame).match(/M/g)).toHaveLength(2);
    const many = {
      name: '',
      values: Array.from({ length: 1_000 }, (_, at) => (at === 500 || Math.abs(at - 500) > 1 ? 1 : null)),
    };
    expect(markedPoints(many, { ...frame, count: 1_000 }).map(({ index }) => index)).toEqual([500]);
  });
  it('of a pie have their share, without zeros and negative values', () => {
    const slices = slicesOf([30, 0, -5, null, 10], 100, false);
    expect(slices.map(({ index, share }) => [index, share])).toEqual([
      [0, 0.75],
      [4, 0.25],
    ]);
    expect(slices[0]?.middle[0]).toBeGreaterThan(0);
    expect(slicesOf([30, 10], 100, true)[1]?.middle[0]).toBeGreaterThan(0);
  });
});

it.each([
  ['°C', '1.240,5\u00a0°C'],
  ['%', '1.240,5%'],
  ['R$', 'R$\u00a01.240,50'],
  ['', '1.240,5'],
])('numbers with the unit %s are %s', (unit, text) => {
  expect(numberWriter('pt-BR', unit, 1)(1240.5)).toBe(text);
});

function mount(attributes: Record<string, string> = {}, rows = ROWS, dir: 'ltr' | 'rtl' = 'ltr') {
  const warn = vi.fn();
  const element = sourceOf(rows);
  const { data } = parse(chart.data, { attribute: (name) => attributes[name] ?? null });
  const handle = fakeHandle({ element, dir, log: { warn, error: () => {} } });
  const view = render(<View data={data} content={readChart(element).content} handle={handle} />);
  return { ...view, warn, plot: () => view.getByRole('slider') };
}

describe('the chart', () => {
  it('says each point to assistive technology, by keys [BLOCK-006]', () => {
    const { plot } = mount({ 'data-unit': '°C' });
    const text = () => plot().getAttribute('aria-valuetext');
    expect(plot().getAttribute('aria-label')).toBe('Pontos do gráfico: Fornadas');
    expect(text()).toBe('Março: Inteiras 1.096,5\u00a0°C; Cacos -4\u00a0°C');
    fireEvent.keyDown(plot(), { key: 'ArrowRight' });
    expect(text()).toBe('Abril: Inteiras sem dado; Cacos 0\u00a0°C');
    fireEvent.keyDown(plot(), { key: 'End' });
    fireEvent.keyDown(plot(), { key: 'ArrowRight' });
    expect(plot().getAttribute('aria-valuenow')).toBe('3');
  });

  it('goes the other way from right to left', () => {
    const { plot } = mount({}, ROWS, 'rtl');
    fireEvent.keyDown(plot(), { key: 'ArrowLeft' });
    expect(plot().getAttribute('aria-valuenow')).toBe('2');
  });

  it('shows the values of a point with the focus until Esc', () => {
    const { plot, container } = mount();
    expect(container.querySelector('.tip')).toBeNull();
    fireEvent.focus(plot());
    expect(container.querySelector('.tip')?.textContent).toContain('1.096,5');
    fireEvent.keyDown(plot(), { key: 'Escape' });
    expect(container.querySelector('.tip')).toBeNull();
  });

  it('keeps the table for assistive technology, and shows it on demand [BLOCK-006]', () => {
    const { container, getByRole } = mount();
    const table = container.querySelector('slot[name=table]')?.parentElement;
    expect(table?.className).toContain('visually-hidden');
    fireEvent.click(getByRole('button', { name: 'Ver como tabela' }));
    expect(table?.className).not.toContain('visually-hidden');
    expect(getByRole('button', { name: 'Ver como gráfico' })).toBeTruthy();
  });

  it('tells developers of negative values in a pie, and says shares', () => {
    const { warn, plot } = mount(
      { 'data-type': 'pie' },
      '<tr><th>A</th><td>3</td></tr><tr><th>B</th><td>1</td></tr><tr><th>C</th><td>-1</td></tr>',
    );
    expect(warn).toHaveBeenCalledOnce();
    expect(plot().getAttribute('aria-valuetext')).toBe('A: 3 (75% do total)');
  });

  it('has a legend where there is more than one colour, unless it is switched off', () => {
    expect(mount().container.querySelectorAll('.legend li')).toHaveLength(2);
    expect(mount({ 'data-legend': 'false' }).container.querySelector('.legend')).toBeNull();
  });
});
