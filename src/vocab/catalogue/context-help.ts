import type { Context } from '../context.ts';

/** An object whose fields the context names; any other object is a value like a text. */
type IsGroup<Value> = Value extends readonly unknown[] | null
  ? false
  : Value extends object
    ? string extends keyof Value
      ? false
      : true
    : false;

/** Every path of the context: `website`, `website.id`, … */
type Paths<Values, Before extends string = ''> = {
  [Name in keyof Values & string]:
    | `${Before}${Name}`
    | (IsGroup<Values[Name]> extends true ? Paths<Values[Name], `${Before}${Name}.`> : never);
}[keyof Values & string];

/** The meaning of each field of the page context, for documents and editors. No bundle of a page contains these texts. */
export const contextHelp: Readonly<Record<Paths<Context>, string>> = {
  website: 'The site.',
  'website.id': 'Identifier of the site.',
  'website.identifier': 'Short name of the site on the platform.',
  'website.baseUrl': 'URL of the site’s own domain. Secure calls go there.',
  'website.websiteType': 'Type code of the site: 2 is a cover page, 3 a parking page.',
  'website.siteStatus': 'Billing status of the site.',
  'website.siteStatus.value': 'Its code: 6 is internal, 13 resold, 14 in the resold grace period.',
  'website.developerMode': 'Developer mode: the console reports what is wrong on the page.',
  'website.cloneable': 'The site may be copied as a template.',
  'website.typekitId': 'Identifier of the font kit; empty if there is none.',
  'website.framedBy': 'Origins or hosts that may show the site in an iframe without counting as strangers.',
  'website.translationWidget':
    'Name of the global of the translation widget, whose function getCurrentLang tells the language; Weglot by default.',
  'website.language': 'Language of the site, and of the interface: pt-BR, en or es.',
  'website.formattingLocale':
    'Locale for the format of dates, numbers and prices; without one the nearest lang of the block counts, else pt-BR.',
  websiteSettings: 'Settings of the site.',
  'websiteSettings.disqusShortname': 'Short name of the Disqus discussion; empty means the site’s own comments.',
  'websiteSettings.commentsEnabled': 'Visitors may comment.',
  'websiteSettings.useEscapeKeyToLogin': 'Escape opens the sign-in of the site’s owner.',
  'websiteSettings.popupOverlaySettings': 'Settings of the popup, for the popup alone.',
  'websiteSettings.announcementBarSettings': 'Settings of the announcement bar, for the bar alone.',
  'websiteSettings.mobileInfoBarSettings': 'Settings of the mobile info bar, for the bar alone.',
  'websiteSettings.pinterestOverlayOptions': 'The button for pinning an image.',
  'websiteSettings.pinterestOverlayOptions.mode': 'When that button is shown; disabled means never.',
  'websiteSettings.badgeType': 'Code of the badge that the site shows.',
  storeSettings: 'Settings of the shop.',
  'storeSettings.selectedCurrency': 'Currency of the shop, such as BRL.',
  'storeSettings.measurementStandard': 'Code of the measurement units of the shop.',
  collection: 'The collection the page belongs to; absent if there is none.',
  'collection.id': 'Identifier of the collection.',
  'collection.type': 'Type code of the collection.',
  item: 'The item the page is about; absent if there is none.',
  'item.id': 'Identifier of the item.',
  'item.recordType': 'Record type code of the item.',
  'item.workflowState':
    'Whether the item is published (1), scheduled (2) or a draft (4). Its owner reads it beside the page.',
  pageType: 'Type code of the page, such as 1 for a collection, 2 for a page and 200 for the cart.',
  templateVersion: 'Version of the site’s template: 7, 7.1 or 8.',
  templateId: 'Identifier of the site’s template.',
  pagePermissionType: 'Code for who may see the page.',
  websiteRoles: 'Roles of the signed-in account on this site.',
  authenticatedAccount: 'The signed-in account of an owner or editor; absent for everyone else.',
  memberAccount: 'The signed-in member of the site; absent for everyone else.',
  server: 'platform: the site’s server answers the platform’s calls.',
  appDomain: 'Domain of the platform.',
  cookieSettings: 'The cookie notice and the cookie policy.',
  googleFonts: 'Fonts that the page uses, by family name, each as {"includeName": "…"}.',
  typekitFonts: 'Fonts of the kit.',
  thirdParties: 'URLs of the scripts of third parties that the site uses, and the purposes of its fonts and maps.',
  captchaSettings: 'The captchas of forms: siteKey, theme, purpose, and the addresses of scripts by vendor.',
  measureSettings:
    'How the site measures its pages: eventsUrl, endpoint, dataLayer, platformEvent, pixel, tracker, errorReporter, broadcastChannel, broadcastPermission, internalHosts, recording.',
  recaptchaEnterpriseContext: 'reCAPTCHA Enterprise, as published pages have it.',
  'recaptchaEnterpriseContext.recaptchaEnterpriseSiteKey': 'Its site key.',
  gmRenderKey: 'Key for maps, as base64 text.',
  language: 'Language for vendors such as maps, if website.language is absent.',
  region:
    'Region for vendors such as maps; without it that of the website’s language, en-US, or BR. A cart sends goods to it; without it to BR.',
  shoppingCart: 'The cart as the server knows it.',
  experiments: 'Experiments that the visitor takes part in.',
  featureFlags: 'Codes of features that are on.',
  permissions: 'Codes of what the signed-in account is allowed to do.',
  marketingId: 'Identifier for marketing; absent if there is none.',
  sessionId: 'Identifier of the session; absent if there is none.',
};

/**
 * The meaning of fields that the reader of the context does not know by name: the block or the service that needs one reads it itself. Each has a field of
 * `contextHelp` around it.
 */
export const furtherContextHelp: Readonly<Record<string, string>> = {
  'website.timeZone': 'Time zone of events, such as America/Sao_Paulo; without one that of the visitor.',
  'website.contactEmail': 'Email address for the mobile info bar.',
  'website.contactPhoneNumber': 'Phone number for the mobile info bar.',
  'website.location': 'Place for the mobile info bar, as {"addressTitle", "addressLine1", "addressLine2"}.',
  'website.businessHours':
    'Opening hours for the mobile info bar: a text, or an object with a text for each of monday to sunday.',
  'storeSettings.addToCartConfirmationType':
    'What happens after an item was added to the cart: 1 opens the drawer, as without it; 2 does not.',
  'storeSettings.showNoteField': 'Visitors may leave a note with their order.',
  'storeSettings.continueShoppingLinkUrl': 'Where an empty cart, and the link below the cart of the page, lead to.',
  'storeSettings.minimumOrderSubtotal': 'The smallest subtotal that can be ordered, in minor units.',
  'memberAccount.displayName': 'Name of the member; without one, firstName or email is shown.',
  'memberAccount.firstName': 'First name of the member.',
  'memberAccount.email': 'Email address of the member.',
  'memberAccount.id': 'Identifier of the member, which measured events and performance records contain.',
  'memberAccount.xsrfToken': 'Token of the member’s session, for a tab that has none.',
  'authenticatedAccount.id': 'Identifier of the account, which performance records contain.',
};
