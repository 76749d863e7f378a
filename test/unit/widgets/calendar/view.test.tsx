import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readMonth } from '../../../../src/vocab/rules/calendar/read-month.ts';
import { calendar } from '../../../../src/widgets/calendar/block.ts';
import { readCalendar } from '../../../../src/widgets/calendar/content.ts';
import { daysOf, monthAfter, monthOf } from '../../../../src/widgets/calendar/month.ts';
import { View } from '../../../../src/widgets/calendar/view.tsx';
import { heldAnswers } from '../../held-answers.ts';
import { mountBlock } from '../../mount-block.tsx';

const LIST =
  '<ul><li id="a"><time datetime="2026-12-05T09:00-03:00">x</time> <b data-title>Fornada</b></li><li><time datetime="2026-12-12">x</time> <a href="javascript:alert(1)">Feira</a></li><li>Sem data</li><li><time datetime="amanhã">x</time> Nada</li></ul>';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00Z') });
  history.replaceState(null, '', '/');
});
afterEach(() => vi.useRealTimers());

function mount(attributes: Record<string, string> = {}, html = LIST) {
  const emitted: unknown[] = [];
  mountBlock(calendar, readCalendar, View, html, {
    attributes,
    emit: (name, detail) => {
      emitted.push([name, detail]);
      return true;
    },
  });
  return emitted;
}

it('shows the events of the markup that have a time, and links only to safe addresses [BLOCK-008]', () => {
  mount({ 'data-view': 'list', 'data-time-zone': 'America/Sao_Paulo' });
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(['Fornada', 'Feira']);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Sábado, 12 de dezembro · Dia inteiro')).toBeDefined();
});

it('tells the page which month and view are shown [COLL-003]', () => {
  const emitted = mount({ 'data-view': 'list' });
  fireEvent.click(screen.getByRole('button', { name: 'Próximo mês' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mês' }));
  expect(emitted).toEqual([
    ['calendar-change', { month: '01-2027', view: 'list' }],
    ['calendar-change', { month: '01-2027', view: 'month' }],
  ]);
});

it('begins with the month of its data, or of the address [COLL-003]', () => {
  history.replaceState(null, '', '/?month=03-2027&view=calendar');
  mount({ 'data-view': 'list', 'data-month': '01-2027' });
  expect(screen.getByRole('grid', { name: 'março de 2027' })).toBeDefined();
});

it('keeps the button of a failed month while it is loaded again, and takes the focus when that is gone [COLL-003]', async () => {
  const { ask, waiting } = heldAnswers<unknown>();
  mountBlock(calendar, readCalendar, View, '', {
    attributes: { 'data-collection-id': 'c', 'data-view': 'list' },
    request: async () => ask,
  });
  await act(async () => {});
  await act(async () => waiting[0]?.reject(new Error('503')));
  const button = screen.getByRole('button', { name: 'Tentar novamente' });
  act(() => button.focus());
  await act(async () => void fireEvent.click(button));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(async () => waiting[1]?.reject(new Error('503')));
  expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(document.activeElement).toBe(button);
  await act(async () => void fireEvent.click(button));
  await act(async () => waiting[2]?.resolve([]));
  expect(button.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

it('loads a month anew that failed before another one was shown', async () => {
  const { ask, waiting } = heldAnswers<unknown>();
  mountBlock(calendar, readCalendar, View, '', {
    attributes: { 'data-collection-id': 'c', 'data-view': 'list' },
    request: async () => ask,
  });
  await act(async () => {});
  await act(async () => waiting[0]?.reject(new Error('503')));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Próximo mês' })));
  await act(async () => waiting[1]?.resolve([]));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mês anterior' })));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(waiting).toHaveLength(3);
});

it('has the focus on the day that was shown, once the whole month is', () => {
  mount({ 'data-view': 'month', 'data-time-zone': 'America/Sao_Paulo' });
  const day = screen.getByRole('button', { name: / 5 de dezembro/ });
  fireEvent.click(day);
  const whole = screen.getByRole('button', { name: 'Mostrar o mês inteiro' });
  act(() => whole.focus());
  fireEvent.click(whole);
  expect(whole.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: / 5 de dezembro/ }));
});

it('reads months as addresses have them, and counts them', () => {
  expect(['11-2026', '13-2026', '1-2026', '01-0000', ''].map(readMonth)).toEqual([
    { year: 2026, month: 11 },
    null,
    null,
    null,
    null,
  ]);
  expect(monthAfter({ year: 2026, month: 11 }, 2)).toEqual({ year: 2027, month: 1 });
  expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(monthAfter({ year: 1, month: 1 }, -1)).toEqual({ year: 1, month: 1 });
  expect(daysOf({ year: 2028, month: 2 })).toEqual(['2028-02-01', '2028-02-29']);
  expect(monthOf('2026-11-28')).toEqual({ year: 2026, month: 11 });
});

it.each([
  ['list', 'Sala 2'],
  ['month', 'Sala 2'],
  ['list', 'Sala 1'],
  ['month', 'Sala 1'],
])(
  'tells events without ids apart that have one name and begin together, in the view %s, the other one in %s',
  (view, other) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const one = (place: string): string =>
      `<li><time datetime="2026-12-05T09:00-03:00">x</time> <b data-title>Fornada</b><address>${place}</address></li>`;
    mount({ 'data-view': view, 'data-time-zone': 'America/Sao_Paulo' }, `<ul>${one('Sala 1')}${one(other)}</ul>`);
    expect(screen.getAllByRole('heading', { name: 'Fornada' })).toHaveLength(2);
    expect(errors).not.toHaveBeenCalled();
  },
);

it('adds nothing to the history, and tells nothing, where a button asks for what is shown [COLL-003]', () => {
  const pushed = vi.spyOn(history, 'pushState');
  const emitted = mount({ 'data-view': 'list', 'data-time-zone': 'America/Sao_Paulo' });
  fireEvent.click(screen.getByRole('button', { name: 'Hoje' }));
  fireEvent.click(screen.getByRole('button', { name: 'Lista' }));
  expect(pushed).not.toHaveBeenCalled();
  expect(emitted).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Mês' }));
  expect(pushed).toHaveBeenCalledOnce();
});
