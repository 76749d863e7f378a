import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { summary } from '../../../../src/widgets/summary/block.ts';
import { readSummary } from '../../../../src/widgets/summary/content.ts';
import { View } from '../../../../src/widgets/summary/view.tsx';
import { heldAnswers } from '../../held-answers.ts';
import { mountBlock } from '../../mount-block.tsx';
import { stubResizeObserver } from '../../stub-resize-observer.ts';

const NAV = '<nav><a href="?">Todos</a> <a href="?category=Torno">Torno</a></nav>';
const ITEM = '<article data-categories="Forno"><h3><a href="/diario/cinza">cinza</a></h3></article>';
const NEXT = '<p><a href="?pagina=2" data-next-page>Mais textos</a></p>';
const PAGE = { items: [{ title: 'tigela', fullUrl: '/diario/tigela', categories: ['Torno'] }] };

beforeEach(() => {
  stubResizeObserver();
  history.replaceState(null, '', '/');
});

function mount(html: string, attributes: Record<string, string> = {}) {
  const { ask, waiting } = heldAnswers<unknown>();
  const { container } = mountBlock(summary, readSummary, View, html, {
    attributes,
    inPage: true,
    request: async () => ask,
  });
  const part = (name: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(`[part~=${name}]`);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  /** Presses a button as the keyboard does, and waits until the server is asked. */
  const press = async (name: string): Promise<HTMLElement> => {
    const [button, before] = [part(name), waiting.length];
    act(() => button.focus());
    fireEvent.click(button);
    await waitFor(() => expect(waiting).toHaveLength(before + 1));
    return button;
  };
  return { waiting, part, press };
}

it('goes on with the first new item where the button was [BLOCK-004]', async () => {
  const { waiting, press } = mount(NAV + ITEM + NEXT);
  const more = await press('more');
  await act(async () => waiting[0]?.resolve(PAGE));
  const link = await screen.findByRole('link', { name: 'tigela' });
  expect(more.isConnected).toBe(false);
  expect(document.activeElement).toBe(link);
});

it('leaves the focus where the visitor is by the time that more has come', async () => {
  const { waiting, press } = mount(NAV + ITEM + NEXT);
  await press('more');
  const first = screen.getByRole('link', { name: 'cinza' });
  act(() => first.focus());
  await act(async () => waiting[0]?.resolve(PAGE));
  await screen.findByRole('link', { name: 'tigela' });
  expect(document.activeElement).toBe(first);
});

it('keeps the button of a list that failed while it is fetched again, and goes on with its items', async () => {
  const { waiting, part, press } = mount(NAV + ITEM + NEXT);
  fireEvent.click(screen.getByRole('link', { name: 'Torno' }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await act(async () => waiting[0]?.reject(new Error('503')));
  const button = await press('retry');
  expect(part('retry')).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(async () => waiting[1]?.reject(new Error('503')));
  expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(document.activeElement).toBe(button);
  await press('retry');
  await act(async () => waiting[2]?.resolve(PAGE));
  const link = await screen.findByRole('link', { name: 'tigela' });
  expect(button.isConnected).toBe(false);
  expect(document.activeElement).toBe(link);
});

it('has the focus on the link to everything once a filter that leaves nothing is cleared', () => {
  mount(NAV + ITEM);
  fireEvent.click(screen.getByRole('link', { name: 'Torno' }));
  const clear = screen.getByRole('link', { name: 'Ver tudo' });
  act(() => clear.focus());
  fireEvent.click(clear);
  expect(clear.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Todos' }));
});

it('shows what the server gives for a filter, also without the words of the filter [COLL-004]', async () => {
  const { waiting, press } = mount(
    `${NAV}${ITEM.replaceAll('cinza', 'vidrado').replace('Forno', 'Torno')}${ITEM}${NEXT}`,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Torno' }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  const pagination = { nextPage: true, nextPageUrl: '/?category=Torno&page=2' };
  await act(async () => waiting[0]?.resolve({ items: [{ title: 'tigela', fullUrl: '/diario/tigela' }], pagination }));
  await screen.findByRole('link', { name: 'tigela' });
  await press('more');
  await act(async () => waiting[1]?.resolve({ items: [{ title: 'bule', fullUrl: '/diario/bule' }] }));
  await screen.findByRole('link', { name: 'bule' });
  const slots = [...document.querySelectorAll('slot[name^=more-], slot[name^=item-]')];
  expect(slots.map((slot) => slot.getAttribute('name'))).toEqual(['more-0', 'more-1']);
});

it('filters what is of the markup where the address has a filter, and not what follows it [COLL-004]', async () => {
  history.replaceState(null, '', '/?category=Forno');
  const { waiting, press } = mount(
    `${NAV}${ITEM}${ITEM.replaceAll('cinza', 'vidrado').replace('Forno', 'Torno')}${NEXT}`,
  );
  await press('more');
  await act(async () => waiting[0]?.resolve({ items: [{ title: 'bule', fullUrl: '/diario/bule' }] }));
  await screen.findByRole('link', { name: 'bule' });
  const slots = [...document.querySelectorAll('slot[name^=more-], slot[name^=item-]')];
  expect(slots.map((slot) => slot.getAttribute('name'))).toEqual(['item-0', 'more-0']);
});

it('dates what it fetches in the zone of the page [COLL-004]', async () => {
  const dated = ITEM.replace('</article>', '<p><time datetime="2026-11-01">1 de novembro</time></p></article>');
  const { waiting, press } = mount(
    `<script type="application/json">{"timeZone":"Pacific/Kiritimati"}</script>${NAV}${dated}${NEXT}`,
  );
  await press('more');
  const publishOn = Date.parse('2026-11-02T12:00:00Z');
  await act(async () => waiting[0]?.resolve({ items: [{ title: 'tigela', fullUrl: '/diario/tigela', publishOn }] }));
  const article = (await screen.findByRole('link', { name: 'tigela' })).closest('article');
  const time = article?.querySelector('time');
  expect([time?.getAttribute('datetime'), time?.textContent]).toEqual(['2026-11-03', '3 de novembro de 2026']);
});

it('counts, tells and goes on with what is shown, where events that are over are left out', async () => {
  const { waiting, part, press } = mount(ITEM + NEXT, { 'data-show-past-or-upcoming-events': 'upcoming' });
  const over = (name: string) => ({ title: name, fullUrl: `/agenda/${name}`, startDate: 1, endDate: 2 });
  const answer = async (titles: string[], nextPageUrl: string, ...others: object[]): Promise<HTMLElement> => {
    const more = await press('more');
    const pagination = { nextPage: nextPageUrl !== '', nextPageUrl };
    await act(async () => waiting.at(-1)?.resolve({ items: [...titles.map(over), ...others], pagination }));
    return more;
  };
  const told = () => screen.getByRole('status').textContent?.trim();
  const first = await answer(['bule'], '/?page=3');
  await vi.waitFor(() => expect(told()).toBe('Nenhum item novo; 1 ao todo.'));
  expect(document.activeElement).toBe(first);
  await answer(['pires', 'copo'], '/?page=4', ...PAGE.items);
  await vi.waitFor(() => expect(told()).toBe('Mais 1 item carregado; 2 ao todo.'));
  const link = screen.getByRole('link', { name: 'tigela' });
  expect(document.activeElement).toBe(link);
  await answer(['jarra'], '');
  await vi.waitFor(() => expect(told()).toBe('Nenhum item novo; 2 ao todo.'));
  expect(() => part('more')).toThrow();
  expect(document.activeElement).toBe(link);
});
