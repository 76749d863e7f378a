import { expect, it } from 'vitest';
import { CallError } from '../../../../../src/api/call/call-error.ts';
import { problemMessage } from '../../../../../src/runtime/services/cart/problem-of.ts';

const PATH = '/api/commerce/shopping-cart';
const failed = (method: 'GET' | 'POST', data: unknown = null): CallError =>
  new CallError({ method, path: PATH }, 'refused', '', { status: 503, data });

it.each([
  ['read', failed('GET'), 'cartUnread'],
  ['add', failed('POST'), 'cartUnavailable'],
  ['add', failed('GET', { error: 'Tente mais tarde.' }), 'cartUnconfirmed'],
  ['add', new TypeError('x is undefined'), 'cartRefused'],
  ['checkout', failed('POST'), 'cartLeaveFailed'],
  ['checkout', failed('GET', { error: 'Fechado.' }), 'Fechado.'],
  ['checkout', new TypeError('x is undefined'), 'cartLeaveFailed'],
  ['checkout', new Error('Os pedidos abrem às 9h.'), 'Os pedidos abrem às 9h.'],
  ['add', new Error('the visitor has no cart'), 'cartRefused'],
] as const)('says of %s and %s: %s', (action, error, sentence) => {
  expect(problemMessage(action, error, (key) => key)).toBe(sentence);
});

it('takes the reason of a call of the page that adds by GET', () => {
  expect(problemMessage('add', failed('GET', { error: 'Esgotado.' }), (key) => key, true)).toBe('Esgotado.');
});
