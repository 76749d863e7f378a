import { expect, it, vi } from 'vitest';
import { waitForElement } from '../../../../src/runtime/page/wait-for-element.ts';

it('refuses to wait without a parent [ERR-603]', async () => {
  for (const parent of [null, undefined])
    await expect(waitForElement(parent, 'p')).rejects.toThrow('There is no parent in which to wait for an element.');
});

it('refuses to wait without a selector [ERR-604]', () =>
  expect(waitForElement(document, '')).rejects.toThrow('There is no selector of an element to wait for.'));

it('gives an element that is there, one that comes in time, and says which did not come and how long it was waited for [ERR-605]', async () => {
  const parent = document.createElement('div');
  parent.innerHTML = '<p id="a"></p>';
  expect(await waitForElement(parent, '#a', 1)).toBe(parent.firstChild);
  const later = waitForElement(parent, '#b', 10_000);
  parent.append(Object.assign(document.createElement('p'), { id: 'b' }));
  expect(await later).toBe(parent.lastChild);
  await expect(waitForElement(parent, '#c', 5)).rejects.toThrow('No element for "#c" was found within 5 ms.');
});

it('ends when it is told to', async () => {
  const stop = new AbortController();
  const waiting = waitForElement(document, '#nowhere', 10_000, stop.signal);
  stop.abort('left');
  await expect(waiting).rejects.toBe('left');
});

it('sees an element that fits once an attribute changes, and waits for nothing that is no selector [ERR-605]', async () => {
  const parent = document.createElement('div');
  parent.innerHTML = '<p></p>';
  const waiting = waitForElement(parent, '[data-ready]', 10_000);
  parent.firstElementChild?.setAttribute('data-ready', '');
  expect(await waiting).toBe(parent.firstChild);
  const observe = vi.spyOn(MutationObserver.prototype, 'observe');
  await expect(waitForElement(document, '[')).rejects.toThrow();
  expect(observe).not.toHaveBeenCalled();
});
