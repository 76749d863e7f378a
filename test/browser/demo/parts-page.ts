import type { Locator, Page } from '@playwright/test';
import { expect, settled } from '../tools/fixture.ts';

/** The page, with its sanitised text shown: the last thing to come. */
export async function openParts(page: Page, settle: (page: Page) => Promise<void> = settled): Promise<void> {
  await page.goto('/partes');
  await settle(page);
  await expect(page.getByText('um para o carrinho')).toBeVisible();
}

export const all = (page: Page): Locator => page.locator('.parts[data-block]');
export const button = (page: Page, name: string): Locator => all(page).getByRole('button', { name, exact: true });
