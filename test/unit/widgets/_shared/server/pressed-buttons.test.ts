import { expect, it, vi } from 'vitest';
import { pressPageButton } from '../../../../../src/widgets/_shared/server/press-page-button.ts';
import { enablePressed, isTaken, takePress } from '../../../../../src/widgets/_shared/server/pressed-buttons.ts';

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

/** A button whose press the page's own scripts have taken over. */
function taken() {
  document.body.innerHTML = '<form><button>Enviar</button></form>';
  const button = document.querySelector('button') as HTMLButtonElement;
  takePress(button);
  return button;
}

it('a press that was taken over is over once its button can be used again', async () => {
  const button = taken();
  button.disabled = true;
  await Promise.resolve();
  expect(isTaken(button)).toBe(true);
  button.disabled = false;
  await Promise.resolve();
  button.disabled = true;
  expect(isTaken(button)).toBe(false);
});

it('a press that was taken over lasts where its button is disabled a second later, and its watch where it is taken over again', () => {
  vi.useFakeTimers();
  const button = taken();
  vi.advanceTimersByTime(29_000);
  takePress(button);
  vi.advanceTimersByTime(2_000);
  button.disabled = true;
  vi.useRealTimers();
  expect(isTaken(button)).toBe(true);
});

it('a press that was taken over is over at last where its button stays usable', () => {
  vi.useFakeTimers();
  const button = taken();
  vi.runAllTimers();
  vi.useRealTimers();
  button.disabled = true;
  expect(isTaken(button)).toBe(false);
});
