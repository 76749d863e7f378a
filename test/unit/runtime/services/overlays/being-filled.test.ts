import { beforeEach, expect, it } from 'vitest';
import { isBeingFilled } from '../../../../../src/runtime/services/overlays/being-filled.ts';

const typed = new WeakSet<Element>();
const sent = new WeakSet<Element>();
let name: HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = '<form><input id="name" value="Ana"></form>';
  name = document.querySelector('input') as HTMLInputElement;
});

it('is a control with the focus', () => {
  expect(isBeingFilled(typed, sent)).toBe(false);
  name.focus();
  expect(isBeingFilled(typed, sent)).toBe(true);
  name.blur();
  expect(isBeingFilled(typed, sent)).toBe(false);
});

it('is what a visitor has changed, not what a script has, until it is changed back or sent', () => {
  name.value = 'Bia';
  expect(isBeingFilled(typed, sent)).toBe(false);
  typed.add(name);
  expect(isBeingFilled(typed, sent)).toBe(true);
  name.value = 'Ana';
  expect(isBeingFilled(typed, sent)).toBe(false);
  name.value = 'Bia';
  sent.add(document.querySelector('form') as HTMLFormElement);
  expect(isBeingFilled(typed, sent)).toBe(false);
});
