import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { embed } from '../../../../src/widgets/embed/block.ts';
import { readEmbed } from '../../../../src/widgets/embed/content.ts';
import readPublished from '../../../../src/widgets/embed/published.ts';
import { readHtml } from '../../../../src/widgets/embed/read-html.ts';
import { View } from '../../../../src/widgets/embed/view.tsx';
import { pageStore } from '../../../fake-page.ts';
import { mountBlock } from '../../mount-block.tsx';

const LINK = '<p><a href="https://radio.exemplo/12">Episódio 12</a></p>';

const mount = (
  attributes: Record<string, string>,
  { html = LINK, ...own }: { html?: string } & Partial<BlockHandle> = {},
) => mountBlock(embed, readEmbed, View, html, { attributes, ...own });

const frameIn = ({ container }: ReturnType<typeof mount>) => container.querySelector('iframe');

describe('an embed [BLOCK-002]', () => {
  it('shows title, host and link, and no iframe before the click', () => {
    const view = mount({ 'data-src': 'https://www.radio.exemplo/tocador/12', 'data-title': 'A noite do forno' });
    expect(frameIn(view)).toBeNull();
    expect(view.getByRole('group', { name: 'A noite do forno' }).textContent).toContain('radio.exemplo');
    expect(view.getByRole('link').getAttribute('href')).toBe('https://radio.exemplo/12');
    fireEvent.click(view.getByRole('button', { name: 'Carregar uma vez' }));
    expect(frameIn(view)?.getAttribute('src')).toBe('https://www.radio.exemplo/tocador/12');
    expect(frameIn(view)?.title).toBe('A noite do forno');
  });

  it('gives the iframe the least rights, and one of this origin no origin', () => {
    const rights = (src: string, forms = {}) => {
      const view = mount({ 'data-src': src, 'data-purpose': 'necessary', ...forms });
      const frame = frameIn(view);
      view.unmount();
      return [frame?.getAttribute('sandbox'), frame?.getAttribute('referrerpolicy')];
    };
    const base = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
    const policy = 'strict-origin-when-cross-origin';
    expect(rights('https://radio.exemplo/')).toEqual([`${base} allow-same-origin`, policy]);
    expect(rights('/de-fora/radio')).toEqual([base, policy]);
    expect(rights('/de-fora/radio', { 'data-forms': '' })).toEqual([`${base} allow-forms`, policy]);
  });

  it.each([
    { 'data-src': '' },
    { 'data-src': 'mailto:a@b.exemplo' },
    { 'data-src': 'https://eu:senha@radio.exemplo/' },
    { 'data-html': '<p> </p>' },
    { 'data-html': '<iframe src="javascript:alert(1)"></iframe>' },
  ])('says that it is invalid, and keeps the markup: $data-src $data-html', (attributes) => {
    const warn = vi.fn();
    const view = mount(attributes as Record<string, string>, { log: { warn, error: () => {} } });
    expect(view.getByText('Incorporação inválida.')).not.toBeNull();
    expect(view.container.querySelector('slot:not([name])')).not.toBeNull();
    expect(frameIn(view)).toBeNull();
    expect(warn).toHaveBeenCalled();
  });

  it('loads at once where the purpose is allowed, unless it is to wait for the click, and goes when that is withdrawn', () => {
    const store = pageStore();
    const grant = (marketing: boolean): void =>
      act(() =>
        store.setState(({ consent }) => ({
          consent: { ...consent, decided: true, purposes: { ...consent.purposes, marketing } },
        })),
      );
    grant(true);
    const attributes = { 'data-src': 'https://radio.exemplo/t' };
    const view = mount(attributes, { store });
    expect(frameIn(view)).not.toBeNull();
    grant(false);
    expect(frameIn(view)).toBeNull();
    view.unmount();
    grant(true);
    const waiting = mount({ ...attributes, 'data-load': 'click' }, { store });
    expect(frameIn(waiting)).toBeNull();
    fireEvent.click(waiting.getByRole('button', { name: 'Carregar' }));
    expect(frameIn(waiting)).not.toBeNull();
  });

  it('keeps its place: by ratio, by height alone, by default', () => {
    const place = (attributes: Record<string, string>): string => {
      const view = mount({ 'data-src': 'https://radio.exemplo/t', ...attributes });
      const style = view.container.querySelector<HTMLElement>('.box')?.style;
      view.unmount();
      return `${style?.aspectRatio}|${style?.minBlockSize || style?.getPropertyValue('min-block-size')}`;
    };
    expect(place({ 'data-width': '640', 'data-height': '480' })).toContain('640 / 480');
    expect(place({ 'data-height': '232' })).toContain('232px');
    expect(place({})).toContain('100 / 56.3');
  });

  it('leaves a block alone whose markup has an iframe', () => {
    const view = mount({}, { html: '<iframe src="about:blank"></iframe>' });
    expect(view.container.innerHTML).toBe('<slot></slot>');
  });
});

const TIKTOK =
  '<blockquote class="tiktok-embed" cite="https://rede.exemplo/v/1"><section><p>Abrimos o forno.</p><a href="https://rede.exemplo/@serra">@serra</a></section></blockquote><script async src="https://www.rede.exemplo/embed.js"></script>';

describe('the markup that another site offers', () => {
  it('is parsed without running: iframe, script, words or nothing', () => {
    expect(
      readHtml('<iframe src="//rede.exemplo/v" width="500" height="300"></iframe><script>1</script>'),
    ).toMatchObject({
      kind: 'iframe',
      address: '//rede.exemplo/v',
      width: 500,
      height: 300,
    });
    expect(readHtml(TIKTOK)).toEqual({
      kind: 'script',
      address: 'https://www.rede.exemplo/embed.js',
      link: 'https://rede.exemplo/v/1',
      linkText: '@serra',
      words: 'Abrimos o forno. @serra',
    });
    expect(readHtml('<blockquote>Só palavras</blockquote>')).toMatchObject({ kind: 'text' });
    expect(readHtml('<img src=x onerror="window.ran=1">')).toBeNull();
    expect(Reflect.get(window, 'ran')).toBeUndefined();
    expect(readHtml('a'.repeat(100_001))).toBeNull();
  });

  it('leaves what a published page has beside an iframe in use below it, and takes no name or address from there', () => {
    const html = '<iframe src="https://radio.exemplo/t"></iframe>';
    const read = (source: Element) => {
      const element = document.createElement('div');
      element.dataset.blockJson = JSON.stringify({ html });
      element.innerHTML = source.innerHTML;
      return { content: readPublished(element)?.content ?? readEmbed(source).content, lend: [] };
    };
    const { container } = mountBlock(embed, read, View, LINK, { attributes: { 'data-html': html } });
    expect(container.querySelector('[inert]')).toBeNull();
    expect(container.querySelector('.box ~ slot:not([name])')).not.toBeNull();
    expect(container.querySelector('.box')?.textContent).not.toContain('Episódio 12');
    expect(container.querySelector('.box a[href^="https://radio.exemplo/12"]')).toBeNull();
  });

  it('is read from the JSON of a published block', () => {
    const element = document.createElement('div');
    element.dataset.blockJson = JSON.stringify({ hSize: null, html: TIKTOK, customThumbEnabled: false, novo: 1 });
    const read = readPublished(element);
    expect(read?.data).toEqual({ html: TIKTOK });
    expect(read?.unread).toEqual(['data-block-json: novo']);
    element.dataset.blockJson = '{"html": ""}';
    expect(readPublished(element)).toBeUndefined();
  });
});
