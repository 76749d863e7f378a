import { expect, it } from 'vitest';
import { readMeasureSettings } from '../../../src/vocab/measure-settings.ts';

const OFF = {
  eventsUrl: '',
  endpoint: '',
  dataLayer: false,
  platformEvent: '',
  pixel: '',
  tracker: '',
  errorReporter: '',
  broadcastChannel: '',
  broadcastPermission: null,
  internalHosts: [],
  recording: { toggle: null, experiment: '', script: '', identify: '' },
};

it('reads what is absent or of another type as off', () => {
  expect(readMeasureSettings({})).toEqual(OFF);
  const wrong = {
    dataLayer: 'true',
    eventsUrl: 7,
    broadcastPermission: '7',
    internalHosts: 'a.exemplo',
    recording: [],
  };
  expect(readMeasureSettings(wrong)).toEqual(OFF);
  expect(
    readMeasureSettings({ internalHosts: [' a.exemplo ', '', 3], recording: { toggle: 5, script: null } }),
  ).toEqual({
    ...OFF,
    internalHosts: ['a.exemplo'],
    recording: { ...OFF.recording, toggle: 5 },
  });
});
