import { expect, it } from 'vitest';
import { pressPageButton } from '../../../../../src/widgets/_shared/server/press-page-button.ts';
import { enablePressed } from '../../../../../src/widgets/_shared/server/pressed-buttons.ts';

it.each([
  ['stays so where the page has taken the press over', true, true],
  ['can be used again after a refusal of what the block has sent', false, false],
])('a button that its page disables while it is pressed %s', (_, prevents, disabled) => {
  document.body.innerHTML = '<form><button>Enviar</button></form>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.addEventListener('click', (event) => {
    if (prevents) event.preventDefault();
    button.disabled = true;
  });
  expect(pressPageButton(button)).toBe(!prevents);
  enablePressed(button);
  expect(button.disabled).toBe(disabled);
});
