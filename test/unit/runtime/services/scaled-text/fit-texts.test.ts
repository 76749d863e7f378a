import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitTexts } from '../../../../../src/runtime/services/scaled-text/fit-texts.ts';

/** A text as wide as `widthAt` says of its size, in a container of 500 px. */
function textOf(widthAt: (size: number) => number): { text: HTMLElement; widthAt: (size: number) => number } {
  const box = document.createElement('div');
  const text = document.createElement('p');
  text.textContent = 'Louça';
  Object.defineProperty(box, 'clientWidth', { value: 500 });
  box.append(text);
  document.body.append(box);
  return { text, widthAt };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('texts of a page', () => {
  it('are measured again only while they do not fit, however many others do not yet [SCALE-301, SCALE-303]', () => {
    const plain = textOf((size) => size * 5);
    // Not in proportion to its size: a font with an optical size.
    const optical = textOf((size) => size * 5 + Math.sqrt(size) * 20);
    const measured = new Map<Element, number>();
    vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => {
      const one = [plain, optical].find(({ text }) => text === element);
      if (one) measured.set(element, (measured.get(element) ?? 0) + 1);
      const width = one ? `${one.widthAt(Number.parseFloat(one.text.style.fontSize))}px` : '';
      return { width, paddingLeft: '0px', paddingRight: '0px' } as CSSStyleDeclaration;
    });
    fitTexts([plain.text, optical.text]);
    for (const { text, widthAt } of [plain, optical]) {
      const width = widthAt(Number.parseFloat(text.style.fontSize));
      expect(width).toBeLessThanOrEqual(499.5);
      expect(width).toBeGreaterThan(499);
    }
    expect(measured.get(plain.text)).toBe(2);
    expect(measured.get(optical.text)).toBeGreaterThan(2);
  });
});
