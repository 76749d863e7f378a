import { expect, it } from 'vitest';
import { SEEDED_MEMBER, SEEDED_OWNER } from '../../../../demo/server/data/members.ts';
import { CUP, ShopVisitor, TEAPOT } from './shop-visitor.ts';
import { started } from './started.ts';

const CHECKOUT = '/commerce/goto-checkout';
const PERSON = { nome: 'Ana Lima', email: 'ana@exemplo.com', key: 'chave-da-pagina' };

async function visiting(): Promise<{ visitor: ShopVisitor; owner: ShopVisitor }> {
  const { url } = await started();
  const owner = await new ShopVisitor(url).arrive();
  await owner.send('/atelie/entrar', SEEDED_OWNER);
  return { visitor: await new ShopVisitor(url).arrive(), owner };
}

/** The references that the owner's page lists. */
const listed = async (owner: ShopVisitor): Promise<string[]> =>
  [...(await owner.page('/atelie/dono')).matchAll(/<td>(AS-\d{9})<\/td>/g)].map(([, reference = '']) => reference);

const referenceIn = (page: string): string => /Pedido (AS-\d{9})/.exec(page)?.[1] ?? '';

for (const { requests, tags } of [
  { requests: 100, tags: [] },
  { requests: 1_000, tags: ['long'] },
])
  it(`a cart is handed over once, however often: ${requests} requests make one order`, { tags }, async () => {
    const { visitor, owner } = await visiting();
    await visitor.send('/atelie/carrinho/adicionar', TEAPOT);
    const pedido = referenceIn(await visitor.page(CHECKOUT));
    expect(pedido).not.toBe('');
    for (let round = 0; round < requests / 50; round += 1)
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          index % 2 ? visitor.sent('/checkout/concluir', { pedido }) : visitor.page(CHECKOUT),
        ),
      );
    expect(await listed(owner)).toEqual([pedido]);
    expect(await visitor.cart()).toMatchObject({ isPurchased: true });
    expect(await visitor.page(CHECKOUT)).toContain('Este carrinho já foi comprado.');
    // The one teapot is gone.
    expect(await visitor.page('/atelie/peca/bule-canastra')).toContain('Avise-me quando voltar');
    // Whoever goes on has another cart.
    await visitor.send('/atelie/carrinho/adicionar', CUP);
    expect(await visitor.cart()).toMatchObject({ isPurchased: false, totalQuantity: 2 });
  });

it('what cannot be ordered is not handed over: nothing, too little, or by a page of another site', async () => {
  const { visitor, owner } = await visiting();
  expect(await visitor.page(CHECKOUT)).toContain('O seu carrinho está vazio.');
  await visitor.send('/atelie/carrinho/adicionar', { itemId: 'diario-do-forno', sku: 'SR-0940' });
  expect(await visitor.page(CHECKOUT)).toContain('O pedido mínimo é de R$\u00a025,00.');
  await visitor.send('/atelie/carrinho/adicionar', CUP);
  await visitor.fetch(CHECKOUT, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(await visitor.sent('/checkout/concluir', { pedido: '' })).toBe(`303 ${CHECKOUT}`);
  expect(await listed(owner)).toEqual([]);
});

it('a subscription is handed over under the token of its own cart only', async () => {
  const { visitor, owner } = await visiting();
  await visitor.send('/atelie/carrinho/adicionar', { itemId: 'caixa-do-mes', sku: 'SR-0910', planId: 'mensal' });
  await visitor.page('/checkout/subscribe?cartToken=de-outra-pessoa');
  expect(await listed(owner)).toEqual([]);
  const { cartToken } = await visitor.cart();
  expect(referenceIn(await visitor.page(`/checkout/subscribe?cartToken=${cartToken}`))).not.toBe('');
  expect(await owner.page('/atelie/dono')).toContain('<td>Assinatura</td>');
});

it('a donation and a gift card are kept once for each page they are sent from, and the card can be spent', async () => {
  const { visitor, owner } = await visiting();
  const give = (valor: string, outro = '') => visitor.sent('/checkout/donate', { ...PERSON, valor, outro });
  for (const outro of ['4,99', '10.000,01', '', 'abc']) expect(await give('outro', outro), outro).toContain('valor');
  const done = await give('outro', '5,00');
  expect(done).toMatch(/^303 \/checkout\/pedido\?n=/);
  expect(await give('outro', '5,00')).toBe(done);
  const card = { ...PERSON, key: 'outra-pagina', sku: 'SR-0901-50', para: 'bia@exemplo.com' };
  const bought = await visitor.sent('/checkout/giftcard', card);
  expect(await visitor.sent('/checkout/giftcard', card)).toBe(bought);
  expect(await listed(owner)).toHaveLength(2);
  const codigo = /SERRA-[0-9A-F]{10}/.exec(await visitor.page(bought.slice(4)))?.[0] ?? '';
  await visitor.send('/atelie/carrinho/adicionar', CUP);
  expect(await visitor.sent('/atelie/carrinho/codigo', { codigo })).toContain('aviso=cupom');
  expect((await visitor.cart()).appliedGiftCards).toEqual([{ code: codigo, amountCents: 5_000 }]);
});

it('reviews and wishes are kept once, are checked, and the owner reads them', async () => {
  const { visitor, owner } = await visiting();
  const review = {
    itemId: 'vaso-lua',
    rating: '5',
    text: 'Estala à noite.',
    name: 'Rute',
    key: 'pagina-1',
    token: 'inventado',
  };
  expect(await visitor.sent('/atelie/avaliar', { ...review, rating: '6' })).toContain('aviso=avaliacao');
  for (const _ of [1, 2]) expect(await visitor.sent('/atelie/avaliar', review)).toContain('aviso=avaliada');
  const read = await (await visitor.fetch('/api/3/commerce/reviews?itemId=vaso-lua')).json();
  expect(read).toMatchObject({ count: 1, average: 5, reviews: [{ name: 'Rute', verified: false }] });
  expect(await visitor.page('/atelie/peca/vaso-lua')).toContain('Estala à noite.');
  const wish = { itemId: 'pote-de-farinha', sku: 'SR-0126', email: 'Rute@Exemplo.com' };
  for (const _ of [1, 2]) expect((await visitor.post('/api/3/commerce/restock', wish)).status).toBe(200);
  expect((await visitor.post('/api/3/commerce/restock', { ...wish, email: 'rute' })).status).toBe(400);
  const page = await owner.page('/atelie/dono');
  expect(page.match(/rute@exemplo\.com/g)).toHaveLength(1);
  expect(page).toContain('Estala à noite.');
});

it('only the owner sees what was kept: a stranger and a member are told so', async () => {
  const { visitor, owner } = await visiting();
  expect((await visitor.fetch('/atelie/dono')).status).toBe(403);
  await visitor.send('/atelie/entrar', SEEDED_MEMBER);
  const page = await visitor.fetch('/atelie/dono');
  expect(page.status).toBe(403);
  expect(await page.text()).toContain('"pageType":106');
  expect((await owner.fetch('/atelie/dono')).status).toBe(200);
});

it('a search finds by name, code and words without accents, with image and price', async () => {
  const { visitor } = await visiting();
  const find = async (q: string) =>
    (await (await visitor.fetch(`/api/search/GeneralSearch?q=${encodeURIComponent(q)}`)).json()).items;
  expect((await find('xicara'))[0]).toMatchObject({
    title: 'Xícara Gomos, com pires',
    sku: 'SR-0218',
    price: 'R$\u00a0118,00',
    imageUrl: '/imagens/xicara-pires.jpg?format=300w',
  });
  expect((await find('SR-0109')).map((item: { title: string }) => item.title)).toEqual(['Prato Barro']);
  expect((await find('sr0109')).map((item: { title: string }) => item.title)).toEqual(['Prato Barro']);
  expect(await visitor.page('/atelie/busca?q=xicara')).toContain('Xícara Gomos');
});
