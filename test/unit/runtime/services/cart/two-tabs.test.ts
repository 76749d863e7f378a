import { once } from 'node:events';
import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError, type CallErrorKind } from '../../../../../src/api/call/call-error.ts';
import { cartCalls } from '../../../../../src/api/cart.ts';
import { VisitorCart } from '../../../../../src/runtime/services/cart/cart-control.ts';
import { cartLock } from '../../../../../src/runtime/services/cart/cart-lock.ts';
import { tabSync } from '../../../../../src/runtime/services/cart/tab-sync.ts';
import type { Page } from '../../../../../src/runtime/stage/page.ts';
import { createPageStore } from '../../../../../src/runtime/store/store.ts';
import type { Request } from '../../../../../src/vocab/calls.ts';
import type { CartItem } from '../../../../../src/vocab/cart-adapter.ts';
import { toCart } from '../../../../../src/vocab/entities/cart.ts';
import { started } from '../../../demo/server/started.ts';
import { Visitor } from '../../../demo/server/visitor.ts';
import { webLocks } from './web-locks.ts';

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SEED = Number(process.env.CART_SEED ?? Date.now() % 2 ** 31);

/** What lies without end, what there are few of, and what is sold out. */
const ITEMS: readonly Omit<CartItem, 'quantity'>[] = [
  { itemId: 'vale-presente', sku: 'SR-0901' },
  { itemId: 'vale-presente', sku: 'SR-0901-50' },
  { itemId: 'vale-presente', sku: 'SR-0901-200' },
  { itemId: 'caneca-neblina', sku: 'SR-0201' },
  { itemId: 'caneca-neblina', sku: 'SR-0202' },
  { itemId: 'caneca-neblina', sku: 'SR-0203' },
];

interface Entry {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
}

const entriesOf = (cart: object | null): readonly Entry[] =>
  (cart as { entries?: readonly Entry[] } | null)?.entries ?? [];

/** What a server with this log must have: quantities by SKU. */
class Model {
  readonly quantities = new Map<string, number>();
  readonly skus = new Map<string, string>();

  /** Takes a change that the server has accepted. */
  take(method: string, path: string, body: Record<string, unknown>): void {
    const id = /\/items\/([^/]+)$/.exec(path)?.[1] ?? '';
    if (path.endsWith('/entries')) {
      const { sku, quantity } = body as unknown as CartItem;
      this.quantities.set(sku, (this.quantities.get(sku) ?? 0) + quantity);
    } else if (method === 'PUT' && id) this.quantities.set(this.skus.get(id) ?? id, body.quantity as number);
    else if (method === 'DELETE') this.quantities.delete(this.skus.get(id) ?? id);
  }

  /** Learns which entry has which SKU. */
  learn(cart: object | null): void {
    for (const { id, sku } of entriesOf(cart)) this.skus.set(id, sku);
  }

  get lines(): Record<string, number> {
    return Object.fromEntries([...this.quantities].sort());
  }
}

/** One connection to a demo server of the test's own, with the cookies of one browser. */
async function connection() {
  const visitor = await new Visitor((await started()).url).arrive();
  const agent = new Agent({ keepAlive: true });
  const send = async (
    method: string,
    path: string,
    body: string,
  ): Promise<{ status: number; data: Record<string, unknown> }> => {
    const asked = ask(`${visitor.url}${path}?crumb=${visitor.crumb}`, {
      method,
      agent,
      headers: {
        cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
        'x-csrf-token': visitor.crumb,
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
    });
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      visitor.cookies.set(name, value);
    }
    return { status: answer.statusCode ?? 0, data: JSON.parse(await text(answer)) };
  };
  return { send, close: () => agent.destroy() };
}

const linesOf = (cart: object | null): Record<string, number> =>
  Object.fromEntries(
    entriesOf(cart)
      .map(({ sku, quantity }): [string, number] => [sku, quantity])
      .sort(),
  );

beforeEach(() => {
  const body = { replaceChildren: () => {} };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { body }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

for (const { actions, tags } of [
  { actions: 500, tags: [] },
  { actions: 10_000, tags: ['long'] },
])
  it(`two tabs make ${actions} changes in a random order, with faults: none is lost, and both show the server’s cart [CART-001, CART-004, CART-005] (seed ${SEED}, CART_SEED repeats it)`, {
    tags,
    timeout: 240_000,
  }, async () => {
    const random = randomOf(SEED);
    const chance = (share: number): boolean => random() < share;
    const oneOf = <Value>(list: readonly Value[]): Value | undefined => list[Math.floor(random() * list.length)];
    const { send, close } = await connection();
    stops.push(close);
    const model = new Model();
    /** Every cart that the server has said. */
    const said = new Set<string>(['null']);
    const wrong: string[] = [];
    const counts = { accepted: 0, refused: 0, lostBefore: 0, lostAfter: 0, unavailable: 0, unreadable: 0 };
    let faults = true;

    /** The calls of both tabs over a network on which some requests do not arrive, some answers do not come back, and some are no answers. */
    const request: Request = async (call) => {
      const { method, path } = call;
      const isWrite = method !== 'GET';
      const fail = (kind: CallErrorKind, count: keyof typeof counts, status = 0, data: unknown = null): never => {
        counts[count] += 1;
        throw new CallError(call, kind, '', { status, data });
      };
      if (faults && isWrite && chance(0.02)) fail('offline', 'lostBefore');
      if (faults && chance(0.01)) fail('refused', 'unavailable', 503);
      const body = call.body === undefined ? '' : JSON.stringify(call.body);
      if (/price|cents|amount|total|currency/i.test(body)) wrong.push(`a price was sent: ${body}`);
      const { status, data } = await send(method, path, body);
      const ok = status === 200;
      const cart = ok ? ((data.shoppingCart as object | undefined) ?? data) : null;
      if (cart && 'entries' in cart) {
        model.learn(cart);
        said.add(JSON.stringify(toCart(cart)));
      }
      if (isWrite && ok) {
        counts.accepted += 1;
        model.take(method, path, (call.body ?? {}) as Record<string, unknown>);
      }
      if (!ok) fail('application', 'refused', status, data);
      if (faults && isWrite && chance(0.02)) fail('timeout', 'lostAfter');
      if (faults && chance(0.005)) fail('shape', 'unreadable', 200);
      return data;
    };

    const locks = webLocks();
    function openTab(): VisitorCart {
      const context = { storeSettings: { addToCartConfirmationType: 2 } };
      const store = createPageStore();
      // The cart uses only these parts of a page.
      const page = { store, context, overrides: new Map(), messages: {}, open: async () => {} } as unknown as Page;
      const channel = tabSync(() => tab.refresh());
      const tab: VisitorCart = new VisitorCart(page, {
        adapter: {
          get: async () => ({ ...cartCalls(request), checkout: async () => false }),
          use: () => ({}),
          checkout: async () => false,
        },
        checkout: async () => false,
        lock: cartLock(locks),
        tellTabs: channel.tell,
      });
      stops.push(channel.stop, () => tab.stop());
      store.subscribe(({ cart: now }, { cart: before }) => {
        if (!now || now.cart === before?.cart) return;
        if (!said.has(JSON.stringify(now.cart))) wrong.push(`shown, but not said: ${JSON.stringify(now.cart)}`);
        if (!Number.isSafeInteger(now.totalQuantity) || now.totalQuantity < 0) wrong.push(`${now.totalQuantity} items`);
      });
      return tab;
    }

    /** One random change as a visitor of this tab would make it: of what the tab shows. */
    function change(tab: VisitorCart): Promise<unknown> {
      const entry = oneOf(entriesOf(tab.get().cart));
      const kind = random();
      if (!entry || kind < 0.3)
        return tab.add({ ...(oneOf(ITEMS) as CartItem), quantity: 1 + Math.floor(random() * 3) });
      if (kind < 0.72) return tab.setQuantity(entry.id, 1 + Math.floor(random() * 8));
      if (kind < 0.8) return tab.applyCode(chance(0.5) ? 'BARRO10' : 'NADA');
      if (kind < 0.9) return tab.remove(entry.id);
      return tab.remove(entry.id).then(({ undo }) => undo?.());
    }

    let left = actions;
    async function visit(tab: VisitorCart): Promise<void> {
      while (left > 0) {
        // Sometimes impatient: several at once.
        const together = Math.min(left, chance(0.5) ? 1 + Math.floor(random() * 6) : 1);
        left -= together;
        await Promise.allSettled(Array.from({ length: together }, () => change(tab)));
        if (chance(0.3)) await new Promise((resolve) => setImmediate(resolve));
      }
    }

    const tabs = [openTab(), openTab()] as const;
    await Promise.all(tabs.map(visit));
    faults = false;
    const ended = performance.now();
    // The last broken answer was the last thing a tab heard; the message to the other one makes it ask again.
    for (const tab of tabs) tab.refresh();
    const { data: server } = await send('GET', '/api/commerce/shopping-cart', '');
    await vi.waitFor(
      () => {
        for (const tab of tabs) expect(JSON.stringify(tab.get().cart)).toBe(JSON.stringify(toCart(server)));
      },
      { timeout: 2_000, interval: 10 },
    );
    expect(performance.now() - ended).toBeLessThan(2_000);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(linesOf(server)).toEqual(model.lines);
    for (const tab of tabs) expect(tab.get().pending).toEqual([]);
    // Each kind of fault happened, and most changes were made.
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
    expect(counts.accepted).toBeGreaterThan(actions / 3);
  });
