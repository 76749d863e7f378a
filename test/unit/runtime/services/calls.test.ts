import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showCallError } from '../../../../src/runtime/services/calls/show-call-error.ts';
import { startCalls } from '../../../../src/runtime/services/calls/start-calls.ts';
import type { Call } from '../../../../src/vocab/calls.ts';
import { fakeLayers, fakePage } from '../../../fake-page.ts';

const call: Call = { method: 'POST', path: '/api/x' };

function pageOf(context: unknown = {}) {
  const { open, opened } = fakeLayers();
  const page = fakePage(context, { open });
  return { page, opened, dialogs: () => opened.map(({ payload }) => Object.values(payload as object)) };
}

/** What follows a dialog that has gone. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('what a visitor is told', () => {
  it('is shown by the dialog, each word in one of its own [DATA-007] [DATA-015]', () => {
    const { page, opened, dialogs } = pageOf();
    const tell = showCallError(page);
    tell('system-error', 'Esgotado', call);
    tell('login', 'x', call);
    expect(dialogs()).toEqual([
      ['system-error', 'Esgotado'],
      ['login', 'x'],
    ]);
    expect(opened.map(({ name }) => name)).toEqual(['dialog', 'dialog']);
  });

  it('is not stacked while the same shows: the same error, or a second prompt to sign in', async () => {
    const { page, dialogs, opened } = pageOf();
    const tell = showCallError(page);
    tell('system-error', 'um', call);
    tell('login', 'x', call);
    tell('system-error', 'um', call);
    tell('login', 'y', call);
    expect(dialogs()).toHaveLength(2);
    tell('system-error', 'dois', call);
    expect(dialogs()).toHaveLength(3);
    opened[0]?.handle.close();
    await settled();
    tell('system-error', 'dois', call);
    expect(dialogs(), 'the other one still shows').toHaveLength(3);
    tell('system-error', 'um', call);
    expect(dialogs()).toHaveLength(4);
  });

  it('is one prompt to sign in, though ten calls ask for it', () => {
    const { page, dialogs } = pageOf();
    const tell = showCallError(page);
    for (let time = 0; time < 10; time += 1) tell('login', 'x', call);
    expect(dialogs()).toHaveLength(1);
  });

  it('comes back when the visitor tries again, but only once for what nobody asked for', async () => {
    const { page, opened } = pageOf();
    const tell = showCallError(page);
    const dismiss = async () => {
      opened.splice(0)[0]?.handle.close();
      await settled();
    };
    for (const [kind, text] of [
      ['login', 'x'],
      ['system-error', 'y'],
    ] as const) {
      tell(kind, text, { ...call, automatic: true });
      expect(opened).toHaveLength(1);
      await dismiss();
      tell(kind, text, { ...call, automatic: true });
      expect(opened).toHaveLength(0);
      tell(kind, text, call);
      expect(opened).toHaveLength(1);
      await dismiss();
    }
  });

  it('is tried again where the dialog could not come', async () => {
    const open = vi.fn(() => Promise.reject(new Error('offline')));
    const tell = showCallError({ open });
    tell('system-error', 'um', call);
    await settled();
    tell('system-error', 'um', call);
    expect(open).toHaveBeenCalledTimes(2);
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

  it('is on the page’s origin, with the crumb of its cookie [DATA-002]', async () => {
    await startCalls(pageOf().page).api(call);
    expect(sent[0]?.url).toBe(`${location.origin}/api/x?crumb=crumb-of-the-page`);
    expect(sent[0]?.headers.get('X-CSRF-Token')).toBe('crumb-of-the-page');
  });

  it('writes a new crumb into the cookie [DATA-017]', async () => {
    const answers = [Response.json({ crumbFail: true, crumb: 'a-fresh-crumb' }), Response.json({})];
    answer = () => answers.shift() as Response;
    await startCalls(pageOf().page).api(call);
    expect(document.cookie).toContain('crumb=a-fresh-crumb');
    expect(sent[1]?.url).toContain('crumb=a-fresh-crumb');
  });

  it('speaks the page’s own words where it has some', async () => {
    const { page, dialogs } = pageOf();
    page.overrides.set('callUnavailable', 'Volte mais tarde.');
    answer = () => new Response('', { status: 503 });
    await expect(startCalls(page).api(call)).rejects.toMatchObject({ text: 'Volte mais tarde.' });
    expect(dialogs()).toEqual([['system-error', 'Volte mais tarde.']]);
  });

  it('keeps the latest 50 finished calls for the report, the newest last, without crumb and values', async () => {
    const { page } = pageOf();
    const { api: request } = startCalls(page);
    for (let at = 1; at <= 52; at += 1) await request({ ...call, path: `/api/${at}`, query: { q: 'vaso' } });
    const { calls } = page.store.getState();
    expect(calls.map(({ path }) => path)).toEqual(Array.from({ length: 50 }, (_, at) => `/api/${at + 3}?q`));
    expect(JSON.stringify(calls)).not.toMatch(/vaso|crumb/);
  });

  it('lets go of the page when it stops', () => {
    const removed = vi.spyOn(window, 'removeEventListener');
    startCalls(pageOf().page).stop();
    expect(removed.mock.calls.map(([type]) => type)).toContain('online');
  });

  it('has the dialog fetched when there is time, for calls whose failure it shows: it has to come up without a network', async () => {
    const prepare = vi.fn();
    vi.stubGlobal('requestIdleCallback', (fn: () => void) => fn());
    const { api: request } = startCalls(fakePage({}, { prepare }));
    await request({ ...call, quiet: true });
    expect(prepare).not.toHaveBeenCalled();
    await request(call);
    await request(call);
    expect(prepare.mock.calls).toEqual([['dialog']]);
  });
});
