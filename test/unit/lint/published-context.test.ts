import { expect, it } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';

const said = (context: object): (string | null)[] =>
  lint(`<html><script type="application/json" data-site-context>${JSON.stringify(context)}</script></html>`).flatMap(
    ({ code, read }) => (code === 'VT113' ? [read] : []),
  );

it('takes the names of published pages for names that something reads', () => {
  const websiteSettings = { ssBadgeType: 1, storeSettings: { selectedCurrency: 'BRL' } };
  const cookieSettings = { isRestrictiveCookiePolicyEnabled: true };
  expect(said({ websiteSettings, websiteCloneable: true, collection: { permissionType: 1 }, cookieSettings })).toEqual(
    [],
  );
});

it('still says that nothing reads a name beside them', () => {
  expect(said({ websiteSettings: { badgeTipe: 1 } })).toEqual(['badgeTipe']);
});
