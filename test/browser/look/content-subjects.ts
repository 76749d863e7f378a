import type { Locator, Page } from '@playwright/test';
import { contextOf, mapWith, OWN_TILES } from '../blocks/map/map-page.ts';
import { blockOf, link, videoBlock } from '../blocks/video/video-page.ts';
import type { PageWith } from '../tools/fixture.ts';
import { blockPage, demoPage, expectBlocks, HEAD, type Look, type Subject, stage } from './picture-page.ts';

const SCREEN: readonly Look[] = ['wide', 'dark', 'narrow', 'forced'];
const PAPER: readonly Look[] = [...SCREEN, 'print'];

/** On a day of its own: what is past, what is to come and what is today is drawn differently. */
const onDay =
  (block: string) =>
  async (page: Page): Promise<void> => {
    await page.clock.setFixedTime(new Date('2026-12-09T15:00Z'));
    await blockPage(block)(page);
  };

/** A map on a page of its own. Names of places are drawn by the machine's faces. */
const map =
  (attributes: string, drawn: string) =>
  async (page: Page, pageWith: PageWith): Promise<void> => {
    await pageWith(
      contextOf({ gmRenderKey: '' }) +
        mapWith(`data-map-zoom="16" data-height="320" data-block-load="load" ${attributes}`),
      HEAD,
    );
    await expectBlocks(page);
    await page.locator(drawn).first().waitFor();
  };
const place = (page: Page): Locator => page.locator('[data-block=map]');

/** A block that waits for the visitor's permission, on a page of its own. */
const waiting =
  (html: string) =>
  async (page: Page, pageWith: PageWith): Promise<void> => {
    await pageWith(contextOf() + html, HEAD);
    await expectBlocks(page);
    await page.locator('[part~=facade]').waitFor();
  };

/** What blocks with figures, days, sounds, maps and films look like, and the shapes over texts. */
export const CONTENT_SUBJECTS: readonly Subject[] = [
  { name: 'video', looks: SCREEN, open: blockPage('video'), part: stage },
  {
    name: 'video-waiting',
    looks: SCREEN,
    open: waiting(videoBlock('data-overlay="false"', link())),
    part: (page) => blockOf(page),
  },
  {
    name: 'map-waiting',
    looks: SCREEN,
    open: waiting(mapWith('data-height="320" data-block-load="load"')),
    part: place,
  },
  { name: 'map-card', looks: PAPER, open: map('', '[part=card]'), part: place },
  {
    name: 'map-tiles',
    looks: SCREEN,
    open: map(`${OWN_TILES} data-show-labels="false" data-attribution="© Ateliê Serra"`, 'img.leaflet-tile-loaded'),
    part: place,
  },
  { name: 'audio', looks: SCREEN, open: blockPage('audio'), part: stage },
  { name: 'chart', looks: PAPER, open: blockPage('chart'), part: stage },
  { name: 'code', looks: PAPER, open: blockPage('code'), part: stage },
  { name: 'calendar', looks: PAPER, open: onDay('calendar'), part: stage },
  { name: 'event-list', looks: PAPER, open: onDay('event-list'), part: stage },
  { name: 'summary', looks: SCREEN, open: blockPage('summary'), part: stage },
  {
    name: 'text-highlight',
    looks: SCREEN,
    open: async (page) => {
      // A shape that is not in view yet is not drawn yet, unless there is to be less motion.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await demoPage(page, '/cenas/destaques-e-animacoes');
      await page.locator('.shape-grid').first().locator('[data-block-added]').last().waitFor({ state: 'attached' });
    },
    part: (page) => page.locator('.shape-grid').first(),
  },
];
