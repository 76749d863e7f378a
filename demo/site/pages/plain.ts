import { html } from '../html.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';

/** Where a form sent without the script ends. */
export const thanks = (): Page => ({
  title: 'Obrigado',
  description: 'A mensagem chegou.',
  path: '/atelie/obrigado',
  picture: 'canecas',
  unlisted: true,
  main: html`<div class="wrap page-head page-head-split">
<div>
<h1>Obrigado. Chegou.</h1>
<p class="lead">Lemos tudo, e respondemos em até dois dias úteis, quase sempre de manhã. Se for urgente, o telefone toca na cozinha.</p>
<p class="actions"><a class="button" href="/atelie/colecao">Ver a coleção</a> <a class="more" href="/atelie/diario">Ler o diário</a></p>
</div>
${picture('canecas', { sizes: '(min-width: 60rem) 45vw, 92vw', frame: 'r-4x3', first: true })}
</div>`,
});

/** No such page: said kindly, with ways on. */
export const notFound = (path: string): Page => ({
  status: 404,
  title: 'Página não encontrada',
  description: 'Esta página quebrou na queima, ou nunca existiu.',
  path,
  picture: 'barro-e-ferramentas',
  unlisted: true,
  main: html`<div class="wrap page-head page-head-split">
<div>
<h1>Esta página quebrou na queima</h1>
<p class="lead">Página não encontrada: o endereço mudou ou nunca existiu.</p>
<p class="actions"><a class="button" href="/atelie/">Ir para a página inicial</a> <a class="more" href="/atelie/colecao">Ver a coleção</a></p>
</div>
${picture('barro-e-ferramentas', { sizes: '(min-width: 60rem) 45vw, 92vw', frame: 'r-4x3', first: true })}
</div>`,
});
