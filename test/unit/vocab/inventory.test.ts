import { expect, it } from 'vitest';
import * as api from '../../../src/api/index.ts';
import { declarations as services } from '../../../src/runtime/services/services.ts';
import { textIn } from '../../../src/strings/text-in.ts';
import * as vocab from '../../../src/vocab/index.ts';
import { blocks } from '../../../src/widgets/blocks.ts';

const names = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);

it.each([
  ['content blocks', ['accordion', 'image', 'map', 'embed', 'video']],
  ['galleries', ['gallery', 'lightbox']],
  ['forms', ['form']],
  ['newsletters', ['newsletter']],
  ['an online store', ['product', 'product-list', 'cart-page', 'cart-indicator', 'donation', 'gift-card']],
])('of the five kinds of content there are %s [CTX-002]', (_, needed) =>
  expect(names(blocks)).toEqual(expect.arrayContaining([...needed])),
);

it.each<[string, object, readonly string[]]>([
  [
    'codes',
    vocab,
    ['pageTypes', 'collectionTypes', 'productTypes', 'siteStatuses', 'websiteTypes', 'websiteRoles', 'featureFlags'],
  ],
  ['counting of page views and clicks', api, ['recordHit', 'recordButtonClick']],
  ['rules for overlays and bars', vocab, ['popupDisplay', 'announcementBar', 'mobileInfoBarLook', 'badgeLook']],
  ['classes of links', vocab, ['linkCategory', 'checkLink']],
  ['sign-in of members', api, ['siteUserSession']],
  ['settings of languages, header and footer', api, ['multilingualSettings', 'readHeaderFooter']],
  ['collectors of performance and events', api, ['PerformanceRecorder', 'eventsService']],
])('of the nine capabilities there are %s [CTX-602]', (_, from, needed) =>
  expect(Object.keys(from)).toEqual(expect.arrayContaining([...needed])),
);

it('and the marquee, services that measure, and texts of the editor in Portuguese [CTX-602]', () => {
  expect(names(blocks)).toContain('marquee');
  expect(names(services)).toEqual(expect.arrayContaining(['census', 'events', 'overlays', 'performance']));
  expect(textIn('pt-BR')('editorTags')).toBe('Tags');
});
