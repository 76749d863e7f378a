// A cart without a server: what visitors choose stays in their browser, and the order is a message to the shop.
// Prices come from the products of the pages, so the shop confirms them when it answers.
(() => {
  // One of the two, with country and area code; the messenger goes before the e-mail.
  const PHONE = '';
  const EMAIL = 'loja@exemplo.example';
  const KEY = 'carrinho';
  const CURRENCY = 'BRL';

  const entries = () => JSON.parse(localStorage.getItem(KEY) ?? '[]');
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

  /** What the page says about a product. */
  function find(itemId, sku) {
    const products = [...document.querySelectorAll('[data-product]')].map((one) => JSON.parse(one.dataset.product));
    const product = products.find(({ id }) => String(id) === itemId);
    const variant = product?.variants?.find((one) => one.sku === sku) ?? product;
    if (!variant) throw new Error('Este produto não está nesta página.');
    return { product, variant, price: variant.onSale ? variant.salePrice : (variant.price ?? product.priceCents) };
  }

  const adapter = {
    async read() {
      return entries().length ? cartOf(entries()) : null;
    },
    async add({ itemId, sku, quantity }) {
      const { product, variant, price } = find(itemId, sku);
      const list = entries();
      let entry = list.find((one) => one.id === `${itemId}/${sku}`);
      if (entry) entry.quantity += quantity;
      else {
        const { title, url: productUrl } = product;
        const variantOptions = variant.optionValues ?? [];
        entry = {
          id: `${itemId}/${sku}`,
          itemId,
          sku,
          title,
          productUrl,
          variantOptions,
          unitPriceCents: price,
          quantity,
        };
        list.push(entry);
      }
      return { cart: save(list), newlyAdded: entry };
    },
    async setQuantity(_token, id, quantity) {
      return save(entries().map((one) => (one.id === id ? { ...one, quantity } : one)));
    },
    async remove(_token, id) {
      return save(entries().filter((one) => one.id !== id));
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
