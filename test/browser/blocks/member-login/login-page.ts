import { expect, type Locator, type Page, type Request } from '@playwright/test';

export const SESSION = '/api/site-users/account/session';

/** A page with a sign-in form, and with a context. */
export const loginPage = (context: object = {}, attributes = ''): string => `
<script type="application/json" data-site-context>${JSON.stringify(context)}</script>
<div data-block="member-login" data-server="platform" data-block-load="load" ${attributes}>
  <form method="post" action="/atelie/entrar">
    <p><label for="e">E-mail</label> <input type="email" id="e" name="email" autocomplete="username"></p>
    <p><label for="s">Senha</label> <input type="password" id="s" name="password" autocomplete="current-password"></p>
    <p><label><input type="checkbox" name="rememberMe" value="true"> Lembrar de mim</label></p>
    <p><button type="submit">Entrar</button></p>
  </form>
</div>`;

/** A member as the server names one in the page. */
export const member = { memberAccount: { displayName: 'Marta' } };

export const block = (page: Page): Locator => page.locator('[data-block=member-login]');

export async function ready(page: Page): Promise<void> {
  await expect(block(page)).toHaveAttribute('data-block-state', 'ready');
}

export async function fillIn(page: Page, password = 'barro-e-cinza'): Promise<void> {
  await page.getByLabel('E-mail').fill('marta@exemplo.com');
  await page.getByLabel('Senha', { exact: true }).fill(password);
}

export const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Entrar', exact: true }).click();

/** The requests to the session of a member, from now on. */
export function sessionRequests(page: Page): Request[] {
  const list: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === SESSION) list.push(request);
  });
  return list;
}
