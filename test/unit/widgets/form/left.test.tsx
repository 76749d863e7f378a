// Forms that stay as the server sent them, since the block's form would lose something of them.
import { expect, it } from 'vitest';
import { readOwn as readNewsletter } from '../../../../src/widgets/newsletter/content.ts';
import { stageForm } from './form-stage.tsx';

/** A box of a group. */
function box(attributes = ''): string {
  return `<label><input type="checkbox" name="c" ${attributes}> C</label>`;
}

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

it.each([
  ['a hidden button, which Enter would press', '<button hidden name="b">B</button>'],
  ['a button that a script enables later', '<button disabled>B</button>'],
  ['several addresses in one control', '<input type="email" name="e" multiple>'],
  ['boxes of one name that are all required', box('value="1" required') + box('value="2"')],
  ['boxes of one name without values', box() + box()],
])('a form with %s stays as the server sent it', (_, inside) => {
  const { container } = stageForm({ html: `<form><input name="a">${inside}</form>` });
  expect(container.innerHTML).toBe('<slot></slot>');
});
