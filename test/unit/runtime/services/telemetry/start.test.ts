// Which pages are measured, and what is told of an event that comes too early.
import { afterEach, expect, it, vi } from 'vitest';
import telemetry from '../../../../../src/runtime/services/telemetry/index.ts';
import type { Page } from '../../../../../src/runtime/stage/page.ts';
import { fakePage } from '../../../../fake-page.ts';

afterEach(() => void vi.restoreAllMocks());

it('an event before anything measures is told each time, outside of developer mode, too [EVENT-607] [ERR-606]', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const page = fakePage({ measureSettings: { eventsUrl: 'https://eventos.exemplo' } });
  const { stop } = telemetry.start(page);
  for (const name of ['a', 'b']) document.dispatchEvent(new CustomEvent('vitrine:measure', { detail: { name } }));
  stop();
  const line = '[vitrine] VT040 Event is firing before the environment is initialized!';
  expect(warn.mock.calls).toEqual([[line], [line]]);
  expect(page.log.messages).toHaveLength(2);
});

it.each([
  ['an internal site', 6, 1],
  ['any other site', 13, 0],
])('%s that names no server of the platform is measured, or not: status %i [EXPER-601]', (_, value, lines) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { stop } = telemetry.start(fakePage({ website: { id: 'w1', siteStatus: { value } } }));
  document.dispatchEvent(new CustomEvent('vitrine:measure', { detail: { name: 'a' } }));
  stop();
  expect(warn).toHaveBeenCalledTimes(lines);
});

it.each([
  [{ isVisitorDataRestricted: false }, 1],
  [{ isVisitorDataRestricted: true }, 0],
  [{}, 0],
])(
  'the visitor record starts under its other name where that says that it is not off: %j [CONSENT-015]',
  (cookieSettings, times) => {
    const service = vi.fn(async () => ({}));
    const { stop } = telemetry.start(
      fakePage({ website: { id: 'w1' }, cookieSettings }, { service: service as unknown as Page['service'] }),
    );
    stop();
    expect(service.mock.calls).toEqual(Array(times).fill(['visitor-record']));
  },
);
