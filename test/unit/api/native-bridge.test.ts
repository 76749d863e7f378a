import { describe, expect, it, vi } from 'vitest';
import { type NativeFunctions, type NativeRequest, nativeBridge } from '../../../src/api/native-bridge.ts';
import { failureOf } from './page.ts';

const ORIGIN = 'https://loja.exemplo';
const source = {};

function bridgeWith(functions?: NativeFunctions | null) {
  const asked: [string, NativeRequest][] = [];
  const logged: string[] = [];
  const take = (name: string) => (request: NativeRequest) => void asked.push([name, request]);
  const all: NativeFunctions = { info: take('info'), sendEvent: take('sendEvent'), dismiss: take('dismiss') };
  const made = nativeBridge({
    functions: () => (functions === undefined ? all : functions),
    origin: ORIGIN,
    source,
    secret: () => 'secret',
    log: (message) => void logged.push(message),
  });
  const idOf = (turn: number): string => asked[turn]?.[1].requestId ?? '';
  return {
    ...made,
    asked,
    logged,
    idOf,
    say: (data: unknown) => made.receive({ origin: ORIGIN, source, data }),
  };
}

describe('the native bridge', () => {
  it('offers exactly three calls [NATIVE-604]', () => {
    expect(Object.keys(bridgeWith().bridge).sort()).toEqual(['dismiss', 'info', 'sendEvent']);
  });

  it('asks for information, sends events, asks to be closed [NATIVE-301] [NATIVE-302] [NATIVE-303]', async () => {
    const { bridge, asked, idOf, say } = bridgeWith();
    const answers = [bridge.info(), bridge.sendEvent('compra', { itens: [1, null, 'é'] }), bridge.dismiss()];
    expect(asked.map(([name, { requestId: _, ...payload }]) => [name, payload])).toEqual([
      ['info', {}],
      ['sendEvent', { name: 'compra', body: { itens: [1, null, 'é'] } }],
      ['dismiss', {}],
    ]);
    for (const turn of [2, 0, 1]) say({ requestId: idOf(turn), result: turn });
    expect(await Promise.all(answers)).toEqual([0, 1, 2]);
  });

  it('keeps each request under an id of its own, with a secret in it, and forgets it with the answer [NATIVE-304] [NATIVE-605] [NATIVE-606]', async () => {
    const { bridge, asked, idOf, say } = bridgeWith();
    const [first, second] = [bridge.info(), bridge.info()];
    expect(idOf(0)).not.toBe(idOf(1));
    expect(idOf(0)).toContain('secret');
    say({ requestId: idOf(0), result: 'a' });
    say({ requestId: idOf(0), result: 'b' });
    say({ requestId: idOf(0), error: 'c' });
    expect(await first).toBe('a');
    say({ requestId: idOf(1), error: null, result: null });
    expect(await second).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['não', 'não'],
    [{ code: 7 }, 'the native app said no'],
    [0, 'the native app said no'],
  ])('rejects with the reason %j [NATIVE-305] [NATIVE-606]', async (error, message) => {
    const { bridge, idOf, say } = bridgeWith();
    const answer = failureOf(bridge.dismiss());
    say({ requestId: idOf(0), error });
    expect(await answer).toMatchObject({ reason: error, message });
  });

  it('says where no platform is known [NATIVE-306] [NATIVE-607] [ERR-320]', async () => {
    const { bridge, logged } = bridgeWith(null);
    expect(await failureOf(bridge.info())).toMatchObject({ message: 'mobile platform not correctly identified' });
    expect(logged).toEqual(['mobile platform not correctly identified']);
  });

  it('says which function is missing [NATIVE-307] [NATIVE-608] [ERR-321]', async () => {
    const { bridge, logged } = bridgeWith({ info: undefined, sendEvent: () => {}, dismiss: () => {} });
    expect(await failureOf(bridge.info())).toMatchObject({ message: '[JS -> Native Bridge] info not found' });
    expect(logged).toEqual(['[JS -> Native Bridge] info not found']);
  });

  it('rejects where the function throws, and at its end what waits', async () => {
    const broken = () => {
      throw new TypeError('fora');
    };
    expect(
      await failureOf(bridgeWith({ info: broken, sendEvent: broken, dismiss: broken }).bridge.info()),
    ).toMatchObject({ reason: { message: 'fora' } });
    const { bridge, stop } = bridgeWith();
    const left = failureOf(bridge.info());
    stop();
    expect(await left).toMatchObject({ name: 'NativeBridgeError' });
  });

  it('waits for an answer as long as it takes [NATIVE-304] [NATIVE-606]', async () => {
    vi.useFakeTimers();
    const { bridge, idOf, say } = bridgeWith();
    const answer = bridge.info();
    await vi.advanceTimersByTimeAsync(86_400_000);
    say({ requestId: idOf(0), result: 'tarde' });
    expect(await answer).toBe('tarde');
    vi.useRealTimers();
  });

  it('lets a hundred requests wait, and gives the oldest up for one more, threat T-07', async () => {
    const { bridge, asked, idOf, say } = bridgeWith();
    const events = Array.from({ length: 100 }, () => bridge.sendEvent('aviso', null));
    const oldest = failureOf(events[0] as Promise<unknown>);
    const dismissed = bridge.dismiss();
    expect(asked.at(-1)?.[0]).toBe('dismiss');
    expect(await oldest).toMatchObject({ name: 'NativeBridgeError' });
    // What is given up is forgotten; the ninety-nine behind it are not.
    say({ requestId: idOf(0), result: 'tarde' });
    for (const turn of [1, 99, 100]) say({ requestId: idOf(turn), result: turn });
    expect(await Promise.all([events[1], events[99], dismissed])).toEqual([1, 99, 100]);
  });

  it('ignores 100,000 messages that are none of its own, threat T-07', async () => {
    const { bridge, idOf, receive, logged } = bridgeWith();
    const settled = vi.fn();
    const answer = bridge.info().finally(settled);
    const good = { requestId: idOf(0), result: 'de fora' };
    const strangers = [
      { origin: 'https://outra.exemplo', source, data: good },
      { origin: `${ORIGIN}.outra.exemplo`, source, data: good },
      { origin: 'null', source, data: good },
      { origin: '', source, data: good },
      { origin: ORIGIN, source: {}, data: good },
      { origin: ORIGIN, source: null, data: good },
      ...[null, undefined, 7, 'x', [], {}, { requestId: 1, result: 1 }, { requestId: idOf(0) }].map((data) => ({
        origin: ORIGIN,
        source,
        data,
      })),
      ...['1', 'secret', '2-secret', '__proto__', 'constructor', ''].map((requestId) => ({
        origin: ORIGIN,
        source,
        data: { requestId, result: 1 },
      })),
      { origin: ORIGIN, source, data: Object.create(good) },
    ];
    for (let count = 0; count < 100_000; count += 1)
      receive(strangers[count % strangers.length] as (typeof strangers)[number]);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
    receive({ origin: ORIGIN, source, data: good });
    expect(await answer).toBe('de fora');
  });
});
