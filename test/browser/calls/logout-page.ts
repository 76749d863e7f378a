import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { begin } from '../blocks/form/contact-form.ts';
import type { PageWith } from '../tools/fixture.ts';

/** Shows a page that has the call layer and nothing else of the bundle. Returns the press on "sign out". */
export async function logoutPage(
  page: Page,
  pageWith: PageWith,
): Promise<() => Promise<{ outcome: string; told: [string, string][]; error: string }>> {
  const { outputFiles } = await build({
    entryPoints: ['test/browser/calls/calls-in-page.ts'],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  await begin(page);
  await pageWith('<p>Conta</p>', { tag: '' });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  return () => page.evaluate(() => Reflect.get(window, 'signOut')());
}
