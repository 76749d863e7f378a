import type { Locator, Page } from '@playwright/test';
import { deferred } from '../../../deferred.ts';
import { demoUrl } from '../../tools/server-log.ts';

/** A form the demo's server knows, as a server renders it. */
export const CONTACT_ID = '6f1c2d3e4a5b6c7d8e9f0a1b';

export const contactForm = (
  attributes = '',
): string => `<div data-block="form" data-server="platform" data-object-name="page-contato" ${attributes}>
<form method="post" action="/form/${CONTACT_ID}">
<fieldset><legend>Nome</legend>
<label>Nome <input name="nome.First" required></label>
<label>Sobrenome <input name="nome.Last" required></label></fieldset>
<p><label>E-mail <input type="email" name="email" required></label></p>
<p><label>Assunto <select name="assunto"><option>Aulas</option><option>Outro</option></select></label></p>
<p><label><input type="checkbox" name="novidades" value="Quero saber das próximas fornadas e aulas por e-mail"> Quero</label></p>
<p><label>Mensagem <textarea name="mensagem" maxlength="40" required></textarea></label></p>
<p><button type="submit">Enviar mensagem</button></p></form></div>`;

/** A control of the form in the shadow root; the page's own of that name lies hidden. */
export const control = (page: Page, name: string): Locator => page.locator(`[part~="control"][name="${name}"]`);

export const button = (page: Page): Locator => page.locator('form:not([role=search]) [part~="button"]');

/** Fills in what has to be filled in. */
export async function fillIn(page: Page): Promise<void> {
  await control(page, 'nome.First').first().fill('Ana');
  await control(page, 'nome.Last').first().fill('Souza');
  await control(page, 'email').first().fill('ana@exemplo.com');
  await control(page, 'mensagem').first().fill('Quero uma moringa.');
}

/** What the server has kept. */
export async function submissions(): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${demoUrl()}/__submissions`);
  const { submissions: kept }: { submissions: Record<string, unknown>[] } = JSON.parse(await answer.text());
  return kept;
}

/** Begins with a server that has kept nothing, and with the crumb that a page of the site brings. */
export async function begin(page: Page): Promise<void> {
  await fetch(`${demoUrl()}/__submissions`, { method: 'DELETE' });
  await page.request.get('/');
}

export const SAVE = '/api/form/SaveFormSubmission';

/** Holds every answer to a call until the test lets it go. */
export async function holdBack(page: Page, path = SAVE): Promise<{ release(): void; calls(): number }> {
  let calls = 0;
  const { promise: released, resolve: release } = deferred();
  await page.route(`**${path}*`, async (route) => {
    calls += 1;
    await released;
    await route.fallback();
  });
  return { release, calls: () => calls };
}
