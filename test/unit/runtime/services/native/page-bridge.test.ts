import { afterEach, expect, it, vi } from 'vitest';
import { pageBridge } from '../../../../../src/runtime/services/native/page-bridge.ts';

const logged: string[] = [];
const open = () => pageBridge((message) => void logged.push(message));
const answer = (requestId: string, result: unknown, source: unknown = window) =>
  dispatchEvent(Object.assign(new Event('message'), { origin: location.origin, source, data: { requestId, result } }));

afterEach(() => {
  vi.unstubAllGlobals();
  logged.length = 0;
});

it('speaks to the message handlers of iOS and hears the answer of its own window [NATIVE-301] [NATIVE-304]', async () => {
  const postMessage = vi.fn();
  vi.stubGlobal('webkit', { messageHandlers: { info: { postMessage } } });
  const { bridge, stop } = open();
  const told = bridge.info();
  const [request] = postMessage.mock.calls[0] ?? [];
  expect(request.requestId).toMatch(/^1-[\da-f]{32}$/);
  answer(request.requestId, 'de fora', null);
  answer(request.requestId, { versão: 3 });
  expect(await told).toEqual({ versão: 3 });
  await expect(bridge.dismiss()).rejects.toThrow('[JS -> Native Bridge] dismiss not found');
  stop();
});

it('speaks JSON to the object of Android [NATIVE-302]', async () => {
  const sendEvent = vi.fn();
  vi.stubGlobal('Android', { sendEvent });
  const { bridge, stop } = open();
  const sent = bridge.sendEvent('a', { b: 1 });
  const { requestId, ...payload } = JSON.parse(sendEvent.mock.calls[0]?.[0]);
  expect(payload).toEqual({ name: 'a', body: { b: 1 } });
  answer(requestId, null);
  expect(await sent).toBeNull();
  stop();
  const ended = bridge.sendEvent('a', null);
  const late = JSON.parse(sendEvent.mock.calls[1]?.[0]);
  let heard = false;
  void ended.finally(() => {
    heard = true;
  });
  answer(late.requestId, null);
  await Promise.resolve();
  expect(heard).toBe(false);
});

it.each([
  {},
  { webkit: null, Android: null },
  { webkit: {}, Android: 'x' },
  { webkit: { messageHandlers: [] }, Android: [] },
])('knows no platform from %j, whatever the address says, threat T-07 [NATIVE-306] [NATIVE-607]', async (globals) => {
  vi.stubGlobal('location', { origin: location.origin, search: '?platform=mobile-app' });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const { bridge, stop } = open();
  await expect(bridge.info()).rejects.toThrow('mobile platform not correctly identified');
  expect(logged).toEqual(['mobile platform not correctly identified']);
  stop();
});
