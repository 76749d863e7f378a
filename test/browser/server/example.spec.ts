// The example of a server answers what its page asks, in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, readyInView, test as shared } from '../tools/fixture.ts';

const SERVER = fileURLToPath(new URL('../../../docs/server/example/server.mjs', import.meta.url));

interface Example {
  readonly address: string;
  /** What the server has kept so far, one line each. */
  readonly kept: readonly string[];
}

/** Starts the server on a free port, and resolves with its first line. */
async function start(): Promise<Example & { readonly child: ChildProcess }> {
  const child = spawn(process.execPath, [SERVER, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const kept: string[] = [];
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^http (\d+)$/.exec(line) ?? [];
      if (found) resolve(found);
      else kept.push(line);
    });
  });
  return { child, kept, address: `http://127.0.0.1:${port}/` };
}

const test = shared.extend<{ example: Example }>({
  example: async ({ page }, use) => {
    const { child, ...example } = await start();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await use(example);
    // What the page still asks for must not meet a server that is gone.
    await page.goto('about:blank');
    child.kill();
    await ended;
  },
});

test('the example of a server keeps a message, a subscription and a cart, each once, however often a button is clicked', {
  tag: '@long',
}, async ({ page, example }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(example.address);

  await test.step('a message', async () => {
    const form = page.locator('[data-block=form]');
    await readyInView(form);
    await form.getByRole('textbox', { name: 'Nome' }).fill('Ana');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com');
    await form.getByRole('textbox', { name: 'Mensagem' }).fill('Vocês abrem no sábado?');
    await form.getByRole('button', { name: 'Enviar mensagem' }).dblclick();
    await expect(form.getByText('Recebemos a sua mensagem')).toBeVisible();
  });

  await test.step('a subscription', async () => {
    const newsletter = page.locator('[data-block=newsletter]');
    await readyInView(newsletter);
    await newsletter.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com');
    await newsletter.getByRole('button', { name: 'Assinar' }).dblclick();
    await expect(newsletter.getByText('A sua assinatura foi anotada')).toBeVisible();
  });

  await test.step('a cart', async () => {
    const product = page.locator('[data-block=product]');
    const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
    const quantity = drawer.getByRole('textbox', { name: 'Quantidade de Caneca azul' });
    await readyInView(product);
    await product.getByRole('button', { name: 'Adicionar ao carrinho' }).dblclick();
    await expect(quantity).toHaveValue('1');
    await expect(drawer.getByText('R$ 98,00').first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Um a mais de Caneca azul' }).click();
    await expect(drawer.getByText('R$ 196,00').first()).toBeVisible();
    await expect(page.locator('[data-cart-quantity]')).toHaveText('2');
    await drawer.getByRole('button', { name: 'Remover Caneca azul' }).click();
    await expect(drawer.getByText('Seu carrinho está vazio.')).toBeVisible();
    await expect(page.locator('[data-cart-quantity]')).toHaveText('0');
  });

  await expect
    .poll(() => example.kept)
    .toEqual([
      'contato {"nome":"Ana","email":"ana@exemplo.com","mensagem":"Vocês abrem no sábado?"}',
      'novidades {"email":"ana@exemplo.com"}',
      'carrinho {"AZUL":1}',
      'carrinho {"AZUL":2}',
      'carrinho {}',
    ]);
  expect(requested.filter((address) => !address.startsWith(example.address) && !address.startsWith('data:'))).toEqual(
    [],
  );
});

test('the example of a server keeps the cart of a visitor who returns, and refuses more than there is in words of its own', {
  tag: '@long',
}, async ({ page, example, allowConsole }) => {
  allowConsole(/^error: Failed to load resource.* 400 /);
  await page.goto(example.address);
  const product = page.locator('[data-block=product]');
  const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
  await readyInView(product);
  await product.getByRole('textbox', { name: 'Quantidade' }).fill('5');
  await product.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Quantidade de Caneca azul' })).toHaveValue('5');

  await page.reload();
  await expect(page.locator('[data-cart-quantity]')).toHaveText('5');
  await readyInView(product);
  await product.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await expect(product.getByText('Temos só 5 destas.')).toBeVisible();
  await expect.poll(() => example.kept).toEqual(['carrinho {"AZUL":5}']);
});

test('the example of a server shows at its field what it refuses, and keeps nothing of it', { tag: '@long' }, async ({
  page,
  example,
  allowConsole,
}) => {
  allowConsole(/^error: Failed to load resource.* 400 /);
  await page.goto(example.address);
  const newsletter = page.locator('[data-block=newsletter]');
  const address = newsletter.getByRole('textbox', { name: 'E-mail' });
  await readyInView(newsletter);
  // The page's own rule takes it; the server has a rule of its own.
  await page.route('**/api/form/SaveFormSubmission*', (route) => {
    const record = route.request().postDataJSON();
    return route.continue({ postData: { ...record, form: JSON.stringify({ email: 'ana' }) } });
  });
  await address.fill('ana@exemplo.com');
  await newsletter.getByRole('button', { name: 'Assinar' }).click();
  await expect(newsletter.getByText('Informe um e-mail válido.').first()).toBeVisible();
  await expect(address).toHaveValue('ana@exemplo.com');
  expect(example.kept).toEqual([]);
});

test('the example of a server keeps the forms of a page without scripts, and says so on the page', {
  tag: '@long',
}, async ({ browser, example }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(example.address);
  await page.locator('[data-block=newsletter] input').fill('bia@exemplo.com');
  await page.getByRole('button', { name: 'Assinar' }).click();
  await expect(page.getByText('Recebemos, obrigado.')).toBeVisible();
  await expect.poll(() => example.kept).toEqual(['novidades {"email":"bia@exemplo.com"}']);
  await context.close();
});

test('the example of a server refuses writing calls of other sites', async ({ request, example }) => {
  const data = { sku: 'AZUL', quantity: 1 };
  const address = `${example.address}api/commerce/shopping-cart/entries`;
  const refused = await request.post(address, { data, headers: { Origin: 'https://outro.example' } });
  expect(refused.status()).toBe(403);
  expect(example.kept).toEqual([]);
  const taken = await request.post(address, { data, headers: { Origin: new URL(address).origin } });
  expect(taken.status()).toBe(200);
  await expect.poll(() => example.kept).toEqual(['carrinho {"AZUL":1}']);
});
