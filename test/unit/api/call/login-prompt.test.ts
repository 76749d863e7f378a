// Who is asked to sign in where an answer says `loginRequired`.
import { beforeEach, expect, it } from 'vitest';
import { cartCalls } from '../../../../src/api/cart.ts';
import { readHeaderFooter, saveHeaderFooter } from '../../../../src/api/header-footer.ts';
import { sendReview } from '../../../../src/api/reviews.ts';
import { siteUserSession } from '../../../../src/api/site-user.ts';
import type { Request } from '../../../../src/vocab/calls.ts';
import { failureOf, pageOn } from '../page.ts';
import { siteOfTests } from '../site.ts';
import { json } from '../site-server.ts';

const site = siteOfTests();
beforeEach(() => {
  site.answer = json(401, { loginRequired: true });
});

const PROMPT = ['login', 'Solicitação não autorizada'];
const token = { read: () => 't', write() {}, clear() {} };
const member = (request: Request) => siteUserSession(request, { token, language: () => null });

it.each<[string, (request: Request) => Promise<unknown>]>([
  ['a review', (request) => sendReview(request, { itemId: 'i', rating: 5, text: 'Bom', name: 'Ana' })],
  ['what is put into the cart', (request) => cartCalls(request).add({ itemId: 'i', sku: 's', quantity: 1 })],
  ['a quiet call of the page', (request) => request({ method: 'POST', path: '/api/x', quiet: true })],
])('a visitor who sends %s is [DATA-015]', async (_, send) => {
  const page = pageOn(site.origin);
  await failureOf(send(page.request));
  expect(page.told).toEqual([PROMPT]);
});

it.each<[string, (request: Request) => Promise<unknown>]>([
  ['makes an automatic call', (request) => request({ method: 'GET', path: '/api/x', quiet: true, automatic: true })],
  ['handles the status', (request) => request({ method: 'GET', path: '/api/x', quiet: true, handles: [401] })],
  ['reads the cart, which nobody asked for', (request) => cartCalls(request).read()],
  ['signs in', (request) => member(request).login({ email: 'a@b.c', password: 'x' })],
  ['signs out', (request) => member(request).logout()],
  ['reads header and footer [HF-604]', readHeaderFooter],
  ['saves header and footer [HF-604]', (request) => saveHeaderFooter(request, { header: 1, footer: 2 })],
])('nobody is, where the page %s', async (_, send) => {
  const page = pageOn(site.origin);
  await send(page.request).catch(() => {});
  expect(page.told).toEqual([]);
});
