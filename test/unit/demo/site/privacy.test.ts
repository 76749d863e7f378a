import { expect, it } from 'vitest';
import { SEEDED_MEMBER } from '../../../../demo/server/data/members.ts';
import { privacy } from '../../../../demo/site/pages/privacy.ts';
import * as names from '../../../../src/vocab/names.ts';
import { started } from '../server/started.ts';
import { Visitor } from '../server/visitor.ts';

/** What the script keeps on a page of the site. Visits are counted by nothing yet; the page names their cookies all the same. */
const KEPT = [
  names.CONSENT_COOKIE,
  names.CONSENT_KEY,
  names.CONSENT_RECORD_COOKIE,
  names.PROBE_COOKIE,
  names.OUTAGE_KEY,
  names.VISITOR_COOKIE,
  names.VISIT_COOKIE,
];

it('the privacy page names everything that the demo keeps in a browser', async () => {
  const { url } = await started();
  const visitor = await new Visitor(url).arrive();
  await visitor.post('/api/site-users/account/session', { ...SEEDED_MEMBER, rememberMe: true });
  const item = { itemId: 'caneca-neblina', sku: 'SR-0201', quantity: 1 };
  await visitor.post('/api/commerce/shopping-cart/entries', item);
  const set = [...visitor.cookies.keys()];
  expect(set.sort()).toEqual(['CART', 'crumb', 'hasCart', 'member_session', 'site_session']);
  const listed = [...`${privacy().main}`.matchAll(/<dt>([^<]+)<\/dt>/g)].flatMap(([, words = '']) =>
    words.split(' e '),
  );
  expect([...set, ...KEPT].filter((name) => !listed.includes(name))).toEqual([]);
});
