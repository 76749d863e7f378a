// The link around a picture is the picture's; one beside it, as that of a credit, is only the caption's.
import { expect, test } from '../../tools/fixture.ts';

const CREDITED =
  '<figure><img src="/favicon.svg" width="300" height="200" alt="Bule"><figcaption>Bule. Foto de <a href="#fotografa">Marta Reis</a></figcaption></figure>';
const BESIDE =
  '<figure><img src="/favicon.svg" width="300" height="200" alt="Jarra"><p>Jarra. Foto de <a href="#fotografo">Rui Sá</a></p></figure>';
const AROUND = '<figure><a href="#prato"><img src="/favicon.svg" width="300" height="200" alt="Prato"></a></figure>';

for (const design of ['grid', 'slideshow'])
  test(`in the design ${design} a link of the caption leaves the picture to the lightbox`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(
      `<div data-block="gallery" data-block-load="load" data-design="${design}" data-lightbox data-show-meta="true">${CREDITED}${BESIDE}${AROUND}</div>`,
    );
    const block = page.locator('[data-block=gallery]');
    await expect(block).toHaveAttribute('data-block-state', 'ready');
    const links = block.locator('[part~=slide] a[href]');
    const around = await links.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('href'), !!one.querySelector('img')]),
    );
    expect.soft(around.filter(([, hasPicture]) => hasPicture).map(([href]) => href)).not.toContain('#fotografa');
    expect.soft(around.filter(([, hasPicture]) => hasPicture).map(([href]) => href)).not.toContain('#fotografo');
    await block
      .locator('[part~=slide]')
      .first()
      .click({ position: { x: 40, y: 40 } });
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(new URL(page.url()).hash).not.toBe('#fotografa');
  });

test('where the lightbox does not load, a link to a picture leads to it', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT02|VT040|Failed to load|ERR_FAILED/);
  await page.route(/chunks\/lightbox-(?!links)[^/]*\.js/, (route) => route.abort());
  const link = '<a href="/imagens/torno.jpg"><img src="/favicon.svg" width="300" height="200" alt="Torno"></a>';
  for (const [block, pressed] of [
    ['gallery', '[part~=slide]'],
    ['image', 'a'],
  ] as const) {
    await pageWith(`<div data-block="${block}" data-block-load="load" data-lightbox>${link}</div>`);
    await expect(page.locator('[data-block]')).toHaveAttribute('data-block-state', 'ready');
    await page.locator(`[data-block] ${pressed}`).click();
    await expect(page).toHaveURL(/torno\.jpg$/);
  }
});

for (const design of ['grid', 'slideshow'])
  test(`in the design ${design} the link of a slide keeps what the page says to the browser about it`, async ({
    page,
    pageWith,
  }) => {
    const said = {
      target: 'outra',
      rel: 'sponsored noopener',
      download: 'bule.pdf',
      hreflang: 'en',
      referrerpolicy: 'no-referrer',
      ping: '/visto',
      type: 'application/pdf',
    };
    const attributes = Object.entries(said).map(([name, value]) => `${name}="${value}"`);
    await pageWith(
      `<div data-block="gallery" data-block-load="load" data-design="${design}"><figure><a href="/bule.pdf" ${attributes.join(' ')}><img src="/favicon.svg" width="300" height="200" alt="Bule"></a></figure></div>`,
    );
    const link = page.locator('[data-block=gallery] [part~=slide] a[href]').first();
    for (const [name, value] of Object.entries(said)) await expect.soft(link).toHaveAttribute(name, value);
  });
