import { memberFile } from '../content/member-files.ts';
import { studio } from '../content/studio.ts';
import type { Shop } from '../shop-view.ts';

export interface PageKind {
  /** The collection a page belongs to, and its type. */
  readonly collection?: { readonly id: string; readonly type: number };
  readonly item?: { readonly id: string; readonly recordType: number };
  /** The code of what the page is (VOCAB-601); by default that of an item or a page. */
  readonly pageType?: number;
  /** On phones, what somebody on the way to the studio needs is at the lower edge. */
  readonly infoBar?: boolean;
}

const NOTICE =
  '<p>Guardamos um cookie para lembrar esta escolha. Com o seu consentimento, guardamos outro para contar visitas e saber o que consertar na loja. <a href="/atelie/privacidade">O que fazemos com os dados</a></p>';

/** What the shop runs, as `/atelie/privacidade` lists it. */
const SERVICES = [
  {
    name: 'session',
    title: 'Sessão, carrinho e formulários',
    purpose: 'necessary',
    description: 'Protegem os formulários contra quem se passa por você, e encontram o seu carrinho de novo.',
    cookies: ['crumb', 'site_session', 'member_session', 'vitrine-member', 'CART', 'hasCart'],
    storage: ['vitrine:outage', 'vitrine:member', 'vitrine:member-change'],
  },
  {
    name: 'consent',
    title: 'Esta escolha',
    purpose: 'necessary',
    description: 'Lembra o que você decidiu aqui, e prova ao ateliê o que foi mostrado, sem dizer quem é você.',
    cookies: ['ss_cookieAllowed', 'vitrine-consent', 'vitrine-probe'],
    storage: ['vitrine:consent', 'vitrine:consent-records'],
  },
  {
    name: 'announcement',
    title: 'Avisos que você fechou',
    purpose: 'necessary',
    description: 'Para que um aviso que você fechou não volte na próxima página.',
    storage: ['vitrine:announcement:*'],
  },
  {
    name: 'searches',
    title: 'Buscas recentes',
    purpose: 'preferences',
    description: 'Guarda neste navegador o que você procurou, para sugerir de novo. Não sai daqui.',
    storage: ['vitrine:searches'],
  },
  {
    name: 'visitor-record',
    title: 'Contagem de visitas',
    purpose: 'analytics',
    description: 'Conta visitas e voltas com um número sem nome. Não sai deste site.',
    cookies: ['ss_cvr', 'ss_cvt'],
    storage: ['vitrine:first-session', 'vitrine:visited'],
  },
  {
    name: 'performance',
    title: 'Velocidade das páginas',
    purpose: 'analytics',
    description: 'Mede quanto cada página demora a aparecer e a responder. Não guarda nada no navegador.',
  },
  {
    name: 'events',
    title: 'Uso da loja',
    purpose: 'analytics',
    description: 'Conta o que se abre, busca e envia nas páginas, com um número sem nome. Não sai deste site.',
    cookies: ['vitrine-analytics-id'],
    storage: ['vitrine:measure:*', 'vitrine:trace:*', 'vitrine:outage:*'],
  },
  {
    name: 'landing',
    title: 'De onde você veio',
    purpose: 'marketing',
    description: 'Diz ao ateliê por qual página e por qual anúncio você chegou, uma vez por visita.',
    storage: ['vitrine:landed'],
  },
];

const NO_CART = { isPurchased: false, entries: [], subtotalCents: 0, grandTotalCents: 0, totalQuantity: 0 };

const [street, village] = studio.address;
const [week, saturday] = studio.hours;
const day = ([, text]: readonly [string, string]) => ({ text });

/** What the bar for phones says. */
const WHERE = {
  contactEmail: studio.email,
  contactPhoneNumber: studio.phone,
  location: { addressTitle: studio.name, addressLine1: street, addressLine2: village },
  businessHours: {
    tuesday: day(week),
    wednesday: day(week),
    thursday: day(week),
    friday: day(week),
    saturday: day(saturday),
  },
};

const INFO_BAR = {
  style: 3,
  isContactEmailEnabled: false,
  isContactPhoneNumberEnabled: true,
  isLocationEnabled: true,
  isBusinessHoursEnabled: true,
};

/** Who is signed in. */
const account = (shop: Shop | undefined): object | null => {
  const member = shop?.member;
  if (!member) return null;
  const { id, email, owner, xsrf } = member;
  const displayName = memberFile(email)?.name ?? '';
  return {
    memberAccount: { id, email, displayName, xsrfToken: xsrf },
    ...(owner && { authenticatedAccount: { id, email, displayName } }),
  };
};

/** What the page tells the script of site, visitor and page. */
export const siteContext = ({ collection, item, pageType, infoBar }: PageKind, shop?: Shop): object => ({
  website: {
    id: '5f8a1c0b9d2e4f6a7b8c9d0e',
    // The demo has no subdomain of the platform: its configuration area is on its own host.
    identifier: '',
    baseUrl: studio.baseUrl,
    websiteType: 1,
    siteStatus: {},
    developerMode: false,
    cloneable: false,
    typekitId: '',
    language: 'pt-BR',
    formattingLocale: 'pt-BR',
    ...(infoBar && WHERE),
  },
  websiteSettings: {
    disqusShortname: '',
    commentsEnabled: false,
    useEscapeKeyToLogin: false,
    popupOverlaySettings: {},
    announcementBarSettings: {},
    mobileInfoBarSettings: infoBar ? INFO_BAR : {},
    pinterestOverlayOptions: { mode: 'disabled' },
  },
  storeSettings: {
    selectedCurrency: 'BRL',
    measurementStandard: 2,
    addToCartConfirmationType: 1,
    minimumOrderSubtotal: 2_500,
    showNoteField: true,
    continueShoppingLinkUrl: '/atelie/colecao',
    merchandisingSettings: { scarcityThreshold: 3 },
  },
  // On the cart's own page somebody without a cart is told so at once, and nothing is asked for.
  ...((shop?.cart || pageType === 200) && { shoppingCart: shop?.cart ?? NO_CART }),
  ...account(shop),
  ...(collection && { collection }),
  ...(item && { item }),
  pageType: pageType ?? (item ? 1 : 2),
  templateVersion: '7.1',
  templateId: 'atelie',
  websiteRoles: shop?.member?.owner ? [{ id: 1 }] : [],
  appDomain: 'atelieserra.example',
  cookieSettings: {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: false,
    cookieBannerText: NOTICE,
    cookieBannerTheme: 'LIGHT',
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerCtaText: 'Aceitar',
    cookieBannerOptOutCtaText: 'Recusar',
    isActivityLogEnabled: true,
    recordUrl: '/api/consent/records',
    services: SERVICES,
  },
  measureSettings: { eventsUrl: '/' },
  googleFonts: [],
  typekitFonts: [],
  language: 'pt-BR',
  region: 'BR',
});
