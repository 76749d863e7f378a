import { expect, it } from 'vitest';
import { isOtherValue } from '../../../../src/runtime/mount/is-other-value.ts';

it('options that a block follows itself are no change of what it read once [MAP-006]', () => {
  const live = ['style', 'disableDefaultUi'];
  const before = '{"mapZoom":3}';
  for (const same of ['{"mapZoom":3,"style":4}', '{"disableDefaultUi":true,"mapZoom":3,"style":"x"}'])
    expect(isOtherValue(same, before, live), same).toBe(false);
  for (const other of ['{"mapZoom":4}', '{"mapZoom":3,"map-lat":1}', '{}', '{', 'null', '3', null])
    expect(isOtherValue(other, before, live), `${other}`).toBe(true);
  expect(isOtherValue('{"a": 1}', '{"a":1}', [])).toBe(true);
});
