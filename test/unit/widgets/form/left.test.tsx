// Forms that stay as the server sent them, since the block's form would lose something of them.
import { expect, it } from 'vitest';
import { readOwn as readNewsletter } from '../../../../src/widgets/newsletter/content.ts';
import { stageForm } from './form-stage.tsx';

it.each([
  ['<div class="g-recaptcha" data-sitekey="k"></div>'],
  ['<div class="h-captcha"></div>'],
  ['<div class="cf-turnstile"></div>'],
  ['<div data-sitekey="k"></div>'],
])(
  'a form with a captcha that is not marked stays as the server sent it, since nobody could solve it hidden: %s',
  (captcha) => {
    const form = (inside: string) => stageForm({ html: `<form><input name="a">${inside}</form>` });
    const { container, element } = form(captcha);
    expect(container.innerHTML).toBe('<slot></slot>');
    expect(readNewsletter(element).content.keepMarkup).toBe(true);
    expect(form(`<div data-form-captcha>${captcha}</div>`).all('input')).toHaveLength(1);
  },
);
