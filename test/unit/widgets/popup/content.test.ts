// What the popup takes from its markup. How it is shown is proved in test/browser/blocks/overlays.
import { expect, it } from 'vitest';
import { readPopup } from '../../../../src/widgets/popup/content.ts';

function read(html: string) {
  const source = document.createElement('div');
  source.append(document.createRange().createContextualFragment(html));
  const { content, lend } = readPopup(source);
  return { content, lend: lend.map(({ slot, nodes }) => [slot, nodes.map(({ nodeName }) => nodeName).join(' ')]) };
}

it('takes an image that comes first, and everything else as its content, without the space around it', () => {
  expect(read('\n<figure><img src="/a.jpg"></figure>\n<h2> Cartas </h2> <p>Uma por mês.</p>\n')).toEqual({
    content: { heading: 'Cartas', hasImage: true, hasContent: true, hasCaptcha: false },
    lend: [
      ['image', 'FIGURE'],
      ['content', 'H2 #text P'],
    ],
  });
});

it('leaves an image that comes later where it is', () => {
  expect(read('<p>Olá</p><img src="/a.jpg">')).toMatchObject({
    content: { heading: '', hasImage: false },
    lend: [['content', 'P IMG']],
  });
});

it('has nothing of an empty element', () => {
  expect(read(' \n ')).toEqual({
    content: { heading: '', hasImage: false, hasContent: false, hasCaptcha: false },
    lend: [],
  });
});

it.each(['<div data-form-captcha></div>', '<div class="g-recaptcha"></div>', '<div class="cf-turnstile"></div>'])(
  'knows a captcha, which a modal dialog would cover: %s',
  (captcha) => {
    expect(read(`<form>${captcha}</form>`).content.hasCaptcha).toBe(true);
  },
);
