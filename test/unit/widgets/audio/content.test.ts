import { describe, expect, it } from 'vitest';
import { readAudio } from '../../../../src/widgets/audio/content.ts';
import { clockTime, seekStep } from '../../../../src/widgets/audio/logic.ts';
import readPublished from '../../../../src/widgets/audio/published.ts';

const source = (html: string): Element => {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.replaceChildren(element);
  return element;
};
const tracks = (html: string) =>
  readAudio(source(html)).content.tracks.map(({ element, ...rest }) => ({ ...rest, own: element !== null }));

describe('own markup', () => {
  it('has a track for each audio element, with what stands beside it [BLOCK-005]', () => {
    expect(
      tracks(
        `<figure><figcaption>Um <em>vaso</em></figcaption><audio src="/a.wav" data-author="Nair" data-duration="9.5"></audio></figure>
         <ol><li>Dois <audio><source src="/b.ogg">Seu navegador não toca.</audio><a download href="/b.ogg">Baixar</a></li></ol>
         <audio src="/c.wav" aria-label="Três"></audio><audio src="/d.wav" data-title="Quatro" aria-label="não"></audio>
         <noscript><audio src="/e.wav"></audio></noscript>`,
      ),
    ).toEqual([
      { address: 'http://localhost:3000/a.wav', title: 'Um vaso', author: 'Nair', duration: 9.5, own: true },
      { address: 'http://localhost:3000/b.ogg', title: 'Dois', author: '', duration: 0, own: true },
      { address: 'http://localhost:3000/c.wav', title: 'Três', author: '', duration: 0, own: true },
      { address: 'http://localhost:3000/d.wav', title: 'Quatro', author: '', duration: 0, own: true },
    ]);
  });

  it('moves nothing: the elements play where they are', () => {
    expect(readAudio(source('<audio src="/a.wav"></audio>')).lend).toEqual([]);
  });

  it.each(['', 'java\nscript:alert(1)', 'http://[', 'ftp://a.example/a.wav'])('has no address for %j', (address) => {
    const element = source('<audio></audio>');
    element.firstElementChild?.setAttribute('src', address);
    expect(readAudio(element).content.tracks[0]?.address).toBe('');
  });

  it.each(['-3', 'longo', '1e400'])('has no duration for %j', (duration) => {
    expect(tracks(`<audio src="/a.wav" data-duration="${duration}"></audio>`)[0]?.duration).toBe(0);
  });
});

describe('published markup', () => {
  const PUBLISHED =
    '<div class="sqs-audio-embed" data-url="https://s.example/a.mp3" data-mime-type="audio/mpeg" data-title="Culto" data-author="Ana" data-show-download="true" data-design-style="minimal" data-duration-in-ms="125000" data-color-theme="dark"></div>';

  it('is read whole [BLOCK-005]', () => {
    expect(readPublished(source(PUBLISHED))).toEqual({
      content: expect.objectContaining({
        tracks: [{ element: null, address: 'https://s.example/a.mp3', title: 'Culto', author: 'Ana', duration: 125 }],
      }),
      lend: [],
      data: { showDownload: true, design: 'minimal', colorTheme: 'dark' },
      unread: [],
    });
  });

  it('has the card and the colours of the page where it says nothing of use, and names what is not read', () => {
    const read = readPublished(
      source('<div class="sqs-audio-embed" data-design-style="legacy" data-color-theme="lilac" data-glow="1"></div>'),
    );
    expect(read?.data).toEqual({ showDownload: false, design: 'card' });
    expect(read?.unread).toEqual(['.sqs-audio-embed: data-glow is "1"']);
  });

  it('leaves what the page shows in place of a player', () => {
    const [lent] =
      readPublished(source('<div class="sqs-audio-embed" data-url="/a.mp3"><a href="/a.mp3">Baixar</a></div>'))?.lend ??
      [];
    expect([lent?.nodes[0]?.textContent, lent?.hide]).toEqual(['Baixar', undefined]);
    const native = '<div class="sqs-audio-embed" data-url="/a.mp3"><audio controls src="/a.mp3"></audio></div>';
    expect(readPublished(source(native))?.lend).toEqual([]);
  });

  it('is none without a player', () => {
    expect(readPublished(source('<p>Texto</p>'))).toBeNull();
  });
});

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3_723, '1:02:03'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are %s on the clock', (seconds, text) => expect(clockTime(seconds)).toBe(text));

it('keys move by 5 and 30 seconds, towards the side that the page reads to', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'PageUp', 'PageDown', 'Home'];
  expect(keys.map((key) => seekStep(key, 'ltr'))).toEqual([5, -5, 5, 30, -30, 0]);
  expect(keys.map((key) => seekStep(key, 'rtl'))).toEqual([-5, 5, 5, 30, -30, 0]);
});
