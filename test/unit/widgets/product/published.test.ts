// Products of published pages, of both generations (docs/published-markup.md §14).
import { expect, it } from 'vitest';
import readPublished from '../../../../src/widgets/product/published.ts';

const from = (html: string): Element => {
  const template = document.createElement('div');
  template.append(document.createRange().createContextualFragment(html));
  return template.firstElementChild as Element;
};

const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');

const OLDER = [
  {
    attributes: { Tamanho: 'P' },
    optionValues: [{ optionName: 'Tamanho', value: 'P' }],
    id: 'v1',
    sku: 'SQ4362620',
    price: 5000,
    salePrice: 0,
    priceMoney: { currency: 'BRL', value: '50.00' },
    onSale: false,
    unlimited: true,
    qtyInStock: 0,
    imageIds: ['foto-1'],
  },
  {
    optionValues: [{ optionName: 'Tamanho', value: 'G' }],
    id: 'v2',
    sku: 'SQ4362621',
    price: 7000,
    salePrice: 6000,
    onSale: true,
    unlimited: false,
    qtyInStock: 0,
  },
];

it('reads the older generation: variants of an attribute, prices in cents, radio buttons, and hides what it replaces', () => {
  const source = from(`<article class="ProductItem" data-item-id="item1"><h1>Caneca</h1><div class="details">
<div class="product-price">R$ 50,00</div><p>Texto</p>
<div class="product-variants" data-item-id="item1" data-variants='${escaped(OLDER)}'><input type="radio" class="variant-radiobtn"></div>
<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" data-product-type="1">Add</div></div></div></article>`);
  const { content, lend } = readPublished(source) ?? { content: null, lend: [] };
  expect(content?.product).toMatchObject({
    id: 'item1',
    title: 'Caneca',
    productType: 1,
    currency: 'BRL',
    options: [{ name: 'Tamanho', display: 'radio', values: [{ value: 'P' }, { value: 'G' }] }],
    variants: [
      { sku: 'SQ4362620', price: 5000, unlimited: true, imageId: 'foto-1' },
      { sku: 'SQ4362621', price: 7000, salePrice: 6000, onSale: true, qtyInStock: 0 },
    ],
  });
  expect(content?.pieces).toEqual([
    { slot: 'content-0' },
    { frame: 'frame-0', pieces: ['price', { slot: 'content-1' }, 'form'] },
  ]);
  expect(lend.map(({ nodes }) => nodes[0]?.textContent)).toEqual(['Caneca', 'Texto']);
});

it('reads the current generation: the context of the element, prices as texts with decimals', () => {
  const context = {
    websiteId: 'w',
    product: {
      id: 'p1',
      title: 'Bule',
      price: { currency: 'BRL', value: '320.00' },
      variants: [
        {
          id: 'v',
          sku: 'SQ0000001',
          price: { currency: 'BRL', value: '320.00' },
          stock: { quantity: 2, unlimited: false },
        },
      ],
    },
  };
  const source =
    from(`<div class="product-detail" data-controller="ProductDetail" data-product-id="p1" data-context='${escaped(context)}'>
<div class="product-price">R$ 320,00</div><button class="sqs-add-to-cart-button"><span class="add-to-cart-text">Add</span></button></div>`);
  expect(readPublished(source)?.content).toMatchObject({
    product: {
      id: 'p1',
      title: 'Bule',
      currency: 'BRL',
      variants: [{ sku: 'SQ0000001', price: 32_000, qtyInStock: 2 }],
    },
    pieces: ['price', 'form'],
  });
});

it.each([
  '<div class="sqs-block-product"><p>Nada</p></div>',
  '<article class="ProductItem" data-item-id="i"><div class="product-variants" data-variants="[{">x</div></article>',
  `<article class="ProductItem" data-item-id="i"><div class="product-variants" data-variants='[{"sku":"A","price":"caro"}]'></div></article>`,
])('leaves alone what has no product that can be read: %s', (html) => {
  expect(readPublished(from(html))).toBeNull();
});

it('leaves what the page asks for with an order above the form, where it was among the controls of the page', () => {
  const source =
    from(`<article class="ProductItem" data-item-id="item1"><h1>Caneca</h1><div class="product-variants" data-item-id="item1" data-variants='${escaped(OLDER)}'></div>
<div class="ProductItem-product-additional-fields">Um nome para gravar</div><div class="sqs-add-to-cart-button" data-product-type="1">Add</div></article>`);
  const { content, lend } = readPublished(source) ?? { content: null, lend: [] };
  expect(content?.pieces).toEqual([{ slot: 'content-0' }, { slot: 'content-1' }, 'price', 'form']);
  expect(lend[1]?.nodes[0]?.textContent).toBe('Um nome para gravar');
});

it('has the price above the form also where the form is in a wrapper that is drawn anew', () => {
  const source =
    from(`<article class="ProductItem" data-item-id="item1"><p>Fotos</p><div><h1>Caneca</h1><div class="product-variants" data-item-id="item1" data-variants='${escaped(OLDER)}'></div>
<div class="sqs-add-to-cart-button" data-product-type="1">Add</div></div></article>`);
  expect(readPublished(source)?.content.pieces).toEqual([
    { slot: 'content-0' },
    { frame: 'frame-0', pieces: [{ slot: 'content-1' }, 'price', 'form'] },
  ]);
});

const ASKED = `<div class="ProductItem-product-additional-fields"><form><div id="text-1" class="form-item field required"><input type="text" name="SQF_NOME"></div>
<div id="checkbox-2" class="form-item field"><input type="checkbox" name="c" value="Fita" checked><input type="checkbox" name="c" value="Selo" checked><input type="checkbox" name="c" value="Caixa"></div>
<fieldset id="name-3" class="form-item fields"><input name="fname" value="Nair"><input name="lname" value="Souza"></fieldset><input type="file" name="f"></form></div>`;

it('reads what the page asks for with an order when it is bought: nothing without a required answer, which stays the page’s own field', () => {
  const source = from(
    `<article class="ProductItem" data-item-id="item1"><h1>Caneca</h1><div class="product-variants" data-variants='${escaped(OLDER)}'></div>${ASKED}</article>`,
  );
  document.body.append(source);
  const asked = readPublished(source)?.content.asked;
  const input = source.querySelector('input') as HTMLInputElement;
  input.value = ' ';
  expect(asked?.()).toBeNull();
  expect(input.required).toBe(true);
  input.value = 'Para Ana';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(input.required).toBe(false);
  expect([...(asked?.() ?? [])]).toEqual([
    ['text-1', 'Para Ana'],
    ['checkbox-2', ['Fita', 'Selo']],
    ['name-3', ['Nair', 'Souza']],
  ]);
});

it('reads each question of a scale by its own name, and fields that the page makes later', () => {
  const source = from(
    `<article class="ProductItem" data-item-id="item1"><h1>Caneca</h1><div class="product-variants" data-variants='${escaped(OLDER)}'></div><div class="ProductItem-product-additional-fields"></div></article>`,
  );
  document.body.append(source);
  const asked = readPublished(source)?.content.asked;
  expect([...(asked?.() ?? [])]).toEqual([]);
  const holder = source.querySelector('.ProductItem-product-additional-fields') as Element;
  holder.innerHTML = `<div id="likert-1" class="form-item required"><input type="radio" name="cor" value="1"><input type="radio" name="cor" value="2"><input type="radio" name="brilho" value="1" checked></div>
<div id="radio-2" class="form-item required"><input type="radio" name="laco" value="sim"><input type="radio" name="laco" value="não"></div>`;
  expect(asked?.()).toBeNull();
  const ribbon = holder.querySelector('[value=não]') as HTMLInputElement;
  ribbon.checked = true;
  ribbon.dispatchEvent(new Event('input', { bubbles: true }));
  expect([...(asked?.() ?? [])]).toEqual([
    ['cor', ''],
    ['brilho', '1'],
    ['radio-2', 'não'],
  ]);
});

it('begins with what a visitor has chosen and typed already, once, and with nothing that the server alone had chosen', () => {
  const make = () =>
    from(`<article class="ProductItem" data-item-id="item1">
<div class="product-variants" data-item-id="item1" data-variants='${escaped(OLDER)}'>
<select data-variant-option-name="Tamanho"><option>P</option><option>G</option></select>
<div data-variant-option-name="Cor"><input type="radio" class="variant-radiobtn" name="c" value="Azul" checked><input type="radio" class="variant-radiobtn" name="c" value="Verde"></div></div>
<div class="product-quantity-input"><input type="number" value="1"></div>
<div class="sqs-add-to-cart-button" data-product-type="1">Add</div></article>`);
  expect(readPublished(make())?.content.begun).toEqual({ choice: new Map(), quantity: '1' });
  const source = make();
  const [select] = source.querySelectorAll('select');
  const [, green] = source.querySelectorAll<HTMLInputElement>('.variant-radiobtn');
  const [quantity] = source.querySelectorAll<HTMLInputElement>('[type=number]');
  if (!select || !green || !quantity) throw new Error('a control is missing');
  select.value = 'G';
  green.checked = true;
  quantity.value = '3';
  const chosen = new Map([
    ['Tamanho', 'G'],
    ['Cor', 'Verde'],
  ]);
  expect(readPublished(source)?.content.begun).toEqual({ choice: chosen, quantity: '3' });
  expect(readPublished(source)?.content.begun).toBeUndefined();
});

it('takes neither the name nor the prices nor the form nor the data of another block inside it', () => {
  const other = `<div class="sqs-block sqs-block-product" data-block-type="23"><h1 class="product-title">Outra</h1><div class="product-price">R$ 9,00</div><div class="product-variants" data-item-id="outra" data-variants='${escaped([{ ...OLDER[0], sku: 'OUTRO' }])}'></div><div class="product-quantity-input"><input value="7"></div><div class="sqs-add-to-cart-button" data-product-type="2">Outro</div></div>`;
  const source =
    from(`<article class="ProductItem" data-item-id="item1"><div class="excerpt">${other}</div><h1>Caneca</h1><div class="product-price">R$ 50,00</div>
<div class="product-variants" data-item-id="item1" data-variants='${escaped(OLDER)}'></div><div class="sqs-add-to-cart-button" data-product-type="1">Add</div></article>`);
  const { content, lend } = readPublished(source) ?? { content: null, lend: [] };
  expect(content?.product).toMatchObject({
    id: 'item1',
    title: 'Caneca',
    productType: 1,
    variants: [{ sku: 'SQ4362620' }, {}],
  });
  expect(content?.label).toBe('Add');
  expect(content?.begun?.quantity).toBe('');
  expect(content?.pieces).toEqual([{ slot: 'content-0' }, { slot: 'content-1' }, 'price', 'form']);
  expect(lend.map(({ hide }) => hide)).toEqual([undefined, undefined]);
});

it('leaves an element whole whose frame would restart in a browser without moveBefore, and hides in it all that it replaces', () => {
  const source = from(`<article class="ProductItem" data-item-id="item1"><h1>Caneca</h1><div class="details">
<div class="product-price">R$ 50,00</div><div><iframe title="Quadro"></iframe></div>
<div class="product-variants" data-item-id="item1" data-variants='${escaped(OLDER)}'></div>
<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button">Add</div></div></div><p>Texto</p></article>`);
  const { content, lend } = readPublished(source) ?? { content: null, lend: [] };
  expect(lend.every(({ nodes }) => nodes.every(({ parentNode }) => parentNode === source))).toBe(true);
  expect(lend.flatMap(({ hide }) => hide?.className ?? [])).toEqual([
    'product-price',
    'product-variants',
    'sqs-add-to-cart-button-wrapper',
  ]);
  const [title, details, text] = lend.filter(({ nodes }) => nodes.length > 0).map(({ slot }) => ({ slot }));
  expect(content?.pieces).toEqual([title, details, 'price', 'form', text]);
});

it('leaves the prices and buttons of other products, beside it or in a link to one', () => {
  const other = (around: string): string =>
    `${around}<b>Bule</b><div class="product-price">R$ 90</div><div class="sqs-add-to-cart-button">Add</div></${around.slice(1, 2)}>`;
  const source =
    from(`<article class="ProductItem" data-item-id="item1"><h1>Caneca</h1>${other('<a href="/loja/bule">')}
<div class="product-price">R$ 50,00</div><div class="product-variants" data-item-id="item1" data-variants='${escaped(OLDER)}'></div>
<p class="ProductItem-relatedProducts">${other('<b>')}</p><div class="product-related-products">${other('<i>')}</div></article>`);
  const { content, lend } = readPublished(source) ?? { content: null, lend: [] };
  const [heading, link, ...related] = ['content-0', 'content-1', 'content-2', 'content-3'].map((slot) => ({ slot }));
  expect(content?.pieces).toEqual([heading, link, 'price', 'form', ...related]);
  expect(lend.filter(({ hide }) => hide)).toEqual([]);
  expect(content?.label).toBe('');
});
