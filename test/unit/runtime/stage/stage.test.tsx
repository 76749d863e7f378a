import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyBlockModule } from '../../../../src/runtime/mount/block-module.ts';
import type { PageInterface } from '../../../../src/runtime/stage/page-interface.ts';
import type { Registry, ServiceRegistry } from '../../../../src/runtime/stage/registry.ts';
import type { ServiceModule } from '../../../../src/runtime/stage/service-module.ts';
import { startStage } from '../../../../src/runtime/stage/stage.ts';
import { INITIALISED } from '../../../../src/vocab/names.ts';
import { consoleOfTest, expectConsole } from '../../expect-console.ts';
import { fakeHandover } from '../loader/fake-handover.ts';

const View = () => <p>de pé</p>;

function moduleOf(name: string, content: AnyBlockModule['readOwn']): AnyBlockModule {
  return { block: { name, summary: '', when: 'load', budget: 1, data: {} }, View, styles: ['p {}'], readOwn: content };
}

const entry = (one: AnyBlockModule) => ({ when: 'load' as const, load: () => Promise.resolve({ default: one }) });
const registry: Registry = {
  good: entry(moduleOf('good', () => ({ content: {}, lend: [] }))),
  bad: entry(
    moduleOf('bad', () => {
      throw new Error('markup is missing');
    }),
  ),
};

const noServices: ServiceRegistry = {};

async function start(
  html: string,
  services = noServices,
  { handover } = fakeHandover(),
  blocks = registry,
): Promise<PageInterface> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  document.body.innerHTML = html;
  Reflect.set(window, 'Vitrine', { q: [] });
  await startStage(handover, blocks, services);
  return Reflect.get(window, 'Vitrine');
}

afterEach(() => {
  Reflect.get(window, 'Vitrine')?.destroy();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

const states = () => [...document.querySelectorAll('[data-block]')].map((one) => one.getAttribute('data-block-state'));

describe('a page', () => {
  it('has its flags set once its initialisers have run, and not before [CTX-026]', async () => {
    expect(document.documentElement.hasAttribute(INITIALISED)).toBe(false);
    const page = await start('<div data-block="good"></div>');
    expect(page.store.getState().initialised).toBe(true);
    expect(document.documentElement.getAttribute(INITIALISED)).toBe('blocks services');
  });

  it('runs every initialiser, also after one that fails, which is reported [CTX-025]', async () => {
    expectConsole(/VT030 blocks: Error: no more/);
    vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(() => {
      throw new Error('no more');
    });
    const load = vi.fn(() => new Promise<never>(() => {}));
    const page = await start('<p>a</p>', { consent: { starts: [{ selector: 'p' }], load } });
    vi.restoreAllMocks();
    expect(load).toHaveBeenCalledOnce();
    expect(page.store.getState().initialised).toBe(true);
  });

  it('mounts the other blocks where one has no readable markup [CTX-302]', async () => {
    expectConsole(/VT020 bad: .*markup is missing/);
    await start('<div data-block="good">a</div><div data-block="bad">b</div><div data-block="good">c</div>');
    // The first to fetch core.
    await vi.waitFor(() => expect(states()).toEqual(['ready', 'failed', 'ready']), 10_000);
    const [first, failed] = document.querySelectorAll('[data-block]');
    expect(first?.shadowRoot?.textContent).toBe('de pé');
    expect(failed?.textContent).toBe('b');
  });

  it('names an own block by its word alone, whatever the platform has marked it with beside and wherever its runtime is', async () => {
    expectConsole(/VT010 strange/);
    const theirs = 'data-controllers-bound class="sqs-block sqs-block-bad"';
    const page = await start(`<div ${theirs} data-block="good">a</div><div ${theirs} data-block="strange">b</div>`);
    await vi.waitFor(() => expect(states()).toEqual(['ready', null]));
    expect((await page.report()).messages.map(({ code, block }) => [code, block])).toEqual([['VT010', 'strange']]);
  });

  it('performs a press that a block did not want as soon as it stands', async () => {
    const { handover, ...rest } = fakeHandover();
    await start(
      '<div data-block="good"><form onsubmit="return false"><button>Enviar</button></form></div>',
      noServices,
      { handover, ...rest },
    );
    const [host] = document.querySelectorAll('[data-block]');
    const [target] = document.querySelectorAll('button');
    if (!host || !target) throw new Error('no host, no button');
    const sent = vi.fn();
    target.form?.addEventListener('submit', sent);
    handover.held.push({ host, target });
    handover.notify();
    await vi.waitFor(() => expect(states()).toEqual(['ready']));
    expect(sent).toHaveBeenCalledOnce();
  });

  it('says in any mode that a block is unknown: its element, and what to check', async () => {
    expectConsole(/VT010 constructor \(div\): there is no block "constructor": check its name/);
    const page = await start('<div data-block="constructor">a</div>');
    expect(states()).toEqual([null]);
    const { messages } = await page.report();
    expect(messages.map(({ code, block }) => [code, block])).toEqual([['VT010', 'constructor']]);
    expect(consoleOfTest.lines).toHaveLength(1);
  });

  it.each([
    ['in the preview frame of the editor', '/config/pages', true],
    ['in a strange frame', '/blog', false],
  ])('mounts the same blocks %s [CTX-301]', async (_, pathname, inFrame) => {
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as never);
    vi.spyOn(window, 'parent', 'get').mockReturnValue({ location: { pathname } } as never);
    const page = await start('<div data-block="good">a</div>');
    expect(page.store.getState().inEditorFrame).toBe(inFrame);
    await vi.waitFor(() => expect(states()).toEqual(['ready']));
  });
});

describe('the services of a page', () => {
  const open = vi.fn();
  const module: ServiceModule = { start: () => ({ api: { open }, stop() {} }) };
  const only = (load: () => Promise<ServiceModule>): ServiceRegistry => ({
    consent: {
      starts: [{ events: 'cookie-banner-unforce' }],
      load: async () => ({ default: await load() }),
    },
  });

  it('are asked for again where they did not come, and a command that finds none throws nothing', async () => {
    expectConsole(/VT023 consent: Error: offline/);
    let online = false;
    const page = await start(
      '',
      only(() => (online ? Promise.resolve(module) : Promise.reject(new Error('offline')))),
    );
    dispatchEvent(new CustomEvent('vitrine:cookie-banner-unforce'));
    await expect(page.consent.open()).rejects.toThrow('offline');
    online = true;
    await page.consent.open();
    expect(open).toHaveBeenCalledOnce();
  });

  it('do not start on a page that was given back while they were on their way', async () => {
    const started = vi.fn(module.start);
    const page = await start(
      '',
      only(() => Promise.resolve({ start: started })),
    );
    const asked = page.consent.open();
    page.destroy();
    await expect(asked).rejects.toThrow('stopped');
    expect(started).not.toHaveBeenCalled();
  });

  it('fetch the files of the dialog in the same step as the service that opens it, and not before a script asks', async () => {
    const shows = moduleOf('dialog', () => ({ content: {}, lend: [] }));
    const loadDialog = vi.fn(async () => ({
      default: { ...shows, block: { ...shows.block, level: 'page' as const } },
    }));
    // Its files never come: what is fetched after it would never be asked for.
    const loadService = vi.fn(() => new Promise<never>(() => {}));
    const page = await start('', { dialogs: { starts: [], load: loadService } }, fakeHandover(), {
      dialog: { when: 'load', level: 'page', load: loadDialog },
    });
    expect([loadService, loadDialog].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    page.dialog.confirm('Remover a peça?').catch(() => {});
    await vi.waitFor(() => expect([loadService, loadDialog].map(({ mock }) => mock.calls.length)).toEqual([1, 1]));
  });
});
