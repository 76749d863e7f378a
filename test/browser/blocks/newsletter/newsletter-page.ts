import type { Locator, Page } from '@playwright/test';
import { demoUrl, forgetCalls } from '../../tools/server-log.ts';

/** A newsletter as a server renders it. */
export const newsletter = (attributes = '', controls = ''): string =>
  `<div data-block="newsletter" data-server="platform" data-form-id="boletim" ${attributes}><form method="post" action="/form/boletim">${controls}
<p><label>E-mail <input type="email" name="email" autocomplete="email" required></label></p>
<p><button type="submit">Assinar</button></p></form></div>`;

/** The two name fields of a newsletter. */
export const NAME_FIELDS = `<fieldset><legend>Seu nome</legend><p><label>Nome <input name="nome.First"></label></p>
<p><label>Sobrenome <input name="nome.Last"></label></p></fieldset>`;

/** The element with the context of a site. */
export const context = (site: object): string =>
  `<script type="application/json" data-site-context>${JSON.stringify(site)}</script>`;

export const email = (page: Page): Locator => page.locator('[part~="control"][name="email"]');
export const press = (page: Page): Locator => page.locator('form:not([role=search]) [part~="button"]');
export const result = (page: Page): Locator => page.locator('[part~="result"]');

interface Kept {
  readonly count: number;
  readonly submissions: readonly { readonly values: Readonly<Record<string, unknown>> }[];
  readonly subscriptions: readonly { readonly email: string }[];
}

/** What the database has. */
export async function kept(): Promise<Kept> {
  const answer = await fetch(`${demoUrl()}/__submissions`);
  return JSON.parse(await answer.text());
}

/** The analytics entries that the server has. */
export async function tracked(): Promise<readonly { readonly type: string; readonly data: object }[]> {
  const answer = await fetch(`${demoUrl()}/__collected?kind=trace`);
  return JSON.parse(await answer.text());
}

/** Begins with a server that has kept and collected nothing, and with the crumb that a page of the site brings. */
export async function begin(page: Page): Promise<void> {
  await fetch(`${demoUrl()}/__submissions`, { method: 'DELETE' });
  await fetch(`${demoUrl()}/__collected`, { method: 'DELETE' });
  await forgetCalls();
  await page.request.get('/');
}
