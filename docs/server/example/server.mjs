// A server for the page beside it: node server.mjs [PORT]. It keeps everything in memory, and prints what it keeps.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const FORMS = { contato: ['nome', 'email', 'mensagem'], novidades: ['email'] };
const PRODUCTS = new Map([['AZUL', { itemId: 'caneca', title: 'Caneca azul', unitPriceCents: 9800, maxQuantity: 5 }]]);
const [answers, carts, subscribers] = [new Map(), new Map(), new Set()];
const keep = (what, value) => process.stdout.write(`${what} ${JSON.stringify(value)}\n`);
const refuse = (status, error) => [status, { error }];
/** What a browser without scripts is sent on to: the page has a sentence for each outcome. */
const back = ([status]) => [303, {}, { Location: status === 200 ? '/#recebido' : '/#conferir' }];

/** Checks a form and keeps it. An address is kept once, and the answer does not tell whether it was known. */
function save(formId, values) {
  const errors = Object.fromEntries(FORMS[formId].filter((id) => !values[id]).map((id) => [id, 'Preencha o campo.']));
  if (!errors.email && !/^[^\s@]{1,64}@[^\s@]{1,189}$/.test(values.email)) errors.email = 'Informe um e-mail válido.';
  if (Object.keys(errors).length > 0) return [400, { errors }];
  if (formId !== 'novidades' || !subscribers.has(values.email)) keep(formId, values);
  if (formId === 'novidades') subscribers.add(values.email);
  return [200, {}];
}

/** Gives an entry of a cart its quantity, and the visitor the cookies of a cart. Prices are the server's own. */
function change(cart, entry, quantity) {
  const product = PRODUCTS.get(entry.sku);
  if (!product || !Number.isInteger(quantity)) return refuse(400, 'Escolha um produto.');
  if (quantity > product.maxQuantity) return refuse(400, `Temos só ${product.maxQuantity} destas.`);
  Object.assign(entry, product, { quantity, subTotalCents: product.unitPriceCents * quantity });
  const entries = [...new Set([...cart.entries, entry])].filter((one) => one.quantity > 0);
  const sum = entries.reduce((total, one) => total + one.subTotalCents, 0);
  carts.set(cart.cartToken, Object.assign(cart, { entries, subtotalCents: sum, grandTotalCents: sum }));
  keep('carrinho', Object.fromEntries(entries.map((one) => [one.sku, one.quantity])));
  const cookies = [`CART=${cart.cartToken}; Path=/; SameSite=Lax`, 'hasCart=true; Path=/; SameSite=Lax'];
  return [200, { shoppingCart: cart, newlyAdded: entry }, { 'Set-Cookie': cookies }];
}

const CALLS = {
  'POST /api/form/FormSubmissionKey': () => [200, { key: crypto.randomUUID() }],
  // A browser may repeat a call by itself: the same key has the same answer, and is kept once.
  'POST /api/form/SaveFormSubmission': ({ body: { key, formId, form } }) => {
    if (!answers.has(key)) answers.set(key, save(formId, JSON.parse(form)));
    return answers.get(key);
  },
  'POST /api/events/Trace': () => [204],
  'POST /formulario/contato': ({ body }) => back(save('contato', body)),
  'POST /formulario/novidades': ({ body }) => back(save('novidades', body)),
  'GET /api/commerce/shopping-cart': ({ cart }) => [200, cart],
  'POST /api/commerce/shopping-cart/entries': ({ body, cart, entry }) =>
    change(cart, entry, entry.quantity + body.quantity),
  'PUT /api/3/commerce/cart/*/items/*': ({ body, cart, entry }) => change(cart, entry, body.quantity),
  'DELETE /api/3/commerce/cart/*/items/*': ({ cart, entry }) => change(cart, entry, 0),
};
const server = createServer(async (request, answer) => {
  answer.setHeader('Content-Security-Policy', "frame-ancestors 'self'").setHeader('X-Content-Type-Options', 'nosniff');
  const { origin, host, cookie, 'content-type': type } = request.headers;
  const send = ([status, data, more]) =>
    answer.writeHead(status, { 'Content-Type': 'application/json', ...more }).end(JSON.stringify(data));
  try {
    const path = new URL(request.url, 'http://localhost').pathname;
    if (request.method === 'GET' && /^\/($|dist\/)/.test(path)) {
      answer.setHeader('Content-Type', path === '/' ? 'text/html' : 'text/javascript');
      return answer.end(await readFile(new URL(path === '/' ? 'index.html' : `../../..${path}`, import.meta.url)));
    }
    if (origin && new URL(origin).host !== host) return send(refuse(403, 'De outro site.'));
    let text = '';
    for await (const part of request.setEncoding('utf8')) if (text.length <= 100_000) text += part;
    if (text.length > 100_000) return send(refuse(413, 'É longo demais.'));
    const body = /json/.test(type) ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    const cart = carts.get(/\bCART=([\w-]+)/.exec(cookie)?.[1]) ?? { cartToken: crypto.randomUUID(), entries: [] };
    const isMeant = ({ id, sku }) => sku === body.sku || path.endsWith(`/${id}`);
    const entry = cart.entries.find(isMeant) ?? { id: crypto.randomUUID(), sku: body.sku, quantity: 0 };
    const place = path.replace(`/${cart.cartToken}/`, '/*/').replace(/items\/.+/, 'items/*');
    send(CALLS[`${request.method} ${place}`]?.({ body, cart, entry }) ?? refuse(404, 'Não há nada aqui.'));
  } catch (error) {
    send(refuse(error.code === 'ENOENT' ? 404 : 400, 'Não foi possível responder.'));
  }
});
const port = process.argv[2] ?? '8080';
if (/^\d{1,5}$/.test(port)) server.listen(port, '127.0.0.1', () => keep('http', server.address().port));
else process.exitCode = process.stderr.write(`Read "${port}"; expected the number of a port.\n`) && 2;
