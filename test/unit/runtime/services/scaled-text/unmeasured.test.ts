import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fitTexts } from '../../../../../src/runtime/services/scaled-text/fit-texts.ts';
import scaledText from '../../../../../src/runtime/services/scaled-text/index.ts';

/** What the browser says of the elements of a page: five times its size is the width of a text that is shown. */
function layOut(html: string): HTMLElement {
  document.body.innerHTML = html;
  for (const box of document.querySelectorAll('[data-wide]'))
    Object.defineProperty(box, 'clientWidth', { value: 500, configurable: true });
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => {
    const { style } = element as HTMLElement;
    const width = element.closest('[hidden]') ? 'auto' : `${Number.parseFloat(style.fontSize) * 5}px`;
    const sides = { paddingLeft: style.paddingLeft, paddingRight: style.paddingRight };
    return { width, ...sides, display: style.display, boxSizing: style.boxSizing } as CSSStyleDeclaration;
  });
  return document.querySelector('[data-scaled-text]') as HTMLElement;
}

let shows = (): void => {};

beforeEach(() => {
  for (const one of [document, Document.prototype])
    Object.defineProperty(one, 'fonts', { value: new EventTarget(), configurable: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
        shows = () => report([{ isIntersecting: true }]);
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  for (const one of [document, Document.prototype]) Reflect.deleteProperty(one, 'fonts');
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each([
  ['an inline element', '<h1 data-wide><a><span data-scaled-text>Louça</span></a></h1>'],
  ['an element without a box', '<div data-wide><b style="display: contents"><i data-scaled-text>Louça</i></b></div>'],
])('a text in %s is measured against what has a width [SCALE-301]', (_, html) => {
  const text = layOut(html);
  expect(fitTexts([text]).size).toBe(0);
  expect(text.style.fontSize).toBe('99.9px');
});

it('the edges of a text, and of what shrinks to it, are not room for it [SCALE-301]', () => {
  const padding = 'padding: 0 50px';
  const text = layOut(
    `<div data-wide><a style="${padding}"><b style="${padding}" data-scaled-text>Louça</b></a></div>`,
  );
  fitTexts([text]);
  expect(text.style.fontSize).toBe('59.9px');
  text.style.boxSizing = 'border-box';
  fitTexts([text]);
  expect(text.style.fontSize).toBe('79.9px');
});

it('a text that is not shown is left as the server sent it, and fitted when it is shown [SCALE-301]', async () => {
  const heading = '<h3 style="font-size: 2rem">Louça</h3>';
  const text = layOut(`<div data-wide hidden><div data-scaled-text style="color: red">${heading}</div></div>`);
  const styles = (): string[] => [text, text.children[0] as HTMLElement].map(({ style }) => style.cssText);
  const sent = styles();
  const { stop } = scaledText.start();
  expect(styles()).toEqual(sent);
  const measured = vi.mocked(getComputedStyle);
  measured.mockClear();
  // It hears of the change after the service.
  const heard = new Promise((resolve) => new MutationObserver(resolve).observe(text, { attributes: true }));
  text.style.color = 'blue';
  await heard;
  expect(measured).not.toHaveBeenCalled();
  text.parentElement?.removeAttribute('hidden');
  shows();
  expect(text.style.fontSize).toBe('99.9px');
  expect(text.classList).toContain('loaded');
  stop();
});
