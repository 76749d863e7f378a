import { SEEDED_MEMBER, SEEDED_OWNER } from '../../../../demo/server/data/members.ts';
import { CircuitBreaker } from '../../../../src/api/call/circuit-breaker.ts';
import { createRequest } from '../../../../src/api/call/request.ts';
import type { Request } from '../../../../src/vocab/calls.ts';
import { say, tabNote } from '../../api/page.ts';
import type { Caller, Client } from './clients.ts';
import { Visitor } from './visitor.ts';

export interface SitePage {
  readonly visitor: Visitor;
  readonly request: Request;
  /** Signs a member or the owner in, or puts something into the cart, where a client needs it. */
  ready(needs: Client['needs']): Promise<Omit<Caller, 'request'>>;
  /** What the visitor was shown. */
  readonly told: string[];
}

/** A page of the running site as its own call layer sees it, with the cookies of its visitor. */
export async function pageOf(url: string): Promise<SitePage> {
  const visitor = await new Visitor(url).arrive();
  const told: string[] = [];
  const request = createRequest({
    fetch: async (one) => {
      const { pathname, search } = new URL(one.url);
      const body = one.method === 'GET' ? '' : await one.text();
      const answer = await visitor.fetch(pathname + search, {
        method: one.method,
        headers: Object.fromEntries(one.headers),
        signal: one.signal,
        ...(body && { body }),
      });
      // A browser leads no call of ours to another host.
      if (answer.status >= 300 && answer.status < 400) throw new TypeError('led elsewhere');
      return answer;
    },
    site: { origin: url, baseUrl: '', appDomain: '' },
    crumbs: {
      read: () => [visitor.crumb].filter(Boolean),
      write(crumb) {
        visitor.cookies.set('crumb', crumb);
        return true;
      },
    },
    message: say,
    breaker: new CircuitBreaker(tabNote()),
    showError: (_, text) => void told.push(text),
    onOnline: () => {},
  });
  return {
    visitor,
    request,
    told,
    async ready(needs) {
      const xsrf = needs && needs !== 'cart' ? await signIn(visitor, ACCOUNTS[needs]) : '';
      const cart = needs === 'cart' ? await fillCart(visitor) : { token: '', line: '' };
      return { xsrf, cart };
    },
  };
}

const ACCOUNTS = { member: SEEDED_MEMBER, owner: SEEDED_OWNER } as const;

async function signIn(visitor: Visitor, account: (typeof ACCOUNTS)[keyof typeof ACCOUNTS]): Promise<string> {
  const login = await visitor.post('/api/site-users/account/session', { ...account, rememberMe: false });
  return (await login.json()).data.xsrfToken;
}

async function fillCart(visitor: Visitor): Promise<Caller['cart']> {
  const item = { itemId: 'caneca-neblina', sku: 'SR-0201', quantity: 1 };
  const added = await visitor.post('/api/commerce/shopping-cart/entries', item);
  const { shoppingCart, newlyAdded } = await added.json();
  return { token: shoppingCart.cartToken, line: newlyAdded.id };
}
