import { expect, it } from 'vitest';
import { readVideo } from '../../../../src/widgets/video/content.ts';

it('has a cover of which the page has only the address: nobody asks for it where its link stands for the video', () => {
  const source = document.createElement('div');
  source.innerHTML = '<a href="https://youtu.be/x"><img data-src="/capa.jpg" alt="A fornada"></a>';
  expect(readVideo(source).content.poster).toContain('/capa.jpg');
});

it.each([
  '<object><param name="wmode" value="x"><param name="Movie" value="https://vimeo.com/1"></object>',
  '<object><param name="movie" value="/a.swf"><embed src="https://vimeo.com/1"></object>',
])('reads the address of an object inside it: %s [VIDEO-302]', (markup) => {
  const source = document.createElement('div');
  source.innerHTML = markup;
  expect(readVideo(source).content.address).toBe('https://vimeo.com/1');
});
