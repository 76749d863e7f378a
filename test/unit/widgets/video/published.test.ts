// Which of the places of a published video is played: the first whose embed code or address can be read.
import { describe, expect, it } from 'vitest';
import readPublished from '../../../../src/widgets/video/published.ts';

const FRAME = '<iframe src="https://www.youtube.com/embed/x"></iframe>';
const SCRIPT = '<div class="p"></div><script src="https://filme.exemplo/p.js"></script>';

function read(code: string, json: Readonly<Record<string, unknown>>, wrapped = true) {
  const element = document.createElement('div');
  element.dataset.blockJson = JSON.stringify(json);
  element.innerHTML = `<div class="intrinsic">${wrapped ? '<div class="sqs-video-wrapper"><div class="sqs-video-overlay"><img alt="Capa" src="/capa.jpg"></div></div>' : '<p>Em breve</p>'}</div>`;
  element.querySelector('.sqs-video-wrapper')?.setAttribute('data-html', code);
  return readPublished(element);
}

describe('a published video [VIDEO-302, VIDEO-316]', () => {
  it.each([
    ['the code of its wrapper', FRAME, { html: SCRIPT }, { html: FRAME }],
    ['the code of its JSON', SCRIPT, { html: FRAME }, { html: FRAME }],
    ['a player of the site itself', '<iframe src="/filme"></iframe>', {}, { html: '<iframe src="/filme"></iframe>' }],
    ['its address', SCRIPT, { html: '', url: 'https://youtu.be/x' }, { html: '', url: 'https://youtu.be/x' }],
    ['its address, for a code that cannot be read', '', { html: SCRIPT, url: 'https://youtu.be/x' }, { html: '' }],
  ])('plays %s', (_, code, json, data) => {
    const parsed = read(code, json);
    expect(parsed?.data).toMatchObject(data);
    expect(parsed?.content.isKept).toBe(false);
  });

  it.each([
    ['in its wrapper', true],
    ['without a wrapper', false],
  ])('stays as the page has it where nothing can be read %s', (_, wrapped) => {
    expect(read(SCRIPT, { html: SCRIPT, url: 'javascript:0' }, wrapped)).toBeUndefined();
  });
});
