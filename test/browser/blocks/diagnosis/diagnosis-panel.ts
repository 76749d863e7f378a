import type { Locator, Page } from '@playwright/test';
import { exampleOf } from '../../../declarations.ts';
import { expect, type PageWith } from '../../tools/fixture.ts';

/** A block with one wrong value, one far below the view, and one that waits for consent. */
export const BROKEN = exampleOf('accordion').replace('data-block=', 'id="faq" data-icon="estrela" data-block=');
export const BELOW = `<div style="height: 4000px"></div>${exampleOf('accordion').replace('data-block=', 'id="longe" data-block=')}`;
export const GATED = exampleOf('accordion').replace(
  'data-block=',
  'id="medido" data-block-consent="analytics" data-block=',
);

/** Shows a page with the panel, opened. */
export async function open(
  page: Page,
  pageWith: PageWith,
  html: string,
  options: Parameters<PageWith>[1] = {},
): Promise<void> {
  await pageWith(html, { ...options, query: '?vitrine-debug' });
  await corner(page).click();
  await expect(panel(page)).toBeVisible();
}

export const corner = (page: Page): Locator => page.locator('[part~=diagnosis-button]');
export const panel = (page: Page): Locator => page.locator('[part~=diagnosis-panel]');
export const tab = (page: Page, name: string): Locator => panel(page).getByRole('tab', { name });
export const row = (page: Page, words: string): Locator => panel(page).getByRole('listitem').filter({ hasText: words });
/** Paths the page asks for from now on. */
export const chunks = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};
