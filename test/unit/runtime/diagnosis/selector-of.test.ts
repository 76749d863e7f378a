import { afterEach, expect, it } from 'vitest';
import { selectorOf } from '../../../../src/runtime/diagnosis/selector-of.ts';

afterEach(() => document.body.replaceChildren());

function elementIn(id: string): Element {
  const main = document.createElement('main');
  const [, element = main] = [0, 1].map(() => main.appendChild(document.createElement('div')));
  element.id = id;
  document.body.append(main);
  return element;
}

it.each(['block-8e7b2326ca6d91d739d2', 'block-yui_3_17_2_1_1566224565890_61480', 'faq'])(
  'is the id %s, which tells nothing of anybody',
  (id) => {
    const element = elementIn(id);
    const address = selectorOf(element);
    expect(address).toBe(`#${id}`);
    expect(document.querySelector(address)).toBe(element);
  },
);

it('writes an id that is no name in a selector with its escapes', () => {
  expect(selectorOf(elementIn('5e7b2326ca6d91d739d2'))).toBe('#\\35 e7b2326ca6d91d739d2');
  expect(selectorOf(elementIn('a b'))).toBe('#a\\ b');
});

it.each(['ana@exemplo.com.br', 'cliente-11987654321', 'q7Zx81kPw02mNb55tR'])(
  'is no id such as %s, but the way to the element',
  (id) => {
    const element = elementIn(id);
    const address = selectorOf(element);
    expect(address).toBe('main > div:nth-of-type(2)');
    expect(document.querySelector(address)).toBe(element);
  },
);
