// What the server of a published page has rendered of an embed stays; only what it left out is shown by the block.
import { describe, expect, it } from 'vitest';
import readPublished from '../../../../src/widgets/embed/published.ts';

function read(html: string, rendered = html) {
  const element = document.createElement('div');
  element.dataset.blockJson = JSON.stringify({ html });
  element.innerHTML = `<div class="sqs-block-content">${rendered}</div>`;
  document.body.replaceChildren(element);
  return readPublished(element);
}

const SCRIPT = '<script async src="https://rede.exemplo/embed.js"></script>';
const QUOTE = '<blockquote><p>Abrimos o forno.</p></blockquote>';

describe('a published embed [BLOCK-002]', () => {
  it.each([
    ['a script', '<script src="https://gist.exemplo/1.js"></script>', undefined],
    ['a quote with its script', `${QUOTE}${SCRIPT}`, undefined],
    [
      'a form',
      '<form action="https://pagar.exemplo/"><p>Pagar</p><input name="a"><button>Ok</button></form>',
      undefined,
    ],
    ['a form, without its script', `<form><p>Cartas</p><input></form>${SCRIPT}`, '<form><p>Cartas</p><input></form>'],
    ['a link with a picture', '<a href="https://selo.exemplo/"><img src="/favicon.svg" alt="Selo"></a>', undefined],
    ['a player', '<audio controls src="/som.mp3"></audio>', undefined],
    ['words', QUOTE, undefined],
    ['nothing that can be read', '<!-- medida -->', undefined],
    ['what may not be framed', '<iframe src="http://radio.exemplo/t"></iframe>', '<p>Episódio 12</p>'],
  ])('is left as it is where the server has rendered it: %s', (_, html, rendered) => {
    expect(read(html, rendered)).toBeUndefined();
  });

  it.each([
    ['the script of a quote', `${QUOTE}${SCRIPT}`, QUOTE],
    [
      'the script of a link',
      `<a href="https://rede.exemplo/a">Posts</a>${SCRIPT}`,
      '<a href="https://rede.exemplo/a">Posts</a>',
    ],
    ['the iframe', '<iframe src="https://radio.exemplo/t"></iframe>', '<p>Episódio 12</p>'],
    ['all', `<div></div>${SCRIPT}`, '<!-- vem depois -->'],
    ['all but data', `<div></div>${SCRIPT}`, '<script type="application/json">{}</script>'],
  ])('is shown where the server has left out %s', (_, html, rendered) => {
    expect(read(html, rendered)?.content).toMatchObject({ keepsMarkup: false, isBeside: true });
  });
});

it('takes the place of the empty box that a published page keeps for its video [BLOCK-002]', () => {
  const html = '<iframe src="https://video.exemplo/1"></iframe>';
  const box = `<div class="intrinsic"><div class="embed-block-wrapper" style="padding-bottom: 56.25%"><div class="sqs-video-wrapper" data-html="${html.replaceAll('"', '&quot;')}"></div></div></div><p>O forno</p>`;
  const parsed = read(html, box);
  expect(parsed?.content.keepsMarkup).toBe(false);
  expect(parsed?.lend).toEqual([{ slot: 'replaced', nodes: [document.querySelector('.intrinsic')] }]);
});
