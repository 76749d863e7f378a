/** The pieces of markup that the cases are put together from. */

export const item = '<details><summary>Tem frete?</summary><p>Tem.</p></details>';
export const accordion = (attributes = '', inside = item): string =>
  `<div data-block="accordion"${attributes}>${inside}</div>`;
export const marquee = (attributes = '', inside = '<span>Sábado aberto</span>'): string =>
  `<div data-block="marquee"${attributes}>${inside}</div>`;
export const fields = '<label>Nome <input name="nome"></label><button type="submit">Enviar</button>';
export const form = (inside = fields, attributes = ' method="post" action="/form/contato"'): string =>
  `<div data-block="form"><form${attributes}>${inside}</form></div>`;
export const withJson = (json: string, block = 'marquee'): string =>
  `<div data-block="${block}" data-form-id="contato"><script type="application/json" data-block-json>${json}</script><span>Sábado</span></div>`;
export const context = (json: string): string => `<script type="application/json" data-site-context>${json}</script>`;
export const page = (
  body: string,
  head = '<script src="/vitrine.js" async></script>',
  html = '<html lang="pt-BR">',
): string => `<!doctype html>${html}<head><title>Ateliê</title>${head}</head><body>${body}</body></html>`;
export const list = (items: string, attributes = ''): string =>
  `<div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container"${attributes}>${items}</ul></div>`;
export const published = (title = 'Tem frete?'): string =>
  `<li class="accordion-item"><p role="heading" aria-level="3"><button class="accordion-item__click-target"><span class="accordion-item__title">${title}</span></button></p><div class="accordion-item__dropdown">Tem.</div></li>`;
export const ENABLED = context('{"cookieSettings": {"isCookieBannerEnabled": true}}');
