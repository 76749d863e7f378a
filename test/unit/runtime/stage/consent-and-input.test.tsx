import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Handover } from '../../../../src/runtime/loader/handover.ts';
import type { AnyBlockModule } from '../../../../src/runtime/mount/block-module.ts';
import type { Page } from '../../../../src/runtime/stage/page.ts';
import type { PageInterface } from '../../../../src/runtime/stage/page-interface.ts';
import type { Registry } from '../../../../src/runtime/stage/registry.ts';
import type { ServiceModule } from '../../../../src/runtime/stage/service-module.ts';
import { startStage } from '../../../../src/runtime/stage/stage.ts';
import { consentSlice } from '../../../../src/runtime/store/consent.ts';
import { consoleOfTest, expectConsole } from '../../expect-console.ts';
import { fakeHandover } from '../loader/fake-handover.ts';

const module: AnyBlockModule = {
  block: { name: 'good', summary: '', when: 'load', budget: 1, data: {} },
  View: () => <p>de pé</p>,
  styles: [],
  readOwn: () => ({ content: {}, lend: [] }),
};
const load = vi.fn(async () => ({ default: module }));
const registry: Registry = {
  good: { when: 'load', load },
  far: { when: 'visible', load },
  paid: { when: 'load', consent: 'marketing', load },
  over: { when: 'load', level: 'page', load },
  late: { when: 'load', load: () => new Promise(() => {}) },
};

let stagePage: Page;
/** Hands the page of the stage to the test. */
const spy: ServiceModule = {
  start(page) {
    stagePage = page;
    return { api: undefined, stop() {} };
  },
};

async function start(html: string, { before = (_: Handover): void => {}, debug = false } = {}): Promise<Handover> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  document.body.innerHTML = html;
  Reflect.set(window, 'Vitrine', { q: [] });
  const { handover } = fakeHandover();
  if (debug) handover.tag.setAttribute('data-debug', '');
  before(handover);
  await startStage(handover, registry, { spy: { starts: [{}], load: async () => ({ default: spy }) } });
  return handover;
}

afterEach(() => {
  (Reflect.get(window, 'Vitrine') as PageInterface).destroy();
  load.mockClear();
  document.body.removeAttribute('data-controllers-bound');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

const host = (id = 'host'): HTMLElement => document.getElementById(id) as HTMLElement;
const stateIs = (state: string): Promise<void> =>
  vi.waitFor(() => expect(host().getAttribute('data-block-state')).toBe(state), 10_000);
const allow = (analytics: boolean): void =>
  stagePage.store.setState({
    consent: { ...consentSlice, decided: true, purposes: { ...consentSlice.purposes, analytics } },
  });

describe('a purpose that is withdrawn', () => {
  it('takes a block down that stands, and brings it back when it is granted again', async () => {
    await start('<div id="host" data-block="good" data-block-consent="analytics">a página</div>');
    await vi.waitFor(() => expect(stagePage).toBeDefined());
    allow(true);
    await stateIs('ready');
    expect(host().shadowRoot?.textContent).toBe('de pé');
    const gone = vi.fn();
    host().addEventListener('vitrine:block-removed', gone);
    allow(false);
    expect(host().getAttribute('data-block-state')).toBe('waiting');
    expect(host().shadowRoot?.innerHTML).toBe('<slot></slot>');
    expect(gone).toHaveBeenCalledOnce();
    allow(true);
    await stateIs('ready');
    expect(host().shadowRoot?.textContent).toBe('de pé');
  });

  it('stops a block that waits to come near', async () => {
    const handover = await start('<div id="host" data-block="far" data-block-consent="analytics">a</div>');
    await vi.waitFor(() => expect(stagePage).toBeDefined());
    allow(true);
    allow(false);
    handover.seen.push([host()]);
    handover.notify();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    expect(host().getAttribute('data-block-state')).toBe('waiting');
    allow(true);
    await stateIs('ready');
  });

  it('is the declared one where the element names none', async () => {
    await start('<div id="host" data-block="paid" data-block-consent="">a</div>');
    expect(host().getAttribute('data-block-state')).toBe('waiting');
    expect(load).not.toHaveBeenCalled();
  });

  it('is written on every block that waits for it, from the attribute or the declaration, and taken off what no longer waits', async () => {
    await start(
      '<div id="host" data-block="good" data-block-consent="analytics"></div><div id="paid" data-block="paid"></div><div id="free" data-block="far" data-block-gated="analytics"></div>',
    );
    await vi.waitFor(() => expect(stagePage).toBeDefined());
    const marked = () => ['host', 'paid', 'free'].map((id) => host(id).getAttribute('data-block-gated'));
    expect(marked()).toEqual(['analytics', 'marketing', null]);
    allow(true);
    expect(marked()).toEqual([null, 'marketing', null]);
    await stateIs('ready');
    allow(false);
    expect(marked()).toEqual(['analytics', 'marketing', null]);
    (Reflect.get(window, 'Vitrine') as PageInterface).unmount(host('paid'));
    expect(marked()).toEqual(['analytics', null, null]);
  });

  it('does not concern a page-level block, which waits to be opened', async () => {
    await start('<div id="host" data-block="over" data-block-consent="analytics"></div>');
    expect(host().getAttribute('data-block-state')).toBe('waiting');
    expect(host().hasAttribute('data-block-gated')).toBe(false);
    allow(true);
    allow(false);
    expect(host().hasAttribute('data-block-gated')).toBe(false);
  });
});

describe('words that say nothing to the stage', () => {
  const html =
    '<div id="first" data-block="far" data-block-load="soon"></div><div data-block="good" data-block-consent="ads"></div><div data-block="paid" data-block-consent=""></div>';

  it('are told once each in developer mode, with what is read in their place', async () => {
    expectConsole(/VT012/);
    await start(html, { debug: true });
    await vi.waitFor(() => expect(consoleOfTest.lines).toHaveLength(3));
    document.body.insertAdjacentHTML('beforeend', '<div data-block="far" data-block-load="later"></div>');
    await vi.waitFor(() => expect(consoleOfTest.lines).toHaveLength(4));
    const read = vi.spyOn(host('first'), 'getAttribute');
    document.body.insertAdjacentHTML('beforeend', '<div data-block="far" id="host"></div>');
    await stateIs('waiting');
    await new Promise((resolve) => setTimeout(resolve));
    expect(read).not.toHaveBeenCalled();
    await (Reflect.get(window, 'Vitrine') as PageInterface).report();
    expect(consoleOfTest.lines).toHaveLength(4);
    const said = consoleOfTest.lines.join('\n');
    expect(said).toMatch(/far#first: data-block-load="soon".*load, visible, idle, interaction.*visible/);
    expect(said).toMatch(
      /good \(div\): data-block-consent="ads".*necessary, preferences, analytics, marketing.*never granted/,
    );
    expect(said).toMatch(/paid \(div\): data-block-consent="".*marketing/);
  });

  it('stand in the report at other times, and on their blocks; the console has those of blocks that never load', async () => {
    expectConsole(/VT012 good/);
    await start(html);
    const { messages, blocks } = await (Reflect.get(window, 'Vitrine') as PageInterface).report();
    expect(messages.map(({ code, block }) => [code, block])).toEqual([
      ['VT012', 'far'],
      ['VT012', 'good'],
      ['VT012', 'paid'],
    ]);
    expect(blocks.map(({ problems }) => problems.map(({ where }) => where))).toEqual([
      ['data-block-load'],
      ['data-block-consent'],
      ['data-block-consent'],
    ]);
    expect(consoleOfTest.lines).toHaveLength(1);
  });
});

describe('what the loader held', () => {
  /** A press that sends a form is the one that waits: of every other the page's own handlers have heard already. */
  const BUTTON = '<form onsubmit="return false"><button>x</button></form>';
  const sentOf = async (html: string, before = (): void => {}): Promise<string[]> => {
    const sent: string[] = [];
    await start(html, {
      before(handover) {
        before();
        for (const one of document.querySelectorAll('body > div')) {
          const target = one.querySelector('button') as Element;
          one.querySelector('form')?.addEventListener('submit', () => sent.push(one.id));
          handover.held.push({ target, host: one });
        }
      },
    });
    return sent;
  };

  it('is performed at once for hosts that no block will take, and kept for the others', async () => {
    expectConsole(/VT010 nope#unknown/);
    const sent = await sentOf(
      `<div id="unknown" data-block="nope">${BUTTON}</div><div id="gated" data-block="paid">${BUTTON}</div><div id="awaited" data-block="late">${BUTTON}</div>`,
    );
    expect(sent.sort()).toEqual(['gated', 'unknown']);
  });

  it.each([
    ['the platform’s own runtime is', () => document.body.setAttribute('data-controllers-bound', '')],
    ['no block is known by that mark', undefined],
  ])('is performed at once in published markup where %s', async (_, before) => {
    const sent = await sentOf(`<div id="theirs" class="sqs-block">${BUTTON}</div>`, before);
    expect(sent).toEqual(['theirs']);
  });

  it('is performed at once for a block that is unmounted', async () => {
    const sent = await sentOf(`<div id="awaited" data-block="late">${BUTTON}</div>`);
    expect(sent).toEqual([]);
    (Reflect.get(window, 'Vitrine') as PageInterface).unmount(host('awaited'));
    expect(sent).toEqual(['awaited']);
  });
});
