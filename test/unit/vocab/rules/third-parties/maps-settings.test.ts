import { describe, expect, it, vi } from 'vitest';
import { toContext } from '../../../../../src/vocab/context.ts';
import { mapsScript } from '../../../../../src/vocab/rules/third-parties/maps-script.ts';
import { mapsSettings } from '../../../../../src/vocab/rules/third-parties/maps-settings.ts';

describe('the settings of the maps service', () => {
  it('wait for preferences by default, and for marketing if the purpose is misspelled', () => {
    const report = vi.fn();
    const read = (thirdParties: unknown) => mapsSettings(toContext({ thirdParties }), report);
    expect(read({})).toEqual({ purpose: 'preferences', script: '' });
    expect(read({ mapsPurpose: 'analytics', mapsScript: '/maps.js' })).toEqual({
      purpose: 'analytics',
      script: '/maps.js',
    });
    expect(report).not.toHaveBeenCalled();
    expect(read({ mapsPurpose: 'preferencias' }).purpose).toBe('marketing');
    expect(report.mock.calls).toEqual([
      [
        {
          where: 'thirdParties.mapsPurpose',
          read: '"preferencias"',
          expected: 'one of necessary, preferences, analytics, marketing',
          used: 'marketing',
        },
      ],
    ]);
  });

  it('may name another address, whose query is kept', () => {
    const site = toContext({ gmRenderKey: btoa('chave') });
    expect(mapsScript(site, 'https://a.example/js?v=1')?.address).toMatch(/^https:\/\/a\.example\/js\?v=1&key=chave&/);
  });
});
