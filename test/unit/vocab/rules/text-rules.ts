import {
  checkDataset,
  rowsMissingData,
  truncateDataset,
} from '../../../../src/vocab/catalogue/rules/editor/dataset.ts';
import {
  optionProblem,
  tagEditProblem,
  tagProblem,
} from '../../../../src/vocab/catalogue/rules/editor/typed-values.ts';
import { completePalette, resolveColor } from '../../../../src/vocab/catalogue/rules/palette/complete-palette.ts';
import { upgradeRoute } from '../../../../src/vocab/catalogue/rules/site/upgrade-route.ts';
import { priceProblem } from '../../../../src/vocab/catalogue/rules/store/price.ts';
import { filterText } from '../../../../src/vocab/catalogue/rules/text/filter-text.ts';
import { toContext } from '../../../../src/vocab/context.ts';
import { formatPhone, internationalPhone } from '../../../../src/vocab/rules/brazil/phone.ts';
import { readTimes, wholeDays } from '../../../../src/vocab/rules/calendar/calendar-event.ts';
import { dayAfter, dayStart } from '../../../../src/vocab/rules/calendar/day-key.ts';
import { eventFile } from '../../../../src/vocab/rules/calendar/event-file.ts';
import { googleCalendarLink, outlookCalendarLink } from '../../../../src/vocab/rules/calendar/event-links.ts';
import { rgbaOf } from '../../../../src/vocab/rules/color/color-model.ts';
import { colorContrast } from '../../../../src/vocab/rules/color/contrast.ts';
import { colorLuma, isDarkColor } from '../../../../src/vocab/rules/color/luma.ts';
import { parseColor } from '../../../../src/vocab/rules/color/parse-color.ts';
import { placeholderAspect, shapeRatio } from '../../../../src/vocab/rules/display/aspect-ratio.ts';
import { dropShadowFilter } from '../../../../src/vocab/rules/display/drop-shadow.ts';
import { highlightFromAttributes } from '../../../../src/vocab/rules/display/highlight-attributes.ts';
import { highlightSettings } from '../../../../src/vocab/rules/display/highlight-settings.ts';
import { imageWidthOf, withImageWidth } from '../../../../src/vocab/rules/display/image-format.ts';
import { boundedPixelRatio } from '../../../../src/vocab/rules/display/image-width.ts';
import { addressLines, mapLink } from '../../../../src/vocab/rules/display/map-link.ts';
import { mapLocation } from '../../../../src/vocab/rules/display/map-location.ts';
import { mapUiOptions } from '../../../../src/vocab/rules/display/map-options.ts';
import { tweenArguments } from '../../../../src/vocab/rules/display/tween-arguments.ts';
import { videoMode } from '../../../../src/vocab/rules/display/video-mode.ts';
import { fileSize, fileSizeProblem } from '../../../../src/vocab/rules/editor/file-size.ts';
import { fileTypeProblem } from '../../../../src/vocab/rules/editor/file-type.ts';
import { vimeoAccountProblem } from '../../../../src/vocab/rules/editor/vimeo-account.ts';
import { fileFault, readFileLimits } from '../../../../src/vocab/rules/file-limits.ts';
import { announcementBar } from '../../../../src/vocab/rules/overlays/announcement-bar.ts';
import { badgeLook } from '../../../../src/vocab/rules/overlays/badge.ts';
import { bannerLook, bannerPosition, showsRefuse } from '../../../../src/vocab/rules/overlays/banner-look.ts';
import { matchesName, readConsentServices } from '../../../../src/vocab/rules/overlays/consent-service.ts';
import { policyOf } from '../../../../src/vocab/rules/overlays/cookie-policy.ts';
import { mobileInfoBarLook } from '../../../../src/vocab/rules/overlays/mobile-info-bar.ts';
import { mobileInfoEntries } from '../../../../src/vocab/rules/overlays/mobile-info-entries.ts';
import { popupAttributes } from '../../../../src/vocab/rules/overlays/popup-attributes.ts';
import { popupSettings } from '../../../../src/vocab/rules/overlays/popup-settings.ts';
import { isPopupPage, popupTriggers } from '../../../../src/vocab/rules/overlays/popup-triggers.ts';
import { isViewerOnly } from '../../../../src/vocab/rules/site/audience.ts';
import { destination } from '../../../../src/vocab/rules/site/destination.ts';
import { redirectsOwner } from '../../../../src/vocab/rules/site/owner-redirect.ts';
import { signInAddress } from '../../../../src/vocab/rules/site/sign-in-address.ts';
import { signedOutAddress } from '../../../../src/vocab/rules/site/signed-out-address.ts';
import { formatVisitorRecord } from '../../../../src/vocab/rules/site/visitor-cookies.ts';
import { localeTag } from '../../../../src/vocab/rules/store/locale-tag.ts';
import { formatAmount, formatMoney, moneyFormatter, parseAmount } from '../../../../src/vocab/rules/store/money.ts';
import { currencySymbol } from '../../../../src/vocab/rules/store/money-template.ts';
import {
  asServerWrites,
  saySamePrice,
  unknownAmounts,
  writtenOtherwise,
} from '../../../../src/vocab/rules/store/server-price.ts';
import { subscriptionWording } from '../../../../src/vocab/rules/store/subscription.ts';
import { typedQuantity } from '../../../../src/vocab/rules/store/typed-quantity.ts';
import { fillPlaceholders } from '../../../../src/vocab/rules/text/fill-placeholders.ts';
import { fullDate } from '../../../../src/vocab/rules/text/full-date.ts';
import { withoutSecrets } from '../../../../src/vocab/rules/text/without-secrets.ts';
import { writtenNumber } from '../../../../src/vocab/rules/text/written-number.ts';
import { counterText, exceedsLimit } from '../../../../src/vocab/rules/textarea.ts';
import { captchaScript } from '../../../../src/vocab/rules/third-parties/captcha-script.ts';
import { configuredScript } from '../../../../src/vocab/rules/third-parties/configured-script.ts';
import { discussionCounts } from '../../../../src/vocab/rules/third-parties/discussion-counts.ts';
import { fontKit, fontStyleSheets } from '../../../../src/vocab/rules/third-parties/font-files.ts';
import { mapsScript } from '../../../../src/vocab/rules/third-parties/maps-script.ts';
import { mapsSettings } from '../../../../src/vocab/rules/third-parties/maps-settings.ts';

const PAGE = new URL('https://atelie.example/');
const { website, websiteSettings } = toContext({});
const EVENT = { id: '', start: 0, end: 1, allDay: false };
const textEvent = (text: string) => ({ ...EVENT, title: text, place: text, url: text, description: text });
/** Of an event that has the text four times, so that it is as long as the text. */
const quarter = (text: string): string => text.slice(0, text.length / 4) + text.slice(-4);
const PX = { value: 1, unit: 'px' } as const;

/** Long texts are not to be logged. */
const SILENT = (): void => {};

/**
 * Rules that read more than a text, or texts within an object, each with the rest of what it reads. One that reads a text and nothing else needs no
 * line here.
 */
export const WITH_ARGUMENTS: Readonly<Record<string, (text: string) => unknown>> = {
  typedQuantity: (text) => [typedQuantity(text, 'pt-BR'), typedQuantity('1', text)],
  writtenNumber: (text) => [writtenNumber(text, 'pt-BR'), writtenNumber('1', text)],
  announcementBar: (text) => announcementBar({ style: 2, text, clickthroughUrl: { url: text } }),
  badgeLook: (text) => badgeLook(2, text),
  bannerLook: (text) => bannerLook({ cookieBannerText: text, cookieBannerCtaText: text, cookieBannerPosition: text }),
  bannerPosition: (text) => [bannerPosition('BAR', text), bannerPosition('POPUP', text)],
  captchaScript: (text) => captchaScript({ website: { ...website, language: text }, language: text }),
  checkDataset: (text) => checkDataset({ columns: [text], rows: [[text], [' ']] }),
  colorContrast: (text) => colorContrast(text, text, SILENT),
  colorLuma: (text) => colorLuma(text, SILENT),
  isDarkColor: (text) => isDarkColor(text, SILENT),
  parseColor: (text) => parseColor(text, SILENT),
  rgbaOf: (text) => rgbaOf(text, SILENT),
  boundedPixelRatio: (text) => boundedPixelRatio(1, { min: text, max: text }),
  configuredScript: (text) => [configuredScript('reservation', text), configuredScript('socialWidget', text)],
  counterText: (text) => counterText(text, 10),
  currencySymbol: (text) => [currencySymbol(text, 'pt-BR'), currencySymbol('BRL', text)],
  discussionCounts: (text) => discussionCounts({ websiteSettings: { ...websiteSettings, disqusShortname: text } }),
  dayAfter: (text) => dayAfter(text),
  dayStart: (text) => dayStart(text, 'UTC'),
  eventFile: (text) => eventFile([textEvent(quarter(text))], { host: 'a.example', now: 0, zone: 'UTC' }),
  googleCalendarLink: (text) => googleCalendarLink(textEvent(text.slice(0, 10_000)), 'UTC'),
  outlookCalendarLink: (text) => outlookCalendarLink(textEvent(text.slice(0, 10_000)), 'UTC'),
  readTimes: (text) => [readTimes(text, text, 'UTC'), readTimes('2026-11-28', text, 'UTC')],
  wholeDays: (text) => wholeDays(text, text, 'UTC'),
  destination: (text) => [destination(text, 'https://atelie.example/'), destination('/', text)],
  dropShadowFilter: (text) => dropShadowFilter({ x: PX, y: PX, blur: PX }, text),
  exceedsLimit: (text) => exceedsLimit(text, 10),
  fileFault: (text) => fileFault({ name: text, type: text, size: 1 }, readFileLimits({ accept: text })),
  readFileLimits: (text) => readFileLimits({ accept: text, maxSize: text, maxFiles: text }),
  fileSize: (text) => fileSize(1, text),
  fileSizeProblem: (text) => fileSizeProblem({ name: text, size: 2 }, 1, text),
  fileTypeProblem: (text) => [
    fileTypeProblem({ name: text, type: text }, ['.png', 'image/*', text]),
    fileTypeProblem({ name: 'a.png', type: 'image/png' }, [text]),
  ],
  fillPlaceholders: (text) => [fillPlaceholders(text, {}), fillPlaceholders('{a}', { a: text })],
  filterText: (text) => [filterText('url-slug', text), filterText('url-slug-with-slash', text)],
  fontKit: (text) => fontKit({ website: { ...website, typekitId: text } }),
  fontStyleSheets: (text) => fontStyleSheets({ googleFonts: [{ includeName: text }] }),
  formatAmount: (text) => formatAmount(1, text),
  formatMoney: (text) => [formatMoney(1, text, 'pt-BR'), formatMoney(1, 'BRL', text)],
  formatPhone: (text) => formatPhone({ areaCode: text, number: text }),
  formatVisitorRecord: (text) => formatVisitorRecord({ id: text, numbers: [1, 2, 3, 4] }),
  fullDate: (text) => [fullDate(0, text), fullDate(0, 'pt-BR', text)],
  highlightFromAttributes: (text) =>
    highlightFromAttributes(
      () => text,
      () => true,
    ),
  highlightSettings: (text) =>
    highlightSettings({ shape: text, color: text, thickness: { unit: text, value: text }, opacity: text, blend: text }),
  imageWidthOf: (text) => [imageWidthOf(text, 'filename'), imageWidthOf(text, 'queryString')],
  internationalPhone: (text) => internationalPhone({ areaCode: text, number: text }),
  isViewerOnly: (text) => isViewerOnly([text, { id: text }]),
  localeTag: (text) => [localeTag(text, Intl.NumberFormat), localeTag(text, Intl.DateTimeFormat)],
  addressLines: (text) => addressLines(mapLocation({ addressLine1: text, addressLine2: text, addressCountry: text })),
  mapLink: (text) => mapLink(mapLocation({ addressLine1: text, addressCountry: text })),
  mapsSettings: (text) => mapsSettings({ thirdParties: { mapsPurpose: text, mapsScript: text } }, () => {}),
  mapLocation: (text) => mapLocation({ mapLat: text, mapLng: text, mapZoom: text, addressTitle: text }),
  mapsScript: (text) => [
    mapsScript({ gmRenderKey: text, website, language: 'pt-BR', region: 'BR' }),
    mapsScript({ gmRenderKey: 'YQ==', website: { ...website, language: text }, language: text, region: text }),
  ],
  mapUiOptions: (text) => mapUiOptions({ style: text, controls: text }),
  isPopupPage: (text) => [isPopupPage({ enabledPages: [text] }, text), isPopupPage({ showOnAllPages: text }, null)],
  matchesName: (text) => [matchesName(text, text), matchesName(`${text}*`, text)],
  mobileInfoEntries: (text) =>
    mobileInfoEntries(
      {
        isContactEmailEnabled: true,
        isContactPhoneNumberEnabled: true,
        isLocationEnabled: true,
        isBusinessHoursEnabled: true,
      },
      [{ contactEmail: text, contactPhoneNumber: text, location: { addressLine1: text }, businessHours: text }],
    ),
  mobileInfoBarLook: (text) => mobileInfoBarLook({ style: text }, { mobile: true, viewportWidth: 360 }),
  moneyFormatter: (text) => [moneyFormatter(text, 'pt-BR'), moneyFormatter('BRL', text)],
  optionProblem: (text) => optionProblem(text, ['a']),
  parseAmount: (text) => [parseAmount(text, 'BRL'), parseAmount('1', text)],
  placeholderAspect: (text) => [placeholderAspect(text, 1), placeholderAspect('1', text)],
  policyOf: (text) => policyOf({ isAnalyticsCookiesDisabled: text, isRestrictiveCookiePolicyEnabled: text }),
  popupAttributes: (text) => popupAttributes({ style: text }, () => text, [text]),
  popupTriggers: (text) =>
    popupTriggers({ showOnScroll: true, scrollPercentage: text, showOnTimer: true, timerDelay: text }),
  popupSettings: (text) => popupSettings({ style: text, version: text, displayFrequency: text }),
  priceProblem: (text) => [priceProblem(text, 'BRL', 'pt-BR'), priceProblem('1', text, text)],
  readConsentServices: (text) =>
    readConsentServices([text, { name: text, purpose: text, cookies: [text], hosts: [text] }], () => {}),
  resolveColor: (text) => resolveColor({ type: 'CUSTOM_COLOR', color: text }, completePalette([]), SILENT),
  rowsMissingData: (text) => rowsMissingData({ columns: [text], rows: [[text]] }),
  asServerWrites: (text) => [asServerWrites(text, text), asServerWrites('R$ 1,00', text)],
  saySamePrice: (text) => saySamePrice(text, text),
  unknownAmounts: (text) => unknownAmounts(text, [text]),
  writtenOtherwise: (text) => [writtenOtherwise(text, text), writtenOtherwise('R$ 1,00', text)],
  shapeRatio: (text) => [shapeRatio(text, '0 0 1 1'), shapeRatio('x', text)],
  showsRefuse: (text) => showsRefuse(text as 'OPT_IN', text as 'ICON'),
  redirectsOwner: (hostname) =>
    redirectsOwner({
      account: true,
      viewerOnly: false,
      isTop: true,
      hostname,
      developerMode: false,
      cloneable: false,
      noRedirect: false,
    }),
  upgradeRoute: (text) => upgradeRoute(text, { billingUpgrade: text, websiteSubscriptions: '/b' }),
  signedOutAddress: (text) => signedOutAddress(PAGE, text, false),
  signInAddress: (text) => [
    signInAddress({ identifier: text, baseUrl: '', appDomain: 'sites.example' }, PAGE),
    signInAddress({ identifier: 'a', baseUrl: text, appDomain: text }, PAGE),
  ],
  subscriptionWording: (text) => subscriptionWording({ billingPeriod: { value: text, unit: text } }),
  tagEditProblem: (text) => [tagEditProblem(text, null), tagEditProblem(text, 'a')],
  tagProblem: (text) => tagProblem(text, ['a', text]),
  truncateDataset: (text) => truncateDataset({ columns: [text, text], rows: [[text], [text]] }, { maxRows: 1 }),
  tweenArguments: (text) => {
    // An error is what the requirements ask for here, and so it is told as one.
    try {
      return tweenArguments(() => undefined, text);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  },
  videoMode: (text) => videoMode(text, 'fit'),
  vimeoAccountProblem: (text) => [vimeoAccountProblem(text, 'basic'), vimeoAccountProblem('vimeo', text)],
  withImageWidth: (text) => [withImageWidth(text, 100, 'filename'), withImageWidth(text, 100, 'queryString')],
  withoutSecrets: (text) => withoutSecrets(text, text.length),
};

/** What is before the hostile part, where a rule looks further only behind something of its own. */
export const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  parseColor: ['#', 'rgb(', 'rgba(1,2,3,', 'hsl(1', 'hsla(1 2% 3% /', 'hsv(', 'hwb(1,'],
  configuredScript: ['https://', 'https://a/'],
  cssNumber: ['1', '-1.', '1e'],
  toPercent: ['1', '1.'],
  linkCategory: ['http:', 'https://', '/s/', '//', '#', 'a:'],
  checkLink: ['#', 'tel:', 'sms:', 'mailto:', 'mailto:a@', 'mailto:a@b.', 'javascript:', 'ftp:', '/'],
  isProperUrl: ['http://', '//', 'a.', 'a.co:', 'a.co/'],
  destination: ['http://', '//', 'https://a/'],
  isCollectionPanelPath: ['/pages/', '/pages/0123456789abcdef01234567?'],
  parseContentUrl: ['/', '/a', '/a?', '/a?b='],
  blogUrlPattern: ['%', '/'],
  isEmptyRichText: ['<', '<p>', '<a b="', '&'],
  isKnownThirdParty: ['https://', 'https://use.typekit.net/', 'https://maps.googleapis.com/maps/api/js?'],
  withoutEmails: ['a@', 'a%40', 'a%25', 'https://a@'],
  withoutSecrets: ['a@', 'a%40', 'token=', 'token="', "token='", 'token', 'bearer ', 'token=bearer ', '?a=', '+(1'],
  withoutVisitor: ['/?a=', '/?a=%', 'a@', '+1'],
  withoutCrumb: ['?', '?a=', '?a=%', '#', 'https://', '//'],
};
