import { afterEach, expect, it, vi } from 'vitest';
import type { AnyBlockModule } from '../../../../src/runtime/mount/block-module.ts';
import gated from '../../../../src/runtime/services/gated-content/index.ts';
import { gatedContent } from '../../../../src/runtime/services/gated-content/service.ts';
import type { Page } from '../../../../src/runtime/stage/page.ts';
import type { PageInterface } from '../../../../src/runtime/stage/page-interface.ts';
import type { ServiceModule } from '../../../../src/runtime/stage/service-module.ts';
import { startStage } from '../../../../src/runtime/stage/stage.ts';
import { consentSlice } from '../../../../src/runtime/store/consent.ts';
import { fakeHandover } from '../loader/fake-handover.ts';

const module: AnyBlockModule = {
  block: { name: 'paid', summary: '', when: 'load', budget: 1, data: {} },
  View: () => <p>carregado</p>,
  styles: [],
  readOwn: () => ({ content: {}, lend: [] }),
};
const load = async () => ({ default: module });

let stagePage: Page;
let isStarted = false;
const spy: ServiceModule = {
  start(page) {
    stagePage = page;
    isStarted = true;
    return { api: undefined, stop() {} };
  },
};

async function start(html: string): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  document.body.innerHTML = html;
  Reflect.set(window, 'Vitrine', { q: [] });
  isStarted = false;
  await startStage(
    fakeHandover().handover,
    {
      paid: { when: 'load', consent: 'marketing', load },
      free: { when: 'load', load },
      over: { when: 'load', level: 'page', consent: 'marketing', load },
    },
    {
      spy: { starts: [{}], load: async () => ({ default: spy }) },
      'gated-content': { starts: gatedContent.starts, load: async () => ({ default: gated }) },
    },
  );
  await vi.waitFor(() => expect(isStarted).toBe(true));
}

afterEach(() => {
  (Reflect.get(window, 'Vitrine') as PageInterface).destroy();
  document.body.replaceChildren();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

const notices = () => [...document.querySelectorAll('[data-consent-notice]')];
const noticeOf = (id: string) => document.querySelector(`#${id} + [data-consent-notice]`);
const allow = (marketing: boolean): void =>
  stagePage.store.setState({
    consent: { ...consentSlice, decided: true, purposes: { ...consentSlice.purposes, marketing } },
  });

it('a block that waits by its declaration alone has a notice, also when its consent is withdrawn and when it is added later', async () => {
  await start('<div id="um" data-block="paid">a</div><div id="dois" data-block="free">b</div>');
  await vi.waitFor(() => expect(noticeOf('um')).not.toBeNull());
  expect(notices()).toHaveLength(1);
  expect(noticeOf('um')?.shadowRoot?.textContent).toContain('Este conteúdo ainda não foi carregado.');
  allow(true);
  await vi.waitFor(() => expect(document.getElementById('um')?.dataset.blockState).toBe('ready'), 10_000);
  expect(notices()).toHaveLength(0);
  allow(false);
  expect(document.getElementById('um')?.dataset.blockState).toBe('waiting');
  await vi.waitFor(() => expect(noticeOf('um')).not.toBeNull());
  document.body.insertAdjacentHTML('beforeend', '<div id="tres" data-block="paid">c</div>');
  await vi.waitFor(() => expect(noticeOf('tres')).not.toBeNull());
});

it('a block that was granted when the page came has its notice at the first withdrawal', async () => {
  await start('<div id="um" data-block="paid" data-consent-service="mapa">a</div><div data-block="paid">b</div>');
  await vi.waitFor(() => expect(notices()).toHaveLength(2));
  allow(true);
  document.body.insertAdjacentHTML('beforeend', '<div id="novo" data-block="paid">c</div>');
  await vi.waitFor(() => expect(document.getElementById('novo')?.dataset.blockState).toBe('ready'), 10_000);
  expect(notices()).toHaveLength(0);
  allow(false);
  await vi.waitFor(() => expect(noticeOf('novo')).not.toBeNull());
});

it('a page-level block has none, whether its element or its declaration names a purpose', async () => {
  await start(
    '<div id="um" data-block="paid">a</div><div id="camada" data-block="over" data-block-consent="analytics"></div><div data-block="over"></div>',
  );
  await vi.waitFor(() => expect(noticeOf('um')).not.toBeNull());
  allow(true);
  allow(false);
  await vi.waitFor(() => expect(noticeOf('um')).not.toBeNull());
  expect(notices()).toHaveLength(1);
});

it('a script that ran is found as it came by a page that keeps what it takes away, and does not run again there', async () => {
  await start('<div id="visao"><script type="text/plain" data-consent="marketing">7;</script><p>a</p></div>');
  const view = document.getElementById('visao') as HTMLElement;
  const waiting = () => view.querySelector('script[type="text/plain"][data-consent]');
  expect(waiting()).not.toBeNull();
  allow(true);
  await vi.waitFor(() => expect(waiting()).toBeNull());
  view.remove();
  await vi.waitFor(() => expect(waiting()).not.toBeNull());
  document.body.append(view);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script id="b" type="text/plain" data-consent="marketing">8;</script>',
  );
  await vi.waitFor(() => expect(document.getElementById('b')?.getAttribute('type')).not.toBe('text/plain'));
  expect(waiting()).not.toBeNull();
});

it('a block that was loaded once stays when the visitor chooses for the first time, about something else', async () => {
  await start('<div id="um" data-block="paid">a</div>');
  await vi.waitFor(() => expect(noticeOf('um')).not.toBeNull());
  const buttons = [...(noticeOf('um')?.shadowRoot?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => textContent?.includes('Carregar uma vez'))?.click();
  const state = () => document.getElementById('um')?.dataset.blockState;
  await vi.waitFor(() => expect(state()).toBe('ready'), 10_000);
  stagePage.store.setState({ consent: { ...consentSlice, decided: true, services: { musica: true } } });
  expect([state(), notices().length]).toEqual(['ready', 0]);
  stagePage.store.setState({ consent: { ...consentSlice, decided: true, decisions: 1 } });
  expect(state()).toBe('waiting');
});
