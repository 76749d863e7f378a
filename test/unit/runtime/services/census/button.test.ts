import { afterEach, expect, it, vi } from 'vitest';
import { isHeld } from '../../../../../src/runtime/services/census/button.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const linkTo = (target: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href: 'https://outra.exemplo/', target });
const click = new MouseEvent('click');

it.each([
  ['by itself', '', '_self', true],
  ['where the page’s base opens a new window', '_blank', '', false],
  ['in this one where only the base opens a new one', '_blank', '_self', true],
  ['in a window of its own', '', 'nova', false],
  ['around a page in no frame', '', '_top', true],
])('a link that opens %s', (_, base, target, held) => {
  if (base) document.head.append(Object.assign(document.createElement('base'), { target: base }));
  expect(isHeld(linkTo(target), click)).toBe(held);
});

it.each(['_top', '_parent'])('a link of a framed page that leads %s away is left to the browser', (target) => {
  vi.stubGlobal('top', {});
  expect(isHeld(linkTo(target), click)).toBe(false);
  expect(isHeld(linkTo('_self'), click)).toBe(true);
});
