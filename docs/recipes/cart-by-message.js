// A cart without a server: what visitors choose stays in their browser, and the order is a message to the shop.
// Prices come from the products of the pages, so the shop confirms them when it answers.
(() => {
  // One of the two, with country and area code; the messenger goes before the e-mail.
  const PHONE = '';
  const EMAIL = 'loja@exemplo.example';
  const KEY = 'carrinho';
  const CURRENCY = 'BRL';

  /** What a text says as JSON; undefined where it is none. */
  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }
  function entries() {
    const kept = parsed(localStorage.getItem(KEY));
    return Array.isArray(kept) ? kept : [];
  }
  const money = (cents) =>
    new Intl.NumberFormat('pt-BR', { style: 'currency', currency: CURRENCY }).format(cents / 100);
  const total = (list) => list.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0);

  function cartOf(list) {
    const lines = list.map((entry) => ({ ...entry, subTotalCents: entry.unitPriceCents * entry.quantity }));
    return { cartToken: 'local', entries: lines, subtotalCents: total(list), grandTotalCents: total(list) };
  }
  function save(list) {
    localStorage.setItem(KEY, JSON.stringify(list));
    return cartOf(list);
  }

  // What was removed can be put back on any page, also where its product is not shown.
  const removed = new Map();

  /** An entry of what the page says about a product, in data-product or in a script with it. */
  function entryOf(itemId, sku) {
    const id = `${itemId}/${sku}`;
    const products = [...document.querySelectorAll('[data-product]')].map((one) =>
      parsed(one.dataset.product || one.textContent),
    );
    const product = products.find((one) => String(one?.id) === itemId);
    const variant = product?.variants?.find((one) => String(one.sku || one.id) === sku) ?? product;
    if (!variant) {
      if (removed.has(id)) return { ...removed.get(id), quantity: 0 };
      throw new Error('Este produto não está nesta página.');
    }
    const { title, url: productUrl } = product;
    const variantOptions = variant.optionValues ?? [];
    const price = variant.price ?? product.priceCents;
    // A product without variants has its sale price under another name.
    const unitPriceCents = variant.onSale ? (variant.salePrice ?? variant.salePriceCents ?? price) : price;
    return { id, itemId, sku, title, productUrl, variantOptions, unitPriceCents, quantity: 0 };
  }

  const adapter = {
    async read() {
      return entries().length ? cartOf(entries()) : null;
    },
    async add({ itemId, sku, quantity }) {
      const list = entries();
      let entry = list.find((one) => one.id === `${itemId}/${sku}`);
      if (!entry) {
        entry = entryOf(itemId, sku);
        list.push(entry);
      }
      entry.quantity += quantity;
      return { cart: save(list), newlyAdded: entry };
    },
    async setQuantity(_token, id, quantity) {
      return save(entries().map((one) => (one.id === id ? { ...one, quantity } : one)));
    },
    async remove(_token, id) {
      const list = entries();
      const entry = list.find((one) => one.id === id);
      if (entry) removed.set(id, entry);
      return save(list.filter((one) => one !== entry));
    },
    async checkout() {
      const line = ({ quantity, title, sku, unitPriceCents }) =>
        `${quantity} × ${title} (${sku}): ${money(unitPriceCents)}`;
      const words = ['Olá! Quero encomendar:', ...entries().map(line), `Total: ${money(total(entries()))}`].join('\n');
      const text = encodeURIComponent(words);
      location.href = PHONE ? `https://wa.me/${PHONE}?text=${text}` : `mailto:${EMAIL}?subject=Encomenda&body=${text}`;
      return true;
    },
  };

  // Also before the tag has run.
  window.Vitrine ??= { q: [] };
  window.Vitrine.cart ? window.Vitrine.cart.use(adapter) : window.Vitrine.q.push(['cart.use', [adapter]]);
})();
