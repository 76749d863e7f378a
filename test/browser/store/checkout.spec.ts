// The ways to the checkouts, with real input, real navigation and the editor's frame.
import { exampleOf } from '../../declarations.ts';
import { axe } from '../tools/axe.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { answerCheckouts, CHECKOUTS, checkoutPage, context, withCart } from './checkout-page.ts';

test.beforeEach(async ({ page }) => {
  await answerCheckouts(page);
});

const at = (path: string): RegExp => new RegExp(`${path.replace(/[?.]/g, '\\$&')}$`);

/** Each control that opens a donate page, and how it is used. */
const WAYS = [
  ['d1', '#link', 'click'],
  ['d1', '#link', 'Enter'],
  ['d1', '#link', 'Space'],
  ['d2', '#button', 'click'],
  ['d2', '#button', 'Enter'],
  ['d2', '#button', 'Space'],
  ['d3', '#form button', 'Enter'],
] as const;
const FEW = ['d1 Space', 'd2 click', 'd3 Enter'];

for (const { ways, tag } of [
  { ways: WAYS.filter(([id, , how]) => FEW.includes(`${id} ${how}`)), tag: [] },
  { ways: WAYS, tag: '@long' },
])
  test(`the donation button opens its donate page by click, Enter and Space in the page’s own window (${ways.length} ways), and Space scrolls nothing [NAV-005, NAV-012, STORE-020, STORE-021, STORE-022, STORE-023]`, {
    tag,
  }, async ({ page, pageWith }) => {
    const open = async () => {
      await pageWith(`${checkoutPage()}<div style="block-size: 3000px"></div>`);
      await settled(page);
    };
    let asked = 0;
    page.on('request', (request) => {
      if (CHECKOUTS.test(request.url())) asked += 1;
    });
    for (const [id, control, how] of ways) {
      await open();
      const scrolled = await page.evaluateHandle(() => {
        const seen = { count: 0 };
        addEventListener('scroll', () => (seen.count += 1));
        addEventListener('pagehide', () => sessionStorage.setItem('scrolled', String(seen.count)));
        return seen;
      });
      if (how === 'click') await page.locator(control).click();
      else await page.locator(control).press(how);
      await page.waitForURL(at(`/checkout/donate?donatePageId=${id}`));
      await scrolled.dispose();
      expect(await page.evaluate(() => sessionStorage.getItem('scrolled'))).toBe('0');
    }
    expect(asked).toBe(ways.length);
  });

test('the gift card’s checkout has the SKU once an amount is chosen by keyboard [NAV-006, NAV-007, STORE-019]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(checkoutPage());
  await settled(page);
  expect(await axe(page)).toEqual([]);
  const buy = page.getByRole('button', { name: 'Comprar vale-presente' });
  await buy.click();
  await page.waitForURL(at('/checkout/giftcard?websiteId=loja&giftCardProductId=vale'));
  await pageWith(checkoutPage());
  await settled(page);
  await page.getByRole('radio', { name: 'R$ 50' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'R$ 100' })).toBeChecked();
  await buy.press('Enter');
  await page.waitForURL(at('/checkout/giftcard?websiteId=loja&giftCardProductId=vale&sku=VALE-100'));
});

test('a page that does not name its site buys a gift card by its own form, with the amount that was chosen [STORE-019]', async ({
  page,
  pageWith,
}) => {
  await pageWith(exampleOf('gift-card'));
  await settled(page);
  await page.getByRole('radio', { name: 'R$ 100' }).check();
  await page.getByRole('button', { name: 'Comprar vale-presente' }).click();
  await page.waitForURL(at('/checkout/giftcard?websiteId=atelie-serra&giftCardProductId=vale-presente&sku=VALE-100'));
});

test('a gift card whose form leads to the platform’s checkout asks nothing before it leads there [NAV-006]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const methods: string[] = [];
  page.on('request', (request) => CHECKOUTS.test(request.url()) && methods.push(request.method()));
  await pageWith(context() + exampleOf('gift-card'));
  await settled(page);
  await page.getByRole('button', { name: 'Comprar vale-presente' }).click();
  await page.waitForURL(at('/checkout/giftcard?websiteId=loja&giftCardProductId=vale-presente'));
  expect(methods).toEqual(['GET']);
});

test('the links to the checkouts of cart and subscription lead there; without the cart’s cookies an alert says why not [NAV-002, NAV-003, NAV-004, NAV-013, STORE-018, CART-010]', {
  tag: '@long',
}, async ({ page, pageWith, baseURL }) => {
  await pageWith(checkoutPage());
  await settled(page);
  await page.locator('#cart').click();
  const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(alert).toContainText(
    'Sua sessão expirou ou seus cookies não estão ativados. Não é possível continuar com a finalização de compra.',
  );
  expect(page.url()).toContain('/__page/');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toHaveCount(0);
  await withCart(page, baseURL ?? '');
  await page.locator('#cart').click();
  await page.waitForURL(at('/commerce/goto-checkout'));
  await pageWith(checkoutPage());
  await settled(page);
  await page.locator('#plan').click();
  await page.waitForURL(at('/checkout/subscribe?cartToken=c1'));
});

test('a donation button without an id opens nothing [STORE-020]', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/data-donate-page-id is missing/);
  await pageWith(`${context()}<div data-block="donation"><button type="button">Doar</button></div>`, {
    query: '?vitrine-debug',
  });
  const button = page.getByRole('button', { name: 'Doar' });
  await expect(page.locator('[data-block=donation]')).toHaveAttribute('data-block-state', 'ready');
  const told = page.waitForEvent('console', (message) => message.text().includes('data-donate-page-id is missing'));
  await button.click();
  await told;
  expect(page.url()).toContain('/__page/');
});

test('inside the editor’s frame donation and gift card change the top window, cart and subscription the frame [NAV-010, NAV-011, NAV-012, STORE-019, CTX-028]', {
  tag: '@long',
}, async ({ page, pageWith, baseURL }) => {
  await withCart(page, baseURL ?? '');
  await pageWith(checkoutPage());
  const framed = await page.content();
  await page.route(/\/__page\/framed/, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: framed }),
  );
  await page.route(/\/config\/$/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Editor</title><iframe src="/__page/framed" width="900" height="700"></iframe>',
    }),
  );
  const open = async () => {
    await page.goto('/config/');
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('[data-block=gift-card]')).toHaveAttribute('data-block-state', 'ready');
    return frame;
  };
  await (await open()).locator('#link').click();
  await page.waitForURL(at('/checkout/donate?donatePageId=d1'));
  await (await open()).getByRole('button', { name: 'Comprar vale-presente' }).click();
  await page.waitForURL(at('/checkout/giftcard?websiteId=loja&giftCardProductId=vale'));
  for (const [selector, path] of [
    ['#cart', '/commerce/goto-checkout'],
    ['#plan', '/checkout/subscribe?cartToken=c1'],
  ] as const) {
    await (await open()).locator(selector).click();
    await expect.poll(() => page.frames()[1]?.url() ?? '').toMatch(at(path));
    expect(page.url()).toMatch(/\/config\/$/);
  }
});
