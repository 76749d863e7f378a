import fc from 'fast-check';
import { expect, it } from 'vitest';
import { videoEmbed } from '../../../../../src/vocab/rules/display/video-embed.ts';
import { isProvidersPicture } from '../../../../../src/vocab/rules/display/video-picture.ts';
import { videoProvider } from '../../../../../src/vocab/rules/display/video-provider.ts';

it.each([
  [
    '<br/><br/><iframe src="//www.youtube.com/embed/a" width="640" height="480" title="Forno">',
    'iframe',
    'YouTube',
    75,
  ],
  ['<IFRAME width=100% src=https://player.vimeo.com/video/1></IFRAME>', 'iframe', 'Vimeo', 56.3],
  ['<object data="https://fast.wistia.net/x"></object>', 'object', 'Wistia', 56.3],
  ['<object><embed src="https://www.youtube.com/v/a" width="4" height="1"></object>', 'object', 'YouTube', 56.3],
  ['<embed src="https://exemplo.com/v" width="200" height="100">', 'object', null, 50],
  [
    '<iframe class="embedly-embed" src="//cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2Fa&amp;key=1">',
    'iframe',
    'YouTube',
    56.3,
  ],
])('reads %s [VIDEO-301, VIDEO-302, VIDEO-303, VIDEO-312]', (markup, type, provider, aspect) => {
  expect(videoEmbed(markup)).toMatchObject({ type, provider, aspect });
});

it.each(['movie', 'src', 'data'])('reads the address of an object from its parameter %s [VIDEO-302]', (name) => {
  const parameters = `<param name="wmode" value="opaque"><PARAM VALUE=https://vimeo.com/v NAME="${name}">`;
  expect(videoEmbed(`<object width="400" height="300">${parameters}</object>`)).toMatchObject({
    type: 'object',
    provider: 'Vimeo',
    aspect: 75,
  });
});

it('reads a relative address against the base that it is given, and none without one [VIDEO-302]', () => {
  const base = 'https://exemplo.com/loja/';
  const at = (address: string, given?: string) => videoEmbed(`<iframe src="${address}">`, given);
  expect(at('/player/1', base)).toMatchObject({ type: 'iframe', source: 'https://exemplo.com/player/1' });
  expect(at(' player', base)).toMatchObject({ type: 'iframe', source: 'https://exemplo.com/loja/player' });
  expect(at('//vimeo.com/1', base)).toMatchObject({ type: 'iframe', source: '//vimeo.com/1', provider: 'Vimeo' });
  expect(at('/player/1').type).toBe('invalid');
  for (const address of ['', ' ', 'javascript:alert(1)', 'https://', 'data:text/html,x'])
    expect(at(address, base).type, address).toBe('invalid');
});

it('is invalid for anything else, whatever it is [VIDEO-302]', () => {
  for (const markup of [
    '',
    '<p>nada</p>',
    '<iframe>',
    '<iframe src="javascript:alert(1)">',
    '<iframe srcdoc="<p>">',
    '<blockquote class="x"></blockquote><script src="https://x.example/a.js"></script>',
    `<iframe src="https://exemplo.com/${'x'.repeat(30_000)}">`,
  ])
    expect(videoEmbed(markup), markup.slice(0, 40)).toMatchObject({ type: 'invalid', source: '', provider: null });
  fc.assert(fc.property(fc.string(), (markup) => void videoEmbed(`<iframe ${markup}`)));
});

it('knows Animoto’s players, and the pictures of providers', () => {
  expect(videoProvider('https://s3.amazonaws.com/embed.animoto.com/play.html?f=1')).toBe('Animoto');
  expect(videoProvider('https://s3.amazonaws.com/other/play.html')).toBeNull();
  for (const address of [
    'https://i.ytimg.com/vi/a/0.jpg',
    '//i.vimeocdn.com/video/1.jpg',
    'https://embed-ssl.wistia.com/a',
  ])
    expect(isProvidersPicture(address)).toBe(true);
  for (const address of ['/poster.jpg', 'https://exemplo.com/ytimg.com/a.jpg', ''])
    expect(isProvidersPicture(address)).toBe(false);
});
