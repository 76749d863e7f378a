// Where pages live: sandboxed frames, web views, slow machines, pages that stack and silence things (faults F-015, F-036, F-037, F-041, F-094).

import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { accept, BOTH, bannerOf, command, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { begin, button, contactForm, fillIn, submissions } from '../blocks/form/contact-form.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { TAG } from '../tools/test-page.ts';
import { reportOf, viewsPerBlock } from '../tools/vitrine-of.ts';

const BLOCKS = exampleOf('accordion') + exampleOf('marquee') + contactForm();

test.beforeEach(({ page }) => begin(page));

for (const [name, integrity, states] of [
  ['does not match', `sha384-${'A'.repeat(64)}`, 0],
  ['matches', '', 3],
] as const)
  test(`a tag whose integrity ${name} ${states ? 'works' : 'leaves the page as it is'}, fault F-015`, {
    tag: '@long',
  }, async ({ page, pageWith, request, allowConsole }) => {
    allowConsole(/integrity/);
    const manifest = await (await request.get('/dist/manifest.json')).json();
    const hash = integrity || manifest.files['vitrine.js'].integrity;
    const failed = page.waitForEvent('requestfinished', (sent) => sent.url().endsWith('/dist/vitrine.js'));
    await pageWith(BLOCKS, { tag: `<script src="/dist/vitrine.js" integrity="${hash}" crossorigin></script>` });
    await failed;
    await expect(page.locator('[data-block-state=ready]')).toHaveCount(states);
    await page
      .locator(states ? '[part=trigger]' : 'summary')
      .first()
      .click();
    await expect(page.locator('[data-block=accordion] p').first()).toBeVisible();
  });

test.describe('on a page that stacks its own, fault F-036', () => {
  const WAR = `<style>
.war { position: fixed; inset: auto 0 0 0; height: 120px; z-index: 2147483647; background: gold }
.turned { transform: translateY(40px) rotate(0.01deg); overflow: hidden; height: 60px; contain: paint }
</style>`;
  /** Whether a visitor who points at the middle of it meets it. */
  const met = (page: Page, name: string): Promise<boolean> =>
    bannerOf(page)
      .getByRole('button', { name })
      .evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const root = element.getRootNode() as ShadowRoot;
        return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
      });

  for (const [where, html] of [
    ['under a bar of the highest layer', '<div class="war">Oferta</div>'],
    ['in a box that is turned and cut off', '<div class="turned"><div data-block="cookie-banner"></div></div>'],
  ] as const)
    test(`the banner is met ${where}`, { tag: '@long' }, async ({ page, pageWith }) => {
      await pageWith(withSettings(BOTH, html), { head: WAR });
      await expect(bannerOf(page)).toBeVisible();
      expect(await met(page, 'Aceitar')).toBe(true);
      const box = await bannerOf(page).boundingBox();
      expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 1280, 800]);
      await accept(page);
      await expect(bannerOf(page)).toHaveCount(0);
    });

  test('the control: an element in its place without a layer of its own is covered', { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(
      '<div class="war">Oferta</div><button style="position: fixed; bottom: 20px; left: 20px; z-index: 30000">x</button>',
      { head: WAR, tag: '' },
    );
    const top = await page.evaluate(() => document.elementFromPoint(25, 775)?.className);
    expect(top).toBe('war');
  });
});

test('a page that took the console away hears of a failure in the report, once, and the rest works, fault F-037', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/chunks/accordion-*', (route) => route.fulfill({ status: 503 }));
  await pageWith(BLOCKS, {
    tag: `<script>window.onerror = () => true; delete window.console; Object.defineProperty(window, 'console', { value: undefined });</script>${TAG}`,
  });
  await settled(page);
  await expect(page.locator('[data-block=accordion]')).toHaveAttribute('data-block-state', 'failed');
  await expect(page.locator('[data-block-state=ready]')).toHaveCount(2);
  expect((await reportOf(page)).messages.map(({ code, block }) => [code, block])).toEqual([['VT022', null]]);
});

/** A scene with every block, served as a site would serve it: a page out of nowhere may not ask this machine for anything. */
const SCENE = '/cenas/ver-e-tocar';
for (const sandbox of [
  'allow-scripts',
  'allow-scripts allow-forms',
  'allow-scripts allow-popups',
  'allow-scripts allow-same-origin allow-forms',
])
  test(`in a frame with sandbox="${sandbox}" every block stands, and the banner can be answered, fault F-041`, {
    tag: '@long',
  }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/Failed to load resource|CORS policy|sandbox|Request mode is/);
    await pageWith(`<iframe sandbox="${sandbox}" src="${SCENE}" width="1000" height="600" title="Moldura"></iframe>`, {
      tag: '',
    });
    const frame = page.frameLocator('iframe');
    const banner = frame.getByRole('region', { name: 'Aviso de cookies' });
    await banner.getByRole('button', { name: 'Recusar' }).click();
    await expect(banner).toHaveCount(0);
    await frame.locator('[data-block=accordion]').scrollIntoViewIfNeeded();
    const trigger = frame.locator('[part=trigger]').nth(1);
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['marquee', 'form']) await frame.locator(`[data-block=${name}]`).scrollIntoViewIfNeeded();
    // The banner has gone, with the place that was made for it.
    await expect(frame.locator('[data-block-state=ready]')).toHaveCount(3);
    for (const [name, words] of [
      ['nome.First', 'Ana'],
      ['nome.Last', 'Souza'],
      ['email', 'ana@exemplo.com'],
      ['mensagem', 'Oi'],
    ] as const)
      await frame.locator(`[part~=control][name="${name}"]`).fill(words);
    await frame.locator('form [part~=button]').click();
    if (!sandbox.includes('forms')) {
      // The browser itself drops the press, before any event.
      const said = frame.locator('[part~=summary]');
      const why = 'Este formulário não pode ser enviado daqui. Abra a página em uma nova aba e tente novamente.';
      await expect(said).toHaveText(why);
      await expect(said).toBeFocused();
      await frame.locator('[part~=control][name=email]').fill('bia@exemplo.com');
      await frame.locator('[part~=control][name=email]').press('Enter');
      await expect(said).toBeFocused();
      await expect(said).toHaveText(why);
      await expect(frame.locator('[part~=control][name=mensagem]')).toHaveValue('Oi');
    } else if (sandbox.includes('same-origin')) await expect(frame.locator('[part~=result]')).toBeVisible();
    else {
      // A page without an origin may not ask the server; it says so, and keeps the words.
      await expect(frame.locator('[part~=summary]')).toBeVisible();
      await expect(frame.locator('[part~=control][name=mensagem]')).toHaveValue('Oi');
    }
  });

const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 14; Moto G (5)) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FBAN/EMA]';

test.describe('in a web view of a phone that saves data, on a machine six times slower', () => {
  test.use({ userAgent: WEB_VIEW, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('the whole journey is made, fault F-094', { tag: '@long' }, async ({ page, pageWith }) => {
    await page.addInitScript(() => {
      const connection = { saveData: true, effectiveType: '2g', downlink: 0.2, rtt: 800, addEventListener: () => {} };
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
      Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 0.5 });
    });
    const debug = await page.context().newCDPSession(page);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await pageWith(withSettings(BOTH, BLOCKS));
    await settled(page);
    await bannerOf(page).getByRole('button', { name: 'Recusar' }).tap();
    await expect(bannerOf(page)).toHaveCount(0);
    await page.locator('[part=trigger]').first().tap();
    await expect(page.locator('[data-is-open=true]')).toHaveCount(1);
    await fillIn(page);
    await button(page).tap();
    await expect(page.locator('[part~=result]')).toBeVisible();
    expect(await submissions()).toHaveLength(1);
    expect(await viewsPerBlock(page)).toEqual([1, 1, 1]);
  });
});

test('a page that shows its own modal dialog keeps the banner under it, and has it back afterwards, fault F-036', async ({
  page,
  pageWith,
}) => {
  await pageWith(withSettings(BOTH, '<dialog><button>Fechar</button></dialog>'));
  await expect(bannerOf(page)).toBeVisible();
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await command(page, 'update', { cookieBannerCtaText: 'Concordo' });
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await bannerOf(page).getByRole('button', { name: 'Concordo' }).click();
  await expect(bannerOf(page)).toHaveCount(0);
});
