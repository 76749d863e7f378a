import { describe, expect, it } from 'vitest';
import { playerAddress, videoUrl } from '../../../../../../src/widgets/_shared/media/video/player-address.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const VIMEO = 'https://player.vimeo.com/video/76979871?dnt=1';

describe('the address of a player', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x', YOUTUBE],
    ['//www.youtube.com/embed/dQw4w9WgXcQ?wmode=opaque', YOUTUBE],
    ['https://youtu.be/dQw4w9WgXcQ', YOUTUBE],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
    ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', `${YOUTUBE}&start=90`],
    ['https://youtu.be/dQw4w9WgXcQ?t=42', `${YOUTUBE}&start=42`],
    ['https://vimeo.com/76979871', `${VIMEO}&autoplay=1`],
    ['https://vimeo.com/76979871/0a1b2c', `${VIMEO}&h=0a1b2c&autoplay=1`],
    ['https://player.vimeo.com/video/76979871?h=0a1b2c', `${VIMEO}&h=0a1b2c&autoplay=1`],
    ['https://vimeo.com/channels/barro/76979871', `${VIMEO}&autoplay=1`],
    ['https://vimeo.com/showcase/123/video/76979871', `${VIMEO}&autoplay=1`],
    ['https://vimeo.com/76979871?t=90s', `${VIMEO}&autoplay=1#t=90s`],
  ])('of %s is %s', (source, address) => {
    expect(playerAddress(source)).toBe(address);
  });

  it.each([
    'https://example.com/embed/dQw4w9WgXcQ',
    'https://youtube.com.example.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/channel/abc',
    'https://www.youtube.com/embed/a"b',
    'https://vimeo.com/about',
    'https://vimeo.com/showcase/76979871',
    'https://vimeo.com/event/76979871',
    'https://vimeo.com/76979871/settings',
    'https://www.youtube.com/channel/abc?v=dQw4w9WgXcQ',
    'https://www.youtube.com/embed/live_stream?channel=abc',
    'https://youtu.be/dQw4w9WgXcQ/mais',
    'https://home.wistia.com/medias/abc/stats',
    'https://animoto.com/blog',
    'https://home.wistia.com/projects/abc',
    'https://animoto.com/play/GjsJ1gu0WDRfr4pGw12xZQ',
    'https://www.youtube.com/embed/videoseries',
    'javascript:alert(1)',
    '',
  ])('does not exist for %s', (source) => {
    expect(playerAddress(source)).toBeNull();
  });

  it('has the options of the loader as parameters [LBOX-318]', () => {
    const options = { rel: 0, controls: true, autoplay: false, color: 'white', nested: {}, missing: undefined };
    expect(playerAddress('https://youtu.be/dQw4w9WgXcQ', options)).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=0&rel=0&controls=1&color=white',
    );
  });
});

describe('the address of a video', () => {
  it('is read without a protocol, and only http is accepted', () => {
    expect(videoUrl('//example.com/a')?.href).toBe('https://example.com/a');
    expect(videoUrl('javascript:alert(1)')).toBeNull();
    expect(videoUrl('https://')).toBeNull();
  });
});
