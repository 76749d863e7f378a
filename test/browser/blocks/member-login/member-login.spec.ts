// The sign-in of a member, in a page of the demo's server.
import { axe } from '../../tools/axe.ts';
import { expect, test } from '../../tools/fixture.ts';
import { block, fillIn, loginPage, member, ready, SESSION, send, sessionRequests } from './login-page.ts';

const stored = (): string | null => sessionStorage.getItem('vitrine:member');

test('email, password and the choice to be remembered are sent once, and the token of the answer goes with what the member does later [SESSION-601, SESSION-602, SESSION-603, SESSION-604, SESSION-609, SESSION-610, SESSION-615]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  // With its answer come the cookies that a call needs.
  await page.request.get('/atelie/entrar');
  const requests = sessionRequests(page);
  const bodies: unknown[] = [];
  await page.route(`**${SESSION}*`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.continue();
  });
  await pageWith(loginPage({}, 'data-redirect="/__page/test?membro"'));
  await ready(page);
  await fillIn(page);
  await page.getByLabel('Lembrar de mim').check();
  await page.getByRole('button', { name: 'Entrar', exact: true }).evaluate((button: HTMLElement) => {
    for (let turn = 0; turn < 20; turn += 1) button.click();
  });
  await page.waitForURL('**/__page/test?membro');
  expect(requests.map((one) => one.method())).toEqual(['POST']);
  expect(bodies).toEqual([{ email: 'marta@exemplo.com', password: 'barro-e-cinza', rememberMe: true }]);
  expect(await requests[0]?.headerValue('x-xsrf-token')).toBeNull();
  const entry = JSON.parse((await page.evaluate(stored)) ?? 'null');
  expect(entry).toEqual({ value: expect.stringMatching(/^\S{8,}$/) });

  await pageWith(loginPage(member, 'data-sign-out-redirect="/__page/test?saiu"'));
  await expect(block(page)).toContainText('Você entrou como Marta.');
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('**/__page/test?saiu');
  const [, leaving] = requests;
  expect(leaving?.method()).toBe('DELETE');
  expect(new URL(leaving?.url() ?? '').searchParams.get('cloneCart')).toBe('false');
  expect(bodies[1]).toBeNull();
  expect(await leaving?.headerValue('x-xsrf-token')).toBe(entry.value);
  expect((await leaving?.response())?.status()).toBe(200);
  expect(await page.evaluate(stored)).toBeNull();
});

test('a refusal is shown under the form in the server’s words, nothing typed is lost and no token is kept [SESSION-616]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/400/);
  await pageWith(loginPage());
  await ready(page);
  await fillIn(page, 'errada');
  await page.evaluate(() => sessionStorage.setItem('vitrine:member', '{"value":"velho"}'));
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  await expect(page.getByLabel('E-mail')).toHaveValue('marta@exemplo.com');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('errada');
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  expect(await page.evaluate(stored)).toBeNull();
  expect(await axe(page)).toEqual([]);
});

test('a server that counts too many attempts is quoted, and so is none at all', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/429|ERR_FAILED/);
  await pageWith(loginPage());
  await ready(page);
  await page.route(`**${SESSION}*`, (route) =>
    route.fulfill({ status: 429, json: { error: 'Espere um minuto.' }, headers: { 'retry-after': '60' } }),
  );
  await fillIn(page);
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Espere um minuto.');
  await page.unroute(`**${SESSION}*`);
  await page.route(`**${SESSION}*`, (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alert')).toContainText(/conex|conect/i);
});

test('signing out is tried again once where the crumb failed, and not after anything else [SESSION-605, SESSION-606]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/500/);
  const requests = sessionRequests(page);
  const crumbFail = { status: 200, json: { data: { crumbFail: true, crumb: 'novo-crumb-1234' } } };
  let answers: object[] = [];
  await page.route(`**${SESSION}*`, (route) => route.fulfill(answers.shift() ?? { status: 200, json: {} }));
  const refused = async (...next: object[]): Promise<number> => {
    answers = next;
    requests.length = 0;
    await pageWith(loginPage(member));
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    return requests.length;
  };
  expect(await refused(crumbFail, crumbFail)).toBe(2);
  expect(await refused({ status: 500, json: {} })).toBe(1);
  answers = [crumbFail];
  requests.length = 0;
  await pageWith(loginPage(member, 'data-sign-out-redirect="/__page/test?saiu"'));
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('**?saiu');
  expect(requests.map((one) => one.method())).toEqual(['DELETE', 'DELETE']);
});

test('the password is shown by a button and hidden again when it is sent; all of it by keyboard', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/400/);
  await pageWith(loginPage());
  await ready(page);
  const password = page.locator('#s');
  await password.fill('errada');
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'Mostrar senha' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(password).toHaveAttribute('type', 'text');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByLabel('E-mail').fill('marta@exemplo.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(button).toHaveCount(0);
  await expect(page.locator('[data-block-added]')).toHaveCount(0);
});

test('a member is not an owner: an account alone still gets the form [MEMBER-001]', async ({ page, pageWith }) => {
  await pageWith(loginPage({ authenticatedAccount: { id: 'o', displayName: 'Lúcia' } }));
  await ready(page);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sair' })).toHaveCount(0);
  await pageWith(loginPage({ ...member, authenticatedAccount: { id: 'o' } }, 'data-account-url="/atelie/membros"'));
  await ready(page);
  await expect(page.getByLabel('E-mail')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir para a sua conta' })).toHaveAttribute('href', '/atelie/membros');
  expect(await axe(page)).toEqual([]);
});

test('pages of the types 105 and 106 say that they are for members only, and no other page does [MEMBER-601, MEMBER-602]', async ({
  page,
  pageWith,
}) => {
  const words = 'Esta página está disponível apenas para membros do site.';
  for (const [pageType, shown] of [
    [104, false],
    [105, true],
    [106, true],
    [107, false],
  ] as const) {
    await pageWith(loginPage({ pageType }));
    await ready(page);
    await expect(page.getByText(words)).toHaveCount(shown ? 1 : 0);
  }
  await pageWith(loginPage({ ...member, pageType: 105 }));
  await ready(page);
  await expect(page.getByText(words)).toHaveCount(0);
  await pageWith(loginPage({ ...member, pageType: 106 }));
  await ready(page);
  await expect(page.getByText(`${words} Sua conta não dá acesso a esta página.`)).toBeVisible();
});

test('without scripts the form signs in as the server’s', { tag: '@long' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/atelie/entrar');
  await fillIn(page);
  await send(page);
  await expect(page).toHaveURL(/\/atelie\/membros/);
  await expect(page.getByRole('heading', { name: 'A prateleira de trás' })).toBeVisible();
  await context.close();
});
