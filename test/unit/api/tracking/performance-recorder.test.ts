import { describe, expect, it } from 'vitest';
import type { PerformanceRecord } from '../../../../src/api/tracking/performance.ts';
import { PerformanceRecorder } from '../../../../src/api/tracking/performance-recorder.ts';

const draft = {
  app: 'site',
  event: 'load',
  timestamp: 1_700_000_000_000,
  context: { websiteId: 'w', pageType: 2 },
  connection: { effectiveType: '4g' },
  display: { width: 360 },
  hardware: { cores: 2 },
  metrics: { lcp: 1_200 },
};

describe('the recorder', () => {
  function recorderWith(settings: () => Promise<{ pageLoadId: string; answer: unknown }>) {
    const sent: (readonly PerformanceRecord[])[] = [];
    const errors: unknown[] = [];
    const recorder = new PerformanceRecorder({
      settings,
      send: async (records) => void sent.push(records),
      report: (error) => void errors.push(error),
    });
    return { recorder, sent, errors };
  }

  it('sends nothing before the settings are here, then everything once, with their id [PERF-601] [PERF-612]', async () => {
    let come: (settings: { pageLoadId: string; answer: null }) => void = () => {};
    const { recorder, sent } = recorderWith(
      () =>
        new Promise((resolve) => {
          come = resolve;
        }),
    );
    const started = recorder.start();
    recorder.add(draft);
    await recorder.flush();
    expect(sent).toEqual([]);
    come({ pageLoadId: 'p-9', answer: null });
    await started;
    recorder.add({ ...draft, event: 'later' });
    await recorder.flush();
    await recorder.flush();
    expect(sent.map((records) => records.map(({ event, pageLoadId }) => [event, pageLoadId]))).toEqual([
      [['load', 'p-9']],
      [['later', 'p-9']],
    ]);
  });

  it('throws records away where the settings do not come, and tells who is there to hear [PERF-613] [PERF-614]', async () => {
    const { recorder, sent, errors } = recorderWith(() => Promise.reject(new Error('fora do ar')));
    recorder.add(draft);
    await recorder.start();
    recorder.add(draft);
    await recorder.flush();
    expect(sent).toEqual([]);
    expect(errors).toMatchObject([{ message: 'fora do ar' }]);
  });

  it('breaks nothing where nobody is there to hear [PERF-613]', async () => {
    const send = () => Promise.reject(new Error('não'));
    const recorder = new PerformanceRecorder({ settings: async () => ({ pageLoadId: 'p', answer: null }), send });
    recorder.add(draft);
    await recorder.start();
    await expect(recorder.flush()).resolves.toBeUndefined();
  });
});
