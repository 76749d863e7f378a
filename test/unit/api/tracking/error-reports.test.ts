import { describe, expect, it, vi } from 'vitest';
import { ErrorQueue } from '../../../../src/api/tracking/error-queue.ts';
import { type ErrorEntry, recordErrors } from '../../../../src/api/tracking/error-reports.ts';
import type { Call } from '../../../../src/vocab/calls.ts';
import { pageOn } from '../page.ts';
import { siteOfTests } from '../site.ts';
import { plain } from '../site-server.ts';

const site = siteOfTests();

const entry = (message: string, stack = 'at x'): ErrorEntry => ({
  event: 'javascript-error',
  timestamp: 1_700_000_000_000,
  data: {
    websiteId: 'w',
    templateId: 't',
    url: '/loja',
    userAgent: 'ua',
    app: 'vitrine',
    message,
    stack,
    file: '/dist/vitrine.js',
    line: 1,
    column: 2,
  },
});

/** A queue on a clock that the test moves. */
function queue(send: (entries: readonly ErrorEntry[]) => Promise<unknown> = async () => null) {
  const sent: (readonly ErrorEntry[])[] = [];
  const timers = new Map<object, { fn: () => void; ms: number }>();
  const errors = new ErrorQueue({
    send(entries) {
      sent.push(entries);
      return send(entries);
    },
    later(fn, ms) {
      const timer = {};
      timers.set(timer, { fn, ms });
      return () => timers.delete(timer);
    },
  });
  const waits = () => [...timers.values()].map(({ ms }) => ms);
  const run = () => {
    const due = [...timers.values()];
    timers.clear();
    for (const { fn } of due) fn();
  };
  return { errors, sent, waits, run };
}

describe('script errors', () => {
  it('go as one JSON array, with the crumb in a header [ERR-001] [ERR-002]', async () => {
    site.answer = plain(200, '');
    await recordErrors(pageOn(site.origin).request, [entry('a'), entry('b')]);
    const [seen] = site.seen;
    expect(seen).toMatchObject({ method: 'POST', path: '/api/events/RecordJavascriptErrors' });
    expect(JSON.parse(seen?.body ?? '')).toEqual([entry('a'), entry('b')]);
    expect(Object.keys(entry('a').data)).toEqual(
      'websiteId templateId url userAgent app message stack file line column'.split(' '),
    );
    expect(seen?.headers['x-csrf-token']).toBe('crumb-of-the-page');
    expect(seen?.query.has('crumb')).toBe(false);
  });

  it('that come within a second of each other go together [ERR-006] [LIMIT-002]', () => {
    const { errors, sent, waits, run } = queue();
    errors.add(entry('a'));
    errors.add(entry('b'));
    expect(waits()).toEqual([1_000]);
    expect(sent).toEqual([]);
    run();
    errors.add(entry('c'));
    run();
    expect(sent.map((entries) => entries.map(({ data }) => data.message))).toEqual([['a', 'b'], ['c']]);
  });

  it('wait ten at most [ERR-004] [LIMIT-002]', () => {
    const { errors, sent, run } = queue();
    for (let count = 0; count < 12; count += 1) errors.add(entry(`${count}`));
    run();
    expect(sent[0]?.map(({ data }) => data.message)).toEqual('0 1 2 3 4 5 6 7 8 9'.split(' '));
  });

  it('are sent twenty times at most [ERR-003] [LIMIT-002]', () => {
    const { errors, sent, run } = queue();
    for (let count = 0; count < 25; count += 1) {
      errors.add(entry(`${count}`));
      run();
    }
    expect(sent).toHaveLength(20);
  });

  it.each([
    [4_999, 4_999],
    [5_000, 5_000],
    [5_001, 5_000],
    [100_000, 5_000],
  ])('with a stack of %i characters are sent with %i [ERR-005] [LIMIT-002]', (length, kept) => {
    const { errors, sent, run } = queue();
    errors.add(entry('a', 'x'.repeat(length)));
    run();
    expect(sent[0]?.[0]?.data.stack).toHaveLength(kept);
  });

  it('with a stack that grows as it is cleaned are sent with 5,000 characters all the same [ERR-005] [LIMIT-002]', () => {
    const { errors, sent, run } = queue();
    errors.add(entry('a', 'at 7@a '.repeat(2_000)));
    errors.add(entry('b', 'render@https://site.example/dist/a.js:1:2'));
    run();
    expect(sent[0]?.[0]?.data.stack).toHaveLength(5_000);
    expect(sent[0]?.[1]?.data.stack).toBe('render@https://site.example/dist/a.js:1:2');
  });

  it('say nothing of who the visitor is', () => {
    const { errors, sent, run } = queue();
    const one = entry('falha de ana@exemplo.com', 'at https://loja.exemplo/a.js?token=abc123:1:2');
    errors.add({ ...one, data: { ...one.data, url: '/conta?cpf=529.982.247-25', userAgent: 'Chrome/156.0.8078.79' } });
    run();
    const text = JSON.stringify(sent);
    expect(text).not.toMatch(/ana@|abc123|529\.982/);
    expect(text).toContain('falha de [e-mail]');
    expect(text).toContain('Chrome/156.0.8078.79');
  });

  it('that cannot be sent are no error of their own [ERR-007]', async () => {
    const rejected = vi.fn(() => Promise.reject(new Error('fora')));
    const { errors, run } = queue(rejected);
    errors.add(entry('a'));
    run();
    const thrown = queue(() => {
      throw new Error('fora');
    });
    thrown.errors.add(entry('a'));
    expect(() => thrown.run()).not.toThrow();
    await Promise.resolve();
    expect(rejected).toHaveBeenCalledOnce();
  });

  it('ask to outlive the page', async () => {
    const sent: (boolean | undefined)[] = [];
    const request = async ({ keepalive }: Call) => void sent.push(keepalive);
    await recordErrors(request, [entry('a')]);
    expect(sent).toEqual([true]);
  });

  it('leave at once with a page that goes', () => {
    const { errors, sent, waits } = queue();
    errors.add(entry('a'));
    errors.flush();
    errors.flush();
    expect(sent).toHaveLength(1);
    expect(waits()).toEqual([]);
  });
});
