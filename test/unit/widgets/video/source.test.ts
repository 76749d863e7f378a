import { afterEach, expect, it, vi } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { video } from '../../../../src/widgets/video/block.ts';
import { readVideo } from '../../../../src/widgets/video/content.ts';
import { sourceOf } from '../../../../src/widgets/video/source.ts';
import { stageVideo } from './stage-video.ts';

/** What a block with this markup and these attributes plays. */
function source(html: string, attributes: Record<string, string> = {}) {
  const element = document.createElement('div');
  element.innerHTML = html;
  const { data } = parse(video.data, { attribute: (name) => attributes[name] ?? null });
  const { kind, embed } = sourceOf(data, readVideo(element).content);
  return [kind, embed.type, embed.source];
}

afterEach(() => vi.restoreAllMocks());

it.each(['/player/1', 'player/1', '?player=1'])(
  'plays a site’s own player at %s [VIDEO-302, VIDEO-307, VIDEO-316]',
  async (address) => {
    const { href } = new URL(address, document.baseURI);
    expect(source(`<iframe src="${address}"></iframe>`)).toEqual(['embed', 'iframe', address]);
    expect(source('', { 'data-html': `<iframe src="${address}"></iframe>` })).toEqual(['embed', 'iframe', href]);
    expect(source('', { 'data-html': `<object data="${address}"></object>` })).toEqual(['embed', 'object', href]);
    for (const staged of [
      stageVideo(`<iframe src="${address}"></iframe>`, { 'data-purpose': 'necessary' }),
      stageVideo('', { 'data-purpose': 'necessary', 'data-html': `<iframe src="${address}"></iframe>` }),
    ]) {
      await vi.waitFor(() => expect(staged.root.querySelector('iframe')?.getAttribute('src')).toBe(href));
      staged.stop();
    }
  },
);

it('reads a relative address against the base of the page', async () => {
  vi.spyOn(document, 'baseURI', 'get').mockReturnValue('https://filmes.example/a/');
  const { root, stop } = stageVideo('<iframe src="b"></iframe>', { 'data-purpose': 'necessary' });
  await vi.waitFor(() => expect(root.querySelector('iframe')?.getAttribute('src')).toBe('https://filmes.example/a/b'));
  stop();
});

it('opens a page of the site as it opens any other of which no player is known', () => {
  expect(source('', { 'data-url': '/filmes/1' })).toEqual(['window', 'iframe', '/filmes/1']);
  const { root, stop } = stageVideo('', { 'data-url': '/filmes/1' });
  expect(root.querySelector('a')?.getAttribute('href')).toBe(new URL('/filmes/1', location.href).href);
  stop();
});

it.each(['', ' ', 'javascript:alert(1)', 'data:text/html,x', 'blob:https://a/b', 'https://', 'mailto:a@b'])(
  'is invalid with the address "%s" [VIDEO-302, VIDEO-316]',
  (address) => {
    expect(source(`<iframe src="${address}"></iframe>`)[0]).toBe('invalid');
    expect(source('', { 'data-html': `<iframe src="${address}"></iframe>` })[0]).toBe('invalid');
    const { root, stop } = stageVideo(`<iframe src="${address}"></iframe>`);
    expect(root.textContent).toBe('Incorporação de vídeo inválida.');
    stop();
  },
);
