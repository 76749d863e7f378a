import { describe, expect, it, vi } from 'vitest';
import { createServices } from '../../../../src/runtime/stage/start-services.ts';
import { fakePage } from '../../../fake-page.ts';
import { expectConsole } from '../../expect-console.ts';
import { begin, fetchBlock, handle, isStarted, made, press, settled, stopped } from './one-service.ts';

describe('a service starts', () => {
  it.each([
    [true, 1],
    [{ any: 1 }, 1],
    [[0], 1],
    ['x', 1],
    [7, 1],
    [false, 0],
    [undefined, 0],
    [null, 0],
    [{}, 1],
    [[], 1],
    ['', 0],
    [0, 0],
  ])('where a field of the context is on: %j starts %i', async (value, times) => {
    begin([{ setting: 'website.panel' }], { context: { website: { panel: value } } });
    await isStarted(times);
  });

  it('not where the visitor has decided already, but for the editor’s preview frame', async () => {
    begin([{ unless: 'decided' }]);
    await isStarted(1);
    begin([{ unless: 'decided' }], { decided: true });
    await isStarted(1);
    begin([{ unless: 'decided' }], { decided: true, inEditorFrame: true });
    await isStarted(2);
    begin([{ unless: 'decided', setting: 'a' }], { inEditorFrame: true });
    await isStarted(3);
    begin([{ setting: 'a' }], { inEditorFrame: true });
    await isStarted(3);
  });

  it('not where the visitor has allowed a purpose, and where it was refused', async () => {
    begin([{ unless: 'purposes.analytics' }], { decided: true });
    await isStarted(1);
    begin([{ unless: 'purposes.necessary' }], { decided: true });
    await isStarted(1);
  });

  it('by a parameter of the address', async () => {
    begin([{ query: 'panel' }]);
    await isStarted(0);
    history.replaceState(null, '', '?panel');
    begin([{ query: 'panel' }]);
    await isStarted(1);
  });

  it('once a purpose is granted, and only once', async () => {
    const { grant } = begin([{ purpose: 'marketing' }]);
    await isStarted(0);
    grant(true);
    await isStarted(1);
    grant(false);
    grant(true);
    await isStarted(1);
    expect(stopped, 'its own declaration asks for no purpose').not.toHaveBeenCalled();
  });

  it('as long as the purpose of its declaration is granted, and again when that is granted again', async () => {
    const { grant } = begin([{}], { consent: 'marketing' });
    await isStarted(0);
    grant(true);
    await isStarted(1);
    grant(false);
    expect(stopped).toHaveBeenCalledOnce();
    grant(true);
    await isStarted(2);
  });

  it('for an element that is there', async () => {
    document.body.innerHTML = '<p class="map"></p>';
    begin([{ selector: '.map' }]);
    await isStarted(1);
  });

  it('for an element that comes later, itself or inside of what comes', async () => {
    const { services } = begin([{ selector: '.map' }]);
    const wrap = document.createElement('div');
    services.added([wrap]);
    await isStarted(0);
    wrap.innerHTML = '<p class="map"></p>';
    services.added([wrap]);
    await isStarted(1);
    const other = begin([{ selector: '.map' }]);
    other.services.added([wrap.firstElementChild as Element]);
    await isStarted(2);
  });

  it('for a page’s events, which it is handed, and for no others', async () => {
    begin([{ events: 'vitrine:shop-open vitrine:shop-close' }]);
    dispatchEvent(new CustomEvent('vitrine:shop-other'));
    await isStarted(0);
    dispatchEvent(new CustomEvent('vitrine:shop-close', { detail: 1 }));
    await isStarted(1);
    dispatchEvent(new CustomEvent('vitrine:shop-open', { detail: 2 }));
    await isStarted(1);
    expect(handle.mock.calls.map(([{ type }]) => type)).toEqual(['vitrine:shop-close', 'vitrine:shop-open']);
  });

  it.each(['storage', 'focus', 'pageshow'])('on %s where a cookie or kept value has changed since', async (type) => {
    begin([{ events: 'storage focus pageshow', changed: ['seen', 'kept-key'] }]);
    dispatchEvent(new Event(type));
    await isStarted(0);
    localStorage.setItem('kept-key', 'x');
    dispatchEvent(new Event(type));
    await isStarted(1);
    dispatchEvent(new Event(type));
    await isStarted(1);
  });

  it('only where every condition of an entry holds, and one entry is enough', async () => {
    begin([{ setting: 'a', query: 'panel' }], { context: { a: true } });
    await isStarted(0);
    begin([{ setting: 'a', query: 'panel' }, { setting: 'b' }], { context: { b: true } });
    await isStarted(1);
  });

  it('once, though two entries and somebody’s code ask for it', async () => {
    const { services, load } = begin([{}, { setting: 'a' }], { context: { a: true } });
    await expect(services.service('one')).resolves.toBe('made');
    await isStarted(1);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('what a service will open', () => {
  it('is fetched in the same step, and not where it does not start', () => {
    begin([{ query: 'panel', opens: 'dialog' }]);
    expect(fetchBlock).not.toHaveBeenCalled();
    begin([{ opens: 'dialog' }]);
    expect(fetchBlock).toHaveBeenCalledWith('dialog');
  });
});

describe('a service that breaks', () => {
  const broken = (): never => {
    throw new Error('broken');
  };

  it('reaches no other', async () => {
    expectConsole(/VT023 bad: Error: broken/);
    const page = fakePage();
    const starts = [{}];
    const services = createServices(
      {
        bad: { starts, load: async () => ({ default: { start: broken } }) },
        good: { starts, load: async () => ({ default: { start: () => ({ api: 'good', stop() {} }) } }) },
      },
      page,
    );
    made.push(services);
    services.start();
    await expect(services.service('good')).resolves.toBe('good');
    await expect(services.service('bad')).rejects.toThrow('broken');
  });

  it('while it takes an event is reported, and goes on', async () => {
    expectConsole(/VT023 one: Error: broken/);
    begin([{ events: 'vitrine:shop-open' }]);
    handle.mockImplementationOnce(broken);
    dispatchEvent(new CustomEvent('vitrine:shop-open'));
    await isStarted(1);
    dispatchEvent(new CustomEvent('vitrine:shop-open'));
    await settled();
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('is fetched twice before it counts as lost, and again for whoever asks next', async () => {
    expectConsole(/VT023/);
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const { services } = begin([], { load });
    await expect(services.service('one')).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(2);
    await expect(services.service('one')).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('that nobody has declared is a rejection', async () => {
    const { services } = begin([]);
    await expect(services.service('constructor')).rejects.toThrow(TypeError);
  });
});

describe('when everything stops', () => {
  it('each service stops, and nothing starts one any more', async () => {
    document.body.innerHTML = '<b class="press"></b>';
    const { services, grant } = begin([
      {},
      { events: 'click', selector: '.press' },
      { events: 'vitrine:shop-open' },
      { purpose: 'marketing' },
    ]);
    await isStarted(1);
    services.stop();
    expect(stopped).toHaveBeenCalledOnce();
    expect(press(document.querySelector('.press'))).toBe(true);
    dispatchEvent(new CustomEvent('vitrine:shop-open'));
    grant(true);
    await isStarted(1);
    expect(handle).not.toHaveBeenCalled();
  });

  it('a service on its way does not start', async () => {
    begin([{}]).services.stop();
    await isStarted(0);
  });
});
