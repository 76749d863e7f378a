// The order of a published block and of the words beside it is that of the markup, also where nothing says where the platform's scripts would draw.
import { expect, readyInView, test } from '../tools/fixture.ts';

const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('"', '&quot;');

const block = (name: string, type: number, inside: string, json?: unknown): string =>
  `<div class="sqs-block sqs-block-${name} ${name}-block" data-block-type="${type}" id="bloco"${json ? ` data-block-json="${escaped(json)}"` : ''}>${inside}</div>`;

const PLACE = {
  mapLat: -25.43,
  mapLng: -49.27,
  mapZoom: 12,
  addressTitle: 'Ateliê',
  addressLine1: 'Rua das Flores, 80',
};

/** A block with words above and below its place: what is drawn stands between the last two. */
const KINDS: readonly (readonly [kind: string, html: string, words: readonly string[]])[] = [
  [
    'calendar whose place is empty',
    block('calendar', 26, '<p>Antes</p><div class="sqs-block-content"></div><p>Depois</p>', { collectionId: '6ab0' }),
    ['Antes', 'Depois'],
  ],
  [
    'list of tour dates whose place is empty',
    block(
      'tour-dates',
      59,
      '<div class="sqs-block-content"><p>Antes</p><div><div class="tour"></div></div><p>Depois</p></div>',
      { artistId: '12' },
    ),
    ['Antes', 'Depois'],
  ],
  [
    'audio whose place has words',
    block(
      'audio',
      41,
      '<div class="sqs-block-content"><p>Antes</p><div class="sqs-audio-embed" data-url="/som.mp3" data-title="O som"><a href="/som.mp3">Baixar</a></div><p>Depois</p></div>',
    ),
    ['Antes', 'Baixar', 'Depois'],
  ],
  [
    'map without a place',
    block('map', 4, '<div class="sqs-block-content"><p>Antes</p></div>', { location: PLACE, vSize: 6 }),
    ['Antes', 'Rua das Flores'],
  ],
  [
    'map whose place is empty',
    block('map', 4, '<p>Antes</p><div class="sqs-block-content">&nbsp;</div><p>Depois</p>', {
      location: PLACE,
      vSize: 6,
    }),
    ['Antes', 'Rua das Flores', 'Depois'],
  ],
];

for (const [kind, html, words] of KINDS)
  test(`the words beside a published ${kind} keep their order`, async ({ page, pageWith }) => {
    await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
    await pageWith(html, { head: '<style>.sqs-block-content { border: 2px solid }</style>' });
    await readyInView(page.locator('#bloco'));
    if (/^map/.test(kind))
      await expect(page.locator('#bloco > :not([slot])').filter({ visible: true }), 'emptied wrappers').toHaveCount(0);
    const boxes: { top: number; bottom: number }[] = [];
    for (const one of words) {
      await expect(page.getByText(one).first()).toBeVisible();
      const { y: top = 0, height = 0 } = (await page.getByText(one).first().boundingBox()) ?? {};
      boxes.push({ top, bottom: top + height });
    }
    expect(boxes).toEqual([...boxes].sort((one, other) => one.top - other.top));
    // The margins of a sentence are 16 px.
    expect(Number(boxes.at(-1)?.top) - Number(boxes.at(-2)?.bottom), 'what is drawn').toBeGreaterThan(30);
  });
