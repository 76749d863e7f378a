import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import scaledText from '../../../../../src/runtime/services/scaled-text/index.ts';

beforeEach(() => {
  for (const one of [document, Document.prototype])
    Object.defineProperty(one, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  for (const one of [document, Document.prototype]) Reflect.deleteProperty(one, 'fonts');
  document.body.replaceChildren();
});

it('fits a text again whose style a morph of the page has taken away, and writes nothing else', async () => {
  const box = document.createElement('div');
  Object.defineProperty(box, 'clientWidth', { value: 500 });
  const text = document.createElement('p');
  text.dataset.scaledText = '';
  const heading = document.createElement('h2');
  heading.append('Louça');
  text.append(heading);
  box.append(text);
  document.body.append(box);
  const measured = vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        width: `${Number.parseFloat((element as HTMLElement).style.fontSize) * 5}px`,
        paddingLeft: '0px',
        paddingRight: '0px',
      }) as CSSStyleDeclaration,
  );
  const { stop } = scaledText.start();
  const sizes = (): string[] => [text.style.fontSize, heading.style.fontSize];
  const fitted = ['99.9px', 'inherit'];
  expect(sizes()).toEqual(fitted);
  for (const changed of [text, heading]) {
    changed.removeAttribute('style');
    await vi.waitFor(() => expect(sizes()).toEqual(fitted));
  }
  measured.mockClear();
  // It hears of the change after the service.
  const heard = new Promise((resolve) => new MutationObserver(resolve).observe(heading, { attributes: true }));
  heading.style.color = 'red';
  await heard;
  expect(measured).not.toHaveBeenCalled();
  stop();
  expect(sizes()).toEqual(['', '']);
});
