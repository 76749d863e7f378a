import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../../../src/runtime/blocks/page.ts';
import { Report } from '../../../../src/runtime/report.ts';
import { pageRequest } from '../../../../src/runtime/services/calls/page-request.ts';
import { tellVisitor } from '../../../../src/runtime/services/calls/tell-visitor.ts';
import { createPageStore } from '../../../../src/runtime/store/store.ts';
import { withoutDialog } from '../../../../src/runtime/store/ui.ts';
import type { Call } from '../../../../src/vocab/calls.ts';
import { toContext } from '../../../../src/vocab/context.ts';

const call: Call = { method: 'POST', path: '/api/x' };

function pageOf(context: unknown = {}) {
  const opened: string[] = [];
  const page: Page = {
    store: createPageStore(toContext(context)),
    report: new Report(),
    words: new Map(),
    language: 'pt-BR',
    stops: new Set(),
    open: (name) => void opened.push(name),
    services: () => Promise.reject(new Error('not asked for here')),
  };
  return { page, opened, dialogs: () => page.store.getState().ui.dialogs.map(({ kind, text }) => [kind, text]) };
}

describe('what a visitor is told', () => {
  it('is put into the store and shown by the dialog [DATA-007] [DATA-015]', () => {
    const { page, opened, dialogs } = pageOf();
    const tell = tellVisitor(page);
    tell('system-error', 'Esgotado', call);
    tell('login', 'x', call);
    expect(dialogs()).toEqual([
      ['system-error', 'Esgotado'],
      ['login', 'x'],
    ]);
    expect(opened).toEqual(['dialog', 'dialog']);
  });

  it('never has an id twice', () => {
    const { page } = pageOf();
    const tell = tellVisitor(page);
    const ids = ['um', 'dois', 'um'].map((text) => {
      page.store.setState(({ ui }) => ({ ui: { ...ui, dialogs: [] } }));
      tell('system-error', text, call);
      return page.store.getState().ui.dialogs[0]?.id;
    });
    expect(new Set(ids).size).toBe(3);
  });

  it('is one prompt to sign in, though ten calls ask for it', () => {
    const { page, dialogs } = pageOf();
    const tell = tellVisitor(page);
    for (let time = 0; time < 10; time += 1) tell('login', 'x', call);
    expect(dialogs()).toHaveLength(1);
  });

  it('comes back when the visitor tries again, but only once for what nobody asked for', () => {
    const { page, dialogs } = pageOf();
    const tell = tellVisitor(page);
    const dismiss = () => page.store.setState(({ ui }) => ({ ui: withoutDialog(ui, ui.dialogs[0]?.id ?? '') }));
    for (const [kind, text] of [
      ['login', 'x'],
      ['system-error', 'y'],
    ] as const) {
      tell(kind, text, { ...call, automatic: true });
      expect(dialogs()).toHaveLength(1);
      dismiss();
      tell(kind, text, { ...call, automatic: true });
      expect(dialogs()).toHaveLength(0);
      tell(kind, text, call);
      expect(dialogs()).toHaveLength(1);
      dismiss();
    }
  });
});

describe('the page’s call layer', () => {
  const sent: Request[] = [];
  let answer: () => Response;

  beforeEach(() => {
    sent.length = 0;
    answer = () => Response.json({});
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(request);
      return answer();
    });
    Reflect.set(document, 'cookie', 'crumb=crumb-of-the-page; path=/');
  });
  afterEach(() => {
    Reflect.set(document, 'cookie', 'crumb=; path=/; max-age=0');
  });

  it('is one for the page, on the page’s origin, with the crumb of its cookie [DATA-002]', async () => {
    const { page } = pageOf();
    expect(pageRequest(page)).toBe(pageRequest(page));
    await pageRequest(page)(call);
    expect(sent[0]?.url).toBe(`${location.origin}/api/x?crumb=crumb-of-the-page`);
    expect(sent[0]?.headers.get('X-CSRF-Token')).toBe('crumb-of-the-page');
  });

  it('writes a new crumb into the cookie [DATA-017]', async () => {
    const answers = [Response.json({ crumbFail: true, crumb: 'a-fresh-crumb' }), Response.json({})];
    answer = () => answers.shift() as Response;
    await pageRequest(pageOf().page)(call);
    expect(document.cookie).toContain('crumb=a-fresh-crumb');
    expect(sent[1]?.url).toContain('crumb=a-fresh-crumb');
  });

  it('speaks the page’s own words where it has some', async () => {
    const { page, dialogs } = pageOf();
    page.words.set('callUnavailable', 'Volte mais tarde.');
    answer = () => new Response('', { status: 503 });
    await expect(pageRequest(page)(call)).rejects.toMatchObject({ text: 'Volte mais tarde.' });
    expect(dialogs()).toEqual([['system-error', 'Volte mais tarde.']]);
  });

  it('keeps the latest 50 finished calls for the report, the newest last, without crumb and values', async () => {
    const { page } = pageOf();
    for (let at = 1; at <= 52; at += 1) await pageRequest(page)({ ...call, path: `/api/${at}`, query: { q: 'vaso' } });
    const { calls } = page.store.getState();
    expect(calls.map(({ path }) => path)).toEqual(Array.from({ length: 50 }, (_, at) => `/api/${at + 3}?q`));
    expect(JSON.stringify(calls)).not.toMatch(/vaso|crumb/);
  });

  it('lets go of the page when it stops', () => {
    const removed = vi.spyOn(window, 'removeEventListener');
    const { page } = pageOf();
    pageRequest(page);
    for (const stop of page.stops) stop();
    expect(removed.mock.calls.map(([type]) => type)).toEqual(['online']);
  });
});
