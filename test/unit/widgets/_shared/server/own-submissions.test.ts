import { expect, it, vi } from 'vitest';
import { hearSubmit } from '../../../../../src/widgets/_shared/server/own-submissions.ts';

it.each([
  ['submits the form itself', false, true, 0],
  ['prevents it and submits the form itself', true, false, 1],
])('a handler of the page that %s has it sent once', (_, prevents, goesOn, byThePage) => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const form = document.body.appendChild(document.createElement('form'));
  const heard = vi.fn((event: Event) => {
    if (prevents) event.preventDefault();
    form.submit();
    form.requestSubmit();
  });
  form.addEventListener('submit', heard);
  expect(hearSubmit(form, null)).toBe(goesOn);
  expect([heard.mock.calls.length, submit.mock.calls.length]).toEqual([1, byThePage]);
  expect([Object.hasOwn(form, 'submit'), Object.hasOwn(form, 'requestSubmit')]).toEqual([false, false]);
});
