// What a visitor does on a page.
import { expect, test } from '../tools/fixture.ts';
import { stopClock } from '../tools/page-clock.ts';
import { countOf } from '../tools/server-log.ts';
import { collected, forget, openSite } from './site-page.ts';

test.beforeEach(({ baseURL, context }) => forget(context, baseURL));

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('what a visitor does waits 30 s, or until the page is left, and then goes out in one list [TRACK-001, TRACK-002, TRACK-003, TRACK-004, TRACK-005, TRACK-006, TRACK-008, TRACK-009]', async ({
  page,
  baseURL,
}) => {
  const PATH = '/api/events/Trace';
  await stopClock(page);
  await openSite(page, '/sobre?cpf=123.456.789-09', {
    html: `<a data-census-button href="/outra">Ver</a><a data-lightbox="s" href="${PICTURE}"><img alt="Peça" src="${PICTURE}"></a>`,
  });
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return (await collected(baseURL, 'button-render')).length;
    })
    .toBe(1);
  /** Opens and closes the lightbox. */
  const look = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Peça' }).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(16);
        return page.getByRole('dialog').count();
      })
      .toBe(1);
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => {
        await page.clock.runFor(16);
        return page.getByRole('dialog').count();
      })
      .toBe(0);
  };
  await page.clock.runFor(31_000);
  expect(await countOf(PATH), 'an empty queue').toBe(0);
  await look();
  await look();
  await page.clock.runFor(20_000);
  expect(await countOf(PATH), 'before 30 s').toBe(0);
  await page.clock.runFor(10_000);
  await expect.poll(() => collected(baseURL, 'trace')).toHaveLength(2);
  expect(await countOf(PATH)).toBe(1);
  expect((await collected(baseURL, 'trace'))[0]).toEqual({
    pageUrl: '/sobre',
    type: 'analytics',
    data: {
      actor: 'visitor',
      action: 'open',
      object_type: 'lightbox',
      object_identifier: '',
      product_page: '',
      event_id: expect.stringMatching(/^[\da-f]{32}$/),
      frame_url: `${baseURL}/sobre`,
      connection_speed: expect.stringMatching(/^(slow-2g|[234]g)$/),
      orientation: 'landscape',
      native_app: false,
    },
  });
  await look();
  await page.goto('/atelie/contato');
  await expect.poll(() => collected(baseURL, 'trace'), 'after leaving').toHaveLength(3);
});
