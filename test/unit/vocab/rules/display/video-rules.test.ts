import fc from 'fast-check';
import { expect, it } from 'vitest';
import { captchaSize } from '../../../../../src/vocab/rules/captcha-size.ts';
import { videoMode } from '../../../../../src/vocab/rules/display/video-mode.ts';
import { videoProvider } from '../../../../../src/vocab/rules/display/video-provider.ts';

it('takes none, fit, fill and null for a video’s mode, and keeps the one in force otherwise [VIDEO-305]', () => {
  expect(['none', 'fit', 'fill', null].map((mode) => videoMode(mode, 'fit'))).toEqual(['none', 'fit', 'fill', 'none']);
  for (const mode of ['cover', 'FIT', '', undefined, 0, {}]) expect(videoMode(mode, 'fill')).toBe('fill');
});

it.each([
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['https://www.youtube.com/embed/x', 'YouTube'],
  ['//youtu.be/x', 'YouTube'],
  ['https://www.youtube-nocookie.com/embed/x', 'YouTube'],
  ['http://fast.wistia.net/embed/iframe/x', 'Wistia'],
  ['https://home.wistia.com/medias/x', 'Wistia'],
  ['https://s3.animoto.com/swf/x', 'Animoto'],
])('knows the provider of %s [VIDEO-303]', (source, provider) => expect(videoProvider(source)).toBe(provider));

it('knows no provider of any other source [VIDEO-303]', () => {
  for (const source of [
    '',
    'vimeo.com/1',
    'https://notvimeo.com',
    'https://vimeo.com.evil.com',
    'https://evil.com/youtube.com',
    'javascript:vimeo.com',
    '//',
    `https://vimeo.com/${'x'.repeat(100_000)}`,
  ])
    expect(videoProvider(source), source.slice(0, 40)).toBeNull();
  fc.assert(fc.property(fc.string(), (source) => void videoProvider(source)));
});

it('draws a captcha compact below 320 px, and normal from there on [CAPTCHA-603] [LIMIT-303]', () => {
  expect([0, 319, 319.9, 320, 800].map(captchaSize)).toEqual(['compact', 'compact', 'compact', 'normal', 'normal']);
});
