import type { Page } from '@playwright/test';
import type { FaultFact } from './fault-facts.ts';

/** Dismisses the prompt to sign in that a fault has brought up, if it is one that does (DATA-015): what the visitor has typed is below it. */
export async function dismissLogin(page: Page, { fault }: FaultFact): Promise<void> {
  if (fault !== 'login-required') return;
  await page.locator('[data-block="dialog"] [part~="dialog-action"]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
}
