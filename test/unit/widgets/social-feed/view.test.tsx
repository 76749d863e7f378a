import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { socialFeed } from '../../../../src/widgets/social-feed/block.ts';
import { readSocialFeed } from '../../../../src/widgets/social-feed/content.ts';
import { View } from '../../../../src/widgets/social-feed/view.tsx';
import { mountBlock } from '../../mount-block.tsx';

const mount = (attributes: Record<string, string>, html = '') =>
  mountBlock(socialFeed, readSocialFeed, View, html, { attributes });

afterEach(() => {
  vi.useRealTimers();
});

const slotsOf = ({ container }: ReturnType<typeof mount>) =>
  [...container.querySelectorAll('li slot')].map((slot) => slot.getAttribute('name'));

describe('a social feed [BLOCK-011]', () => {
  it('shows the posts of the markup, and those that wait after the button', () => {
    const html =
      '<h2>Mural</h2><article>1</article><article hidden>2</article><article>3</article><p><a href="/x">Todas</a></p>';
    const view = mount({}, html);
    expect(slotsOf(view)).toEqual(['post-0', 'post-2']);
    expect(view.container.querySelector('slot[name=rest]')).not.toBeNull();
    fireEvent.click(view.getByRole('button', { name: 'Mostrar mais' }));
    expect(slotsOf(view)).toEqual(['post-0', 'post-2', 'post-1']);
    expect(view.queryByRole('button')).toBeNull();
  });

  it('reads the entries of a list', () => {
    expect(slotsOf(mount({}, '<ul><li>1</li><li>2</li></ul>'))).toEqual(['post-0', 'post-1']);
  });

  it('shows posts from JSON with picture, text, date and link; a picture of another site waits', () => {
    const posts = [
      {
        text: 'Abrimos <b>o</b> forno.',
        image: '/a.jpg',
        imageAlt: 'O forno',
        date: '2026-05-30',
        url: 'https://rede.exemplo/3',
      },
      { text: 'Barro', image: 'https://fotos.exemplo/b.jpg', date: 'ontem', url: 'javascript:alert(1)' },
    ];
    const view = mount({ 'data-posts': JSON.stringify(posts), 'data-step': '2' });
    expect(view.getByText('Abrimos <b>o</b> forno.')).not.toBeNull();
    expect([...view.container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['O forno']);
    expect(view.getByText('30 de maio de 2026').getAttribute('datetime')).toBe('2026-05-30');
    expect(view.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://rede.exemplo/3']);
    fireEvent.click(view.getByRole('button', { name: 'Carregar uma vez' }));
    expect(view.container.querySelectorAll('img')[1]?.src).toBe('https://fotos.exemplo/b.jpg');
  });

  it('says of a post of this minute how long ago it was, looks again every 5 s, and then shows the full date [FMT-301, FMT-302, FMT-303, FMT-304, STR-304]', () => {
    vi.useFakeTimers({ now: Date.parse('2026-05-30T12:00:00.900Z') });
    const posts = [{ text: 'O forno abriu.', date: '2026-05-30T12:00:00Z' }];
    const view = mount({ 'data-posts': JSON.stringify(posts) });
    const shown = () => view.container.querySelector('time')?.textContent;
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    expect(shown()).toBe('agora mesmo');
    pass(4_999);
    expect(shown()).toBe('agora mesmo');
    pass(1);
    expect(shown()).toBe('há 5 segundos');
    for (let at = 0; at < 10; at += 1) pass(5_000);
    expect(shown()).toBe('há 55 segundos');
    expect(vi.getTimerCount()).toBe(1);
    pass(5_000);
    expect(shown()).toBe('30 de maio de 2026');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts no seconds of a day without a time', () => {
    vi.useFakeTimers({ now: Date.parse('2026-05-30T00:00:10Z') });
    const view = mount({ 'data-posts': JSON.stringify([{ text: 'Hoje', date: '2026-05-30' }]) });
    expect(view.container.querySelector('time')?.textContent).toBe('30 de maio de 2026');
  });

  it('leaves a block without posts alone', () => {
    expect(mount({}, '<p>Nada</p>').container.innerHTML).toBe('<slot></slot>');
  });
});
