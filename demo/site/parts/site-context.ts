import { studio } from '../content/studio.ts';

export interface PageKind {
  /** The collection a page belongs to, and its type. */
  readonly collection?: { readonly id: string; readonly type: number };
  readonly item?: { readonly id: string; readonly recordType: number };
}

const NOTICE =
  '<p>Guardamos um cookie para lembrar esta escolha. Com o seu consentimento, guardamos outro para contar visitas e saber o que consertar na loja. <a href="/atelie/privacidade">O que fazemos com os dados</a></p>';

/** What the page tells the script of site, visitor and page. */
export const siteContext = ({ collection, item }: PageKind): object => ({
  website: {
    id: '5f8a1c0b9d2e4f6a7b8c9d0e',
    identifier: 'atelie-serra',
    baseUrl: studio.baseUrl,
    websiteType: 1,
    siteStatus: {},
    developerMode: false,
    cloneable: false,
    typekitId: '',
    language: 'pt-BR',
    formattingLocale: 'pt-BR',
  },
  websiteSettings: {
    disqusShortname: '',
    commentsEnabled: false,
    useEscapeKeyToLogin: false,
    popupOverlaySettings: {},
    announcementBarSettings: {},
    mobileInfoBarSettings: {},
    pinterestOverlayOptions: { mode: 'disabled' },
  },
  storeSettings: { selectedCurrency: 'BRL', measurementStandard: 2 },
  ...(collection && { collection }),
  ...(item && { item }),
  pageType: item ? 1 : 2,
  templateVersion: '7.1',
  templateId: 'atelie',
  websiteRoles: [],
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
  },
  googleFonts: [],
  typekitFonts: [],
  language: 'pt-BR',
  region: 'BR',
});
