// A cart on a server of one's own: one address that is read with GET and changed with POST, and answers the whole cart as JSON each time:
// { "entries": [{ "id", "itemId", "sku", "title", "quantity", "unitPriceCents", "subTotalCents" }], "subtotalCents", "grandTotalCents" }
// An answer of 4xx with { "message": "…" } is shown to the visitor in these words.
(() => {
  const ADDRESS = '/carrinho.json';
  const CHECKOUT = '/finalizar';

  async function call(change) {
    const answer = await fetch(ADDRESS, {
      credentials: 'same-origin',
      ...(change && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      }),
    }).catch(() => null);
    const cart = await answer?.json().catch(() => null);
    if (!answer?.ok || !cart) throw new Error(cart?.message ?? 'A loja não respondeu. Tente de novo daqui a pouco.');
    return { cartToken: 'own', ...cart };
  }

  const adapter = {
    read: () => call(),
    async add({ itemId, sku, quantity }) {
      const cart = await call({ add: { itemId, sku, quantity } });
      return { cart, newlyAdded: cart.entries.find((one) => one.sku === sku) };
    },
    setQuantity: (_token, id, quantity) => call({ entry: id, quantity }),
    remove: (_token, id) => call({ entry: id, quantity: 0 }),
    async checkout() {
      location.href = CHECKOUT;
      return true;
    },
  };

  // Also before the tag has run.
  window.Vitrine ??= { q: [] };
  window.Vitrine.cart ? window.Vitrine.cart.use(adapter) : window.Vitrine.q.push(['cart.use', [adapter]]);
})();
