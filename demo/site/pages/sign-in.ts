import { html } from '../html.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';
import { backTo, notice, shopForm } from '../parts/shop-form.ts';
import { EMPTY_SHOP } from '../shop-view.ts';
import type { SiteRequest } from '../site-request.ts';

/** Where somebody goes who has signed in, by where they came from. */
const BACK: Readonly<Record<string, string>> = { dono: '/atelie/dono', config: '/config/' };

/** Where members and the owner sign in. */
export function signIn(request: SiteRequest): Page {
  const { member } = request.shop ?? EMPTY_SHOP;
  const from = request.query.get('de') ?? '';
  const to = Object.hasOwn(BACK, from) ? (BACK[from] as string) : '/atelie/membros';
  return {
    title: 'Entrar',
    description: 'Entre com o e-mail e a senha de membro do Ateliê Serra.',
    path: '/atelie/entrar',
    picture: 'moringa-na-janela',
    unlisted: true,
    main: html`<div class="wrap page-head page-head-split">
<div>
<h1>Entrar</h1>
${notice(request)}
${
  member
    ? html`<p class="lead">Você entrou como ${member.email}.</p><p class="actions"><a class="button" href="/atelie/membros">Ir para a área de membros</a></p>`
    : html`<div class="login" data-block="member-login" id="block-entrar" data-redirect="${to}">
${shopForm(request, {
  action: '/atelie/entrar',
  inside: html`${backTo(to)}<p class="control"><label for="entrar-email">E-mail</label> <input type="email" id="entrar-email" name="email" autocomplete="username" required></p>
<p class="control"><label for="entrar-senha">Senha</label> <input type="password" id="entrar-senha" name="password" autocomplete="current-password" required></p>
<p><label class="tick"><input type="checkbox" name="rememberMe" value="true"> Continuar conectado</label></p>
<p><button class="button button-wide" type="submit">Entrar</button></p>`,
})}
</div>
<p class="quiet">Para experimentar: marta@exemplo.com, com a senha barro-e-cinza. Ainda não é membro? <a href="/atelie/membros">Veja como entrar</a>.</p>`
}
</div>
${picture('moringa-na-janela', { sizes: '(min-width: 60rem) 45vw, 92vw', frame: 'r-4x5', first: true })}
</div>`,
  };
}
