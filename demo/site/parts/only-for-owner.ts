import { html } from '../html.ts';
import type { Page } from './page.ts';

/** What anybody else reads at a page of the owner. */
export const onlyForOwner = (isMember: boolean): Pick<Page, 'status' | 'pageType' | 'main'> => ({
  status: 403,
  pageType: isMember ? 106 : 105,
  main: html`<div class="wrap page-head"><h1>Só para quem faz</h1><p class="lead">Esta página é de quem cuida do ateliê.</p><p class="actions"><a class="button" href="/atelie/entrar?de=dono">Entrar</a></p><p class="quiet">Para experimentar: lucia@exemplo.com, com a senha forno-e-serra.</p></div>`,
});
