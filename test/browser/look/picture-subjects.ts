import type { Page } from '@playwright/test';
import { BOTH, bannerOf, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { button, control } from '../blocks/form/contact-form.ts';
import { contextOf, PHONE, popupOf, popupPage, type Settings, started } from '../blocks/overlays/overlay-page.ts';
import type { PageWith } from '../tools/fixture.ts';
import { demoUrl } from '../tools/server-log.ts';
import { call, openPage, serveDialogToy, shown } from '../toy/dialog-page.ts';
import { CONTENT_SUBJECTS } from './content-subjects.ts';
import { blockPage, demoPage, expectBlocks, FACES, HEAD, type Look, type Subject, stage } from './picture-page.ts';
import { STORE_SUBJECTS } from './store-subjects.ts';

const EVERY: readonly Look[] = ['wide', 'dark', 'narrow', 'zoom', 'forced', 'forced-dark', 'print'];
/** Of what paper does not show. */
const OVER: readonly Look[] = ['wide', 'dark', 'zoom', 'forced'];
/** Of a second state. */
const FEW: readonly Look[] = ['wide', 'zoom', 'forced'];

const dialog = (path: string) => async (page: Page, pageWith: PageWith) => {
  await serveDialogToy(page);
  await openPage(pageWith, page, HEAD);
  await call(page, path);
  await shown(page).waitFor();
};

const banner = (settings: object) => async (page: Page, pageWith: PageWith) => {
  await pageWith(withSettings({ ...BOTH, ...settings }), HEAD);
  await bannerOf(page).waitFor();
};

const LONG = `<p>${'Guardamos um cookie para lembrar o que está na sacola, e outro para saber se você já viu este aviso. '.repeat(4)}</p>`;
const POPUP = { cookieBannerVariant: 'POPUP', cookieBannerTheme: 'LIGHT', cookieBannerText: LONG };

/** What the page shows by itself, at once. */
const overlay =
  (name: string, html: string) =>
  async (page: Page, pageWith: PageWith): Promise<void> => {
    await pageWith(html, HEAD);
    await started(page);
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('vitrine:overlay-force', { detail })), name);
  };

const LETTERS = `<img src="/imagens/torno.jpg?format=750w" alt="Mãos no torno" width="750" height="422">
<h2>Cartas</h2><p>Uma vez por mês contamos o que saiu do forno, antes de ir para a prateleira.</p><p><a href="#carta">Quero receber</a></p>`;
const ANNOUNCEMENT = { text: '<p>Frete grátis para Minas até domingo. <a href="#colecao">Ver a coleção</a></p>' };
const CONTACTS: Settings = {
  website: {
    id: 'site',
    contactEmail: 'oi@exemplo.com',
    contactPhoneNumber: '+55 31 3555-0142',
    location: { addressTitle: 'Ateliê', addressLine1: 'Rua das Paineiras, 41' },
  },
  websiteSettings: {
    mobileInfoBarSettings: {
      style: 2,
      isContactEmailEnabled: true,
      isContactPhoneNumberEnabled: true,
      isLocationEnabled: true,
    },
  },
};

/** The page's contacts on a device that says it is a phone. */
const contacts = async (page: Page, pageWith: PageWith): Promise<void> => {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { value }), PHONE);
  await page.setViewportSize({ width: 320, height: page.viewportSize()?.height ?? 640 });
  await pageWith(contextOf(CONTACTS), HEAD);
  await page.getByRole('navigation', { name: 'Contato' }).waitFor();
};

/** A dialog that a page asks for, with texts longer than its buttons. */
const question = async (page: Page, pageWith: PageWith): Promise<void> => {
  await pageWith(contextOf(), HEAD);
  await started(page);
  await page.evaluate(() => {
    const { dialog } = Reflect.get(window, 'Vitrine');
    dialog.confirm({
      title: 'Cancelar a encomenda?',
      text: 'A peça já está no torno. Se você cancelar agora, o barro volta para o balde.',
    });
  });
  await shown(page).waitFor();
};

const preferences = async (page: Page): Promise<void> => {
  await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.preferences());
  await page.getByRole('switch', { name: 'Marketing' }).waitFor();
};

const BRAZILIAN = `<form method="post" action="/form/nota">
<p><label>CPF <input name="cpf" data-form-field="cpf" inputmode="numeric" required></label></p>
<p><label>Celular <input type="tel" name="celular" data-form-field="phone-br" required></label></p>
<p><label>CEP <input name="cep" data-form-field="cep" inputmode="numeric" required></label></p>
<p><label>Estado <input name="uf" data-form-field="state" required></label></p>
<p><label>Dia da entrega <input name="dia" data-form-field="date-br" inputmode="numeric" required></label></p>
<p><button type="submit">Enviar dados</button></p></form>`;

const brazilian = async (page: Page, pageWith: PageWith): Promise<void> => {
  await pageWith(
    `<div data-block="form" data-server="platform" data-form-id="nota" data-form-name="Nota" data-error-summary data-block-load="load">${BRAZILIAN}</div>`,
    HEAD,
  );
  await expectBlocks(page);
  await page.getByRole('textbox', { name: 'CPF' }).fill('111.111.111-11');
  await page.getByRole('button', { name: 'Enviar dados' }).click();
  await page.getByRole('link', { name: /Estado/ }).waitFor();
};

/** A map that waits for a purpose which the visitor has refused. */
const gatedFrame = async (page: Page, pageWith: PageWith): Promise<void> => {
  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: demoUrl() }]);
  await pageWith(
    withSettings(
      BOTH,
      '<iframe title="Mapa do ateliê" width="560" height="320" data-consent="preferences" data-consent-src="https://mapas.example/serra"></iframe>',
    ),
    { head: `<style>${FACES} body { font-family: var(--sans) } iframe { max-inline-size: 100% }</style>` },
  );
  await page.getByRole('button', { name: 'Carregar uma vez' }).waitFor();
};

/** The blocks' own pages of the demo, with each block in its states, and one page of the shop. */
export const SUBJECTS: readonly Subject[] = [
  { name: 'accordion', looks: EVERY, open: blockPage('accordion'), part: stage },
  {
    name: 'accordion-last-open',
    looks: ['wide'],
    open: blockPage('accordion', (page) => stage(page).locator('[part=trigger]').last().click()),
    part: stage,
  },
  { name: 'marquee', looks: EVERY, open: blockPage('marquee'), part: stage },
  {
    name: 'marquee-paused',
    looks: ['wide', 'zoom'],
    open: blockPage('marquee', (page) => stage(page).locator('[part=button]').press('Enter')),
    part: stage,
  },
  { name: 'form', looks: EVERY, open: blockPage('form'), part: stage },
  {
    name: 'form-errors',
    looks: FEW,
    open: blockPage('form', async (page) => {
      await control(page, 'email').first().fill('ana@');
      await button(page).first().click();
    }),
    part: stage,
  },
  { name: 'cookie-banner', looks: OVER, open: banner({}), part: bannerOf, over: true },
  { name: 'cookie-banner-popup', looks: FEW, open: banner(POPUP), part: bannerOf, over: true },
  { name: 'dialog-error', looks: OVER, open: dialog('/api/500'), part: shown, over: true },
  { name: 'dialog-login', looks: FEW, open: dialog('/api/401/login'), part: shown, over: true },
  { name: 'dialog-confirm', looks: OVER, open: question, part: shown, over: true },
  {
    name: 'popup',
    looks: OVER,
    open: overlay('popup', popupPage({ style: 2 }, { inside: LETTERS })),
    part: popupOf,
    over: true,
  },
  {
    name: 'announcement-bar',
    looks: OVER,
    open: overlay('announcement-bar', contextOf({ websiteSettings: { announcementBarSettings: ANNOUNCEMENT } })),
    part: (page) => page.getByRole('region', { name: 'Anúncio' }),
    over: true,
  },
  {
    name: 'mobile-info-bar',
    looks: ['narrow', 'zoom'],
    open: contacts,
    part: (page) => page.getByRole('navigation', { name: 'Contato' }),
    over: true,
  },
  {
    name: 'badge',
    looks: ['wide', 'forced'],
    open: blockPage('badge'),
    part: (page) => page.getByText('Feito com a Vitrine'),
  },
  {
    name: 'consent-preferences',
    looks: OVER,
    open: blockPage('consent-preferences', preferences),
    part: (page) => page.getByRole('dialog'),
    over: true,
  },
  { name: 'menu', looks: ['wide', 'dark', 'narrow', 'zoom', 'forced', 'print'], open: blockPage('menu'), part: stage },
  {
    name: 'newsletter',
    looks: ['wide', 'dark', 'narrow', 'zoom', 'forced'],
    open: blockPage('newsletter'),
    part: stage,
  },
  {
    name: 'gated-frame',
    looks: ['wide', 'dark', 'narrow', 'zoom', 'forced'],
    open: gatedFrame,
    part: (page) => page.locator('[data-consent-notice]'),
  },
  {
    name: 'brazilian-fields',
    looks: ['wide', 'dark', 'narrow', 'zoom', 'forced'],
    open: brazilian,
    part: (page) => page.locator('[data-block=form]'),
  },
  {
    name: 'shop-contact',
    looks: ['wide', 'dark', 'narrow', 'forced', 'print'],
    open: (page) => demoPage(page, '/atelie/contato'),
  },
  ...STORE_SUBJECTS,
  ...CONTENT_SUBJECTS,
];
