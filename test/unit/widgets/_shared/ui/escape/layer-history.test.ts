import { expect, it, vi } from 'vitest';
import { addLayerEntry } from '../../../../../../src/widgets/_shared/ui/escape/layer-history.ts';

const sent = new WeakSet<Event>();
// happy-dom also tells of changes by a script, of which no browser tells.
addEventListener('hashchange', (event) => sent.has(event) || event.stopImmediatePropagation(), true);

const hashChanged = (oldURL: string): void => {
  const event = Object.assign(new Event('hashchange'), { oldURL, newURL: location.href });
  sent.add(event);
  dispatchEvent(event);
};

it.each([
  ['#foto', 0],
  [undefined, 1],
] as const)('Back from a layer with the address %s tells the page of %s fragments', (url, times) => {
  history.replaceState(null, '', '#aba-2');
  const before = location.href;
  const [back, heard] = [vi.fn(), vi.fn()];
  addEventListener('hashchange', heard);
  const end = addLayerEntry(back, url);
  const open = location.href;
  // What Back does: the entry before is the page's, and the page is told of both.
  history.replaceState(null, '', before);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(back).toHaveBeenCalledOnce();
  hashChanged(open);
  expect(heard).toHaveBeenCalledTimes(times);
  hashChanged(open);
  expect(heard, 'the next one is the page’s own').toHaveBeenCalledTimes(times + 1);
  removeEventListener('hashchange', heard);
  end();
});

it('a layer with an address that closes otherwise goes back without telling the page of a fragment', async () => {
  history.replaceState(null, '', '#aba-2');
  const before = location.href;
  const heard = vi.fn();
  addEventListener('hashchange', heard);
  vi.stubGlobal('Vitrine', {});
  const go = vi.spyOn(history, 'go').mockImplementation(() => {
    history.replaceState(null, '', before);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    hashChanged(`${before}x`);
  });
  addLayerEntry(() => {}, '#foto')();
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(-1));
  expect(heard).not.toHaveBeenCalled();
  removeEventListener('hashchange', heard);
  vi.unstubAllGlobals();
});
