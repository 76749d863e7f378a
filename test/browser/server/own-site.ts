// Pages of an ordinary site, whose forms have actions of their own.
import type { Page } from '@playwright/test';

/** What the browser itself says of a refused call. */
export const EXPECTED = /Failed to load resource|Content Security Policy/;

/** A page of the site. */
export const page = (html: string, { tag = true, head = '' } = {}): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Site</title>${head}${
    tag ? '<script async src="/dist/vitrine.js"></script>' : ''
  }</head><body><main><h1>Site</h1>${html}</main></body></html>`;

export const BLOCKS = {
  form: (action: string, attributes = ''): string => `<div data-block="form" data-form-id="contato" ${attributes}>
<form method="post" action="${action}"><input type="hidden" name="token" value="t1">
<p><label>E-mail <input type="email" name="email" required></label></p>
<p><label>Assunto <select name="assunto"><option>Aulas</option><option>Outro</option></select></label></p>
<p><label>Mensagem <textarea name="mensagem" required></textarea></label></p>
<p><button type="submit" name="modo" value="rapido">Enviar</button></p></form></div>`,
  newsletter: (
    action: string,
    attributes = '',
  ): string => `<div data-block="newsletter" data-form-id="boletim" ${attributes}>
<form method="post" action="${action}"><p><label>E-mail <input type="email" name="email" required></label></p>
<p><button type="submit" name="modo" value="rapido">Assinar</button></p></form></div>`,
};
export type BlockName = keyof typeof BLOCKS;
export const NAMES = ['form', 'newsletter'] as const satisfies readonly BlockName[];

/** Fills in the form and presses its button, with the block or as the server wrote it. */
export async function send(view: Page, scripts: boolean): Promise<void> {
  const control = (name: string) => view.locator(scripts ? `[part~="control"][name="${name}"]` : `[name="${name}"]`);
  await control('email').fill('ana@padaria.store');
  if (await control('mensagem').count()) await control('mensagem').fill('Duas linhas:\nQuero uma moringa.');
  await view
    .locator(scripts ? '[part~="button"]' : 'button')
    .first()
    .click();
}
