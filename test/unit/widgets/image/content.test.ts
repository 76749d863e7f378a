import { expect, it } from 'vitest';
import { readOwn } from '../../../../src/widgets/image/content.ts';

function read(html: string) {
  const source = document.createElement('div');
  source.innerHTML = html;
  document.body.replaceChildren(source);
  return readOwn(source);
}

it('lends the picture with the link and the picture element around it, and the caption [IMG-001]', () => {
  const { content, lend } = read(
    '<figure class="foto"><a href="/x"><picture><source><img src="a.jpg" alt="A"></picture></a><figcaption>Legenda</figcaption></figure>',
  );
  expect(content.image?.alt).toBe('A');
  expect(content.link?.getAttribute('href')).toBe('/x');
  expect(content.caption?.textContent).toBe('Legenda');
  expect(lend.map(({ slot, nodes, frame }) => [slot, nodes[0]?.nodeName, frame?.localName, frame?.className])).toEqual([
    ['picture', 'A', 'figure', 'foto'],
    ['caption', 'FIGCAPTION', 'figure', 'foto'],
  ]);
});

it('takes the picture that is not in noscript, and none where there is none [ERR-312]', () => {
  expect(read('<noscript><img alt="1"></noscript><img alt="2">').content.image?.alt).toBe('2');
  const none = read('<p>Texto</p>');
  expect(none.content.image).toBeNull();
  expect(none.lend).toEqual([]);
});

it('a caption that is no figcaption is marked', () => {
  expect(read('<img alt=""><p>Outro</p><p data-caption>Esta</p>').content.caption?.textContent).toBe('Esta');
});
