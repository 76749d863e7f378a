// The self-check of the shop's blocks, with the demo's server behind them.
import { $, buttonIn, check, drawn, equal, layersOf, pressEscape, ready, shadowOf, until } from './self-check-tools.js';

const drawer = () => layersOf('cart-drawer').find((root) => root.querySelector('dialog[open]'));
/** Types as a visitor does: the control has its value, and says so. */
function type(control, text) {
  control.focus();
  // Not the property of this one control, which React has replaced to know of every change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(control, text);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

async function buying() {
  await check('a product that is added is in the cart: number, drawer and line [STORE-024]', async () => {
    const root = await shadowOf('piece');
    await until('the link', () => $('bag').dataset.blockState === 'ready');
    const button = buttonIn(root, 'Adicionar ao carrinho');
    button.focus();
    button.click();
    const open = await until('the drawer', drawer);
    await until('its line', () => /Caneca Neblina/.test(open.textContent));
    equal('the number', window.Vitrine.store.getState().cart.totalQuantity, 1);
    await until('the label', () => $('bag').getAttribute('aria-label') === 'Um item no carrinho');
  });
  await check('Esc closes the drawer, and the focus goes back', async () => {
    pressEscape();
    await until('the drawer to go', () => !drawer());
    await until(
      'the focus',
      () => $('piece').contains(document.activeElement) || document.activeElement === $('piece'),
    );
  });
}

async function choosing() {
  await check('a list of products is sorted in the page', async () => {
    const root = await shadowOf('pieces');
    const titles = () =>
      [...$('pieces').querySelectorAll('h3')]
        .filter(drawn)
        .sort(
          (one, other) =>
            one.getBoundingClientRect().top - other.getBoundingClientRect().top ||
            one.getBoundingClientRect().left - other.getBoundingClientRect().left,
        )
        .map(({ textContent }) => textContent)
        .join();
    const select = root.querySelector('select') ?? $('pieces').querySelector('select');
    select.value = 'nome';
    select.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
    await until('the order', () => titles() === 'Caneca Neblina,Prato Serra');
  });
  await check('a search suggests what is found while one types', async () => {
    const root = await shadowOf('find');
    const control = root.querySelector('input') ?? $('find').querySelector('input');
    type(control, 'bule');
    await until('a suggestion', () =>
      /Bule/.test([...root.querySelectorAll('[role=option]')].map((one) => one.textContent).join()),
    );
    equal('expanded', control.getAttribute('aria-expanded'), 'true');
  });
  await check('a pricing toggle shows the side that was chosen', async () => {
    const root = await shadowOf('prices');
    buttonIn(root, 'Anual').click();
    await until('the other side', () => drawn($('yearly')) && !drawn($('monthly')));
  });
}

async function members() {
  await check('a sign-in that is refused says so, and keeps what was typed [SESSION-616]', async () => {
    $('sign-in').scrollIntoView();
    await ready($('sign-in'));
    type($('sign-in-email'), 'marta@exemplo.com');
    type($('sign-in-password'), 'errada');
    const text = () => $('sign-in').shadowRoot.querySelector('[role=alert]')?.textContent ?? '';
    $('sign-in').querySelector('[type=submit]').click();
    await until('the word', text);
    equal('the address', $('sign-in-email').value, 'marta@exemplo.com');
  });
}

/** Needs the server, which a page from the disk does not have. */
export async function shop() {
  await buying();
  await choosing();
  await members();
}
