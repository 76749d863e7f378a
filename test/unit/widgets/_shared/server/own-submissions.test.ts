import { describe, expect, it, vi } from 'vitest';
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

describe.each(['nothing', 'stopPropagation', 'stopImmediatePropagation'] as const)(
  'a handler that calls %s',
  (stop) => {
    it.each([
      ['prevents the submission before', 'before', false],
      ['prevents the submission after', 'after', false],
      ['lets it through', 'never', true],
    ])('and %s is the only one who decides, and no browser acts on the event', (_, when, goesOn) => {
      const form = document.body.appendChild(document.createElement('form'));
      let dispatched: Event | undefined;
      form.addEventListener('submit', (event) => {
        dispatched = event;
        if (when === 'before') event.preventDefault();
        if (stop !== 'nothing') event[stop]();
        if (stop === 'stopImmediatePropagation') event[stop]();
        if (when === 'after') event.preventDefault();
      });
      expect(hearSubmit(form, null)).toBe(goesOn);
      expect(dispatched?.defaultPrevented).toBe(true);
    });
  },
);

it('a handler of the window, which hears last, decides on a submission', () => {
  const form = document.body.appendChild(document.createElement('form'));
  const heard = vi.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', heard);
  expect(hearSubmit(form, null)).toBe(true);
  window.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  expect(hearSubmit(form, null)).toBe(false);
  expect(heard.mock.results.map(({ value }) => value)).toEqual([false, false]);
});

it('a listener in the shadow tree around a slotted form that stops the event does not let the browser act on it', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const form = host.appendChild(document.createElement('form'));
  const root = host.attachShadow({ mode: 'open' });
  const box = root.appendChild(document.createElement('section'));
  box.append(document.createElement('slot'));
  let dispatched: Event | undefined;
  form.addEventListener('submit', (event) => {
    dispatched = event;
  });
  box.addEventListener('submit', (event) => event.stopPropagation());
  expect(hearSubmit(form, null)).toBe(true);
  expect(dispatched?.defaultPrevented).toBe(true);
});
