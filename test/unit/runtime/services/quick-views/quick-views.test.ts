// Which clicks open the quick view. That it opens and is recorded on a page is proved in test/browser/blocks/quick-view.
import { afterEach, expect, it, vi } from 'vitest';
import quickViewsService from '../../../../../src/runtime/services/quick-views/index.ts';
import type { Page } from '../../../../../src/runtime/stage/page.ts';
import type { Request } from '../../../../../src/vocab/calls.ts';
import { deferred } from '../../../../deferred.ts';
import { pageStore } from '../../../../fake-page.ts';

afterEach(() => document.body.replaceChildren());

function start(data: string | null) {
  const tile = document.createElement('article');
  if (data !== null) tile.setAttribute('data-product', data);
  const link = document.createElement('a');
  link.href = '#caneca';
  link.setAttribute('data-quick-view', '');
  tile.append(link);
  document.body.append(tile);
  const open = vi.fn(async () => ({}));
  const page = { open, prepare: () => {}, service: vi.fn(), store: pageStore() } as unknown as Page;
  const service = quickViewsService.start(page);
  const click = (init: MouseEventInit = {}): boolean => {
    let handled = false;
    const listen = (event: Event): void => {
      handled = service.handle?.(event, link) ?? false;
    };
    addEventListener('click', listen, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }));
    return handled;
  };
  return { open, click, stop: service.stop };
}

it('opens the quick view with the product around the link and its address', () => {
  const { open, click, stop } = start('{"id":"caneca"}');
  expect(click()).toBe(true);
  expect(open.mock.calls).toEqual([
    ['quick-view', { product: { id: 'caneca' }, url: `${location.href.split('#')[0]}#caneca` }],
  ]);
  stop();
});

it.each([
  { name: 'no product around it', data: null, init: {} },
  { name: 'data that are no JSON', data: '{', init: {} },
  { name: 'a click for a new tab', data: '{"id":"caneca"}', init: { ctrlKey: true } },
])('leaves a link alone that has $name', ({ data, init }) => {
  const { open, click, stop } = start(data);
  expect(click(init)).toBe(false);
  expect(open).not.toHaveBeenCalled();
  stop();
});

it('is not recorded by a call that waits until the visitor has withdrawn', async () => {
  const store = pageStore();
  const decide = (analytics: boolean): void =>
    store.setState(({ consent }) => ({
      consent: { ...consent, decided: true, purposes: { ...consent.purposes, analytics } },
    }));
  decide(true);
  const { promise: calls, resolve: arrive } = deferred<Request>();
  const request = vi.fn(async (_: { isAllowed?: () => boolean }) => ({}));
  const { api, stop } = quickViewsService.start({ store, service: () => calls } as unknown as Page);
  const recorded = api('um');
  decide(false);
  arrive(request as unknown as Request);
  await recorded;
  expect(request.mock.calls[0]?.[0].isAllowed?.()).toBe(false);
  stop();
});

it.each([
  ['a visitor', {}, 1],
  ['an owner', { authenticatedAccount: { id: 'a1' } }, 0],
])('a quick view of %s is recorded %#', async (_, context, count) => {
  const request = vi.fn(async () => ({}));
  const { api, stop } = quickViewsService.start({
    store: pageStore(context),
    context,
    service: async () => request,
  } as unknown as Page);
  await api('um');
  expect(request).toHaveBeenCalledTimes(count);
  stop();
});
