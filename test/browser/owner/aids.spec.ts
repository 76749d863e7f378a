// What a signed-in owner sees on a page beside its content, and nobody else: the overlay manager, and galleries in the preview frame.
import type { Frame, Page } from '@playwright/test';
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';
import { arrived, watchTraffic } from '../tools/traffic.ts';
import {
  ACCOUNT,
  contextOf,
  innerFrame,
  type Settings,
  SITE,
  STRANGER,
  serveSite,
  started,
  VIEWER,
} from './owner-site.ts';

const POPUP = { style: 2, showOnTimer: true, timerDelay: 3_600_000 };
const ANNOUNCEMENT = { style: 1, text: '<p>Fornada aberta</p>' };
const CONTACT = { style: 2, isContactEmailEnabled: true };
const BANNER = { isCookieBannerEnabled: true, cookieBannerText: '<p>Cookies da casa.</p>' };
const SETTINGS: Settings = {
  website: { cloneable: true, contactEmail: 'oi@exemplo.com' },
  websiteSettings: {
    popupOverlaySettings: POPUP,
    announcementBarSettings: ANNOUNCEMENT,
    mobileInfoBarSettings: CONTACT,
  },
  cookieSettings: BANNER,
};
const INSIDE = '<div data-block="popup" hidden><h2>Cartas</h2><p>Uma vez por mês.</p></div>';
const pageOf = (context: Settings, inside = INSIDE): string =>
  contextOf({
    ...SETTINGS,
    ...context,
    website: { ...(SETTINGS.website as Settings), ...(context.website as Settings) },
  }) + inside;

const opener = (page: Page | Frame) => page.getByRole('button', { name: 'Ver as camadas desta página' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Camadas desta página' });
const lines = (page: Page) => panel(page).locator('[part=overlay]');

/** A visitor who has decided: the banner is not shown by itself. */
const decided = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: SITE }]);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(SITE + path);
  await opener(page).click();
  await expect(lines(page)).toHaveCount(4);
}

test('the overlay manager lists the overlays of the page with the reason why each is not shown, shows each as a preview and hides it again, and nothing of it is remembered [OWNER-022, OWNER-025, POPUP-002, BARS-001]', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await serveSite(page, new Map([['/a', pageOf(ACCOUNT)]]));
  await decided(page);
  await open(page, '/a');
  await expect(lines(page)).toHaveText([
    /Barra de anúncio.*Está desativado no site/,
    /Barra de contato.*Só aparece em celulares e tablets/,
    /Popup.*Aparece mais tarde/,
    /Aviso de cookies.*Sua escolha sobre cookies já foi feita/,
  ]);
  expect(await axe(page)).toEqual([]);
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const before = await stored();
  for (const [name, shown] of [
    ['Barra de anúncio', page.getByRole('region', { name: 'Anúncio' })],
    ['Barra de contato', page.getByRole('navigation', { name: 'Contato' })],
    ['Aviso de cookies', page.locator('[data-block=cookie-banner]').getByText('Cookies da casa.')],
  ] as const)
    await test.step(name, async () => {
      const line = lines(page).filter({ hasText: name });
      await panel(page)
        .getByRole('button', { name: `Mostrar agora: ${name}` })
        .click();
      await expect(shown).toBeVisible();
      await expect(line).toContainText('Está na tela.');
      await panel(page)
        .getByRole('button', { name: `Esconder: ${name}` })
        .click();
      await expect(shown).toHaveCount(0);
      await expect(panel(page).getByRole('button', { name: `Mostrar agora: ${name}` })).toBeVisible();
    });
  await panel(page).getByRole('button', { name: 'Mostrar agora: Popup' }).click();
  const popup = page.getByRole('dialog', { name: 'Cartas' });
  await expect(popup.locator('[part=preview]')).toBeVisible();
  // The innermost alone: the popup closes, and nothing leads to the configuration.
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  expect(page.url()).toBe(`${SITE}/a`);
  await opener(page).click();
  await expect(lines(page).filter({ hasText: 'Popup' })).toContainText('Foi fechado.');
  expect(await stored()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  expect(page.url()).toBe(`${SITE}/a`);
});

/** Why an overlay cannot be shown, by what the page says. */
const REASONS: readonly (readonly [
  path: string,
  context: Settings,
  inside: string,
  name: string,
  reason: string,
  canShow: boolean,
])[] = [
  ['/sem', ACCOUNT, '', 'Popup', 'Esta página não tem.', false],
  [
    '/pagina',
    { ...ACCOUNT, websiteSettings: { popupOverlaySettings: { ...POPUP, showOnAllPages: false, enabledPages: ['x'] } } },
    INSIDE,
    'Popup',
    'Não foi escolhido para esta página.',
    true,
  ],
  ['/bloqueada', { ...ACCOUNT, pageType: 103 }, INSIDE, 'Popup', 'Não aparece em páginas bloqueadas.', true],
  ['/entrada', { ...ACCOUNT, pageType: 3 }, INSIDE, 'Popup', 'Não aparece em páginas de entrada.', true],
  [
    '/desligado',
    { ...ACCOUNT, websiteSettings: { popupOverlaySettings: { style: 1 } } },
    INSIDE,
    'Popup',
    'Está desativado no site.',
    true,
  ],
  ['/sem-texto', { ...ACCOUNT, websiteSettings: {} }, '', 'Barra de anúncio', 'Esta página não tem.', false],
  [
    '/sem-contato',
    { ...ACCOUNT, website: { contactEmail: '' } },
    '',
    'Barra de contato',
    'Esta página não tem.',
    false,
  ],
  ['/sem-banner', { ...ACCOUNT, cookieSettings: {} }, '', 'Aviso de cookies', 'Está desativado no site.', false],
];

test('each overlay that cannot show has its reason, and a button only if it has something to show; a viewer has no way to the configuration, an owner has those to site and design [OWNER-022, OWNER-025, NAV-009]', {
  tag: '@long',
}, async ({ page }) => {
  await serveSite(
    page,
    new Map([
      ...REASONS.map(([path, context, inside]) => [path, pageOf(context, inside)] as const),
      ['/so-olhar', pageOf(VIEWER)],
    ]),
  );
  await decided(page);
  for (const [path, , , name, reason, canShow] of REASONS)
    await test.step(`${name}: ${reason}`, async () => {
      await open(page, path);
      const line = lines(page).filter({ hasText: name });
      await expect(line).toContainText(reason);
      await expect(line.getByRole('button')).toHaveCount(canShow ? 1 : 0);
    });
  const host = 'https://atelie-serra.plataforma.exemplo/config/';
  await expect(panel(page).getByRole('link', { name: 'Configurar o site' })).toHaveAttribute(
    'href',
    `${host}?frameUrl=%2Fsem-banner`,
  );
  await expect(panel(page).getByRole('link', { name: 'Aparência' })).toHaveAttribute('href', `${host}design`);
  await open(page, '/so-olhar');
  await expect(panel(page).getByRole('button', { name: 'Sair' })).toBeVisible();
  await expect(panel(page).getByRole('link')).toHaveCount(0);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) calls.push(request.method());
  });
  await panel(page).getByRole('button', { name: 'Sair' }).click();
  await expect.poll(() => calls).toEqual(['POST']);
});

test('visitors and members see no manager and no mark, and fetch nothing for owners; in a screenshot and framed by a stranger there is none either [OWNER-022, OWNER-025]', async ({
  page,
}) => {
  const none: readonly (readonly [path: string, context: Settings])[] = [
    ['/visita', {}],
    ['/membro', { memberAccount: { id: 'm' } }],
    ['/captura?screenshot', ACCOUNT],
  ];
  await serveSite(
    page,
    new Map([
      ...none.map(
        ([path, context]) =>
          [
            path.replace(/\?.*/, ''),
            pageOf({ ...context, websiteSettings: { announcementBarSettings: { ...ANNOUNCEMENT, style: 2 } } }),
          ] as const,
      ),
      ['/conta', pageOf(ACCOUNT)],
      ['/quadro', `<iframe src="${SITE}/conta" title="Loja"></iframe>`],
    ]),
  );
  await decided(page);
  const { urls } = watchTraffic(page);
  const files = (): string[] => urls.filter((url) => /\/(owner|overlay-manager)-\w+\.js/.test(url));
  for (const [path] of none)
    await test.step(path, async () => {
      await page.goto(SITE + path);
      await started(page);
      await arrived(page);
      await expect(opener(page)).toHaveCount(0);
      await expect(page.locator('[part=preview]')).toHaveCount(0);
      if (!path.includes('screenshot')) expect(files()).toEqual([]);
    });
  await page.goto(`${STRANGER}/quadro`);
  const framed = await innerFrame(page);
  await started(framed);
  await arrived(page);
  await expect(opener(framed)).toHaveCount(0);
});

const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/%3E";
const GALLERY = `<div data-block="gallery" data-design="grid" data-block-load="load"><figure><a href="/outra"><img src="${PICTURE}" width="300" height="200" alt="Bule"></a></figure></div>`;

test('in the preview frame the link of a gallery fires bypassGalleryClickThrough and leads nowhere; elsewhere it is followed [OWNER-307, NAV-309]', {
  tag: '@long',
}, async ({ page }) => {
  await serveSite(
    page,
    new Map([
      ['/dentro', contextOf(ACCOUNT) + GALLERY],
      ['/fora', contextOf() + GALLERY],
      ['/config/quadros', '<iframe src="/dentro" title="Prévia" width="900" height="600"></iframe>'],
    ]),
  );
  await page.goto(`${SITE}/config/quadros`);
  const frame = await innerFrame(page);
  await frame.locator('[data-block=gallery][data-block-state=ready]').waitFor();
  await frame.evaluate(() => {
    addEventListener('bypassGalleryClickThrough', (event) =>
      Reflect.set(window, 'bypassed', (event as CustomEvent).detail),
    );
  });
  await frame.locator('[part~=slide]').first().click();
  await expect.poll(() => frame.evaluate(() => Reflect.get(window, 'bypassed'))).toMatchObject({ url: '/outra' });
  expect(frame.url()).toBe(`${SITE}/dentro`);
  await page.goto(`${SITE}/fora`);
  await page.locator('[data-block=gallery][data-block-state=ready]').waitFor();
  await page.locator('[part~=slide]').first().click();
  await page.waitForURL(`${SITE}/outra`);
});
