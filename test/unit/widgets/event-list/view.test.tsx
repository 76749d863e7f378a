import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventList } from '../../../../src/widgets/event-list/block.ts';
import { readEventList } from '../../../../src/widgets/event-list/content.ts';
import { View } from '../../../../src/widgets/event-list/view.tsx';
import { mountBlock } from '../../mount-block.tsx';

const event = (title: string, start: string, end = ''): string =>
  `<article><h3>${title}</h3><p><time datetime="${start}">quando</time>${end && ` <time datetime="${end}"></time>`}</p></article>`;
const COMING = event('Torno', '2026-12-05T14:00-03:00', '2026-12-05T18:00-03:00');
const UNDER_WAY = event('Feira', '2026-11-22T10:00-03:00', '2026-11-23T20:00-03:00');
const OVER = event('Fornada', '2026-11-20T09:00-03:00', '2026-11-20T13:00-03:00');

function mount(html: string, attributes: Record<string, string> = {}) {
  const element = document.createElement('div');
  element.setAttribute('data-time-zone', 'America/Sao_Paulo');
  const { container, parsed } = mountBlock(eventList, readEventList, View, html, { attributes, element, inPage: true });
  const slots = (selector: string): (string | null)[] =>
    [...container.querySelectorAll(`${selector} slot`)].map((slot) => slot.getAttribute('name'));
  return { container, lend: parsed.lend, slots };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('the list of events', () => {
  it('has upcoming ones first, in the order of the page, and one that is under way among them [COLL-002]', () => {
    const { slots, lend } = mount(OVER + COMING + UNDER_WAY);
    expect(lend.map(({ slot }) => slot)).toEqual(['event-0', 'event-1', 'event-2']);
    expect(slots('[part=list]')).toEqual(['event-1', 'event-2']);
    expect(slots('[part=past]')).toEqual(['event-0']);
    expect(screen.getAllByRole('button', { name: /^Adicionar à agenda/ })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Adicionar à agenda: Torno' })).toBeTruthy();
  });

  it('has past ones behind a button that says how many; nothing adds them to a calendar [COLL-002]', () => {
    const { container } = mount(OVER + OVER + COMING);
    const toggle = screen.getByRole('button', { name: 'Mostrar 2 eventos passados' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(container.querySelector('[part=past]')?.textContent).not.toContain('Adicionar');
  });

  it('shows past ones under a heading, or not at all, as the page asks', () => {
    const shown = mount(OVER + COMING, { 'data-past': 'show' });
    expect(screen.getByRole('heading', { name: 'Eventos passados' })).toBeTruthy();
    expect(shown.slots('[part=past]')).toEqual(['event-0']);
    const hidden = mount(OVER + COMING, { 'data-past': 'hide' });
    expect(hidden.slots('.events')).toEqual(['event-1']);
  });

  it('says that nothing is to come where all are over, unless the past is what is shown', () => {
    expect(mount(OVER).container.textContent).toContain('Nenhum evento marcado por enquanto.');
    expect(mount(OVER, { 'data-past': 'show' }).container.textContent).not.toContain('Nenhum evento');
  });

  it('keeps an event without a time that can be read, and offers no calendar for it', () => {
    const { slots, container } = mount(
      `<article><h3>Um dia</h3><time datetime="talvez">talvez</time></article>${COMING}`,
    );
    expect(slots('[part=list]')).toEqual(['event-0', 'event-1']);
    expect(container.querySelectorAll('button')).toHaveLength(1);
  });

  it('leaves markup alone that has no time at all', () => {
    const { container, lend } = mount('<p>Em breve.</p>');
    expect(lend).toEqual([]);
    expect(container.innerHTML).toBe('<slot></slot>');
  });
});
