import { placeholderAspect, shapeRatio } from '../../../../src/vocab/rules/aspect-ratio.ts';
import { badgeLook } from '../../../../src/vocab/rules/badge.ts';
import { colorContrast } from '../../../../src/vocab/rules/color/contrast.ts';
import { bannerLook, bannerPosition } from '../../../../src/vocab/rules/cookie-settings.ts';
import { destination } from '../../../../src/vocab/rules/destination.ts';
import { dropShadowFilter } from '../../../../src/vocab/rules/drop-shadow.ts';
import { fileSize, fileSizeProblem } from '../../../../src/vocab/rules/file-size.ts';
import { filterText } from '../../../../src/vocab/rules/filter-text.ts';
import { fullDate } from '../../../../src/vocab/rules/full-date.ts';
import { imageWidthOf, withImageWidth } from '../../../../src/vocab/rules/image-format.ts';
import { boundedPixelRatio } from '../../../../src/vocab/rules/image-width.ts';
import { formatAmount, formatMoney, moneyFormatter, parseAmount } from '../../../../src/vocab/rules/money.ts';
import { currencySymbol } from '../../../../src/vocab/rules/money-template.ts';
import { optionProblem } from '../../../../src/vocab/rules/option.ts';
import { priceProblem } from '../../../../src/vocab/rules/price.ts';
import { signInAddress } from '../../../../src/vocab/rules/sign-in-address.ts';
import { subscriptionWording } from '../../../../src/vocab/rules/subscription.ts';
import { tagEditProblem, tagProblem } from '../../../../src/vocab/rules/tag.ts';
import { counterText, exceedsLimit } from '../../../../src/vocab/rules/textarea.ts';
import { configuredScript } from '../../../../src/vocab/rules/third-parties/configured-script.ts';
import { tweenArguments } from '../../../../src/vocab/rules/tween-arguments.ts';
import { videoMode } from '../../../../src/vocab/rules/video-mode.ts';
import { vimeoAccountProblem } from '../../../../src/vocab/rules/vimeo-account.ts';

const PAGE = new URL('https://atelie.example/');
const PX = { value: 1, unit: 'px' } as const;

/**
 * Rules that read more than a text, or texts within an object, each with the rest of what it reads. One that reads a text and nothing else needs no
 * line here.
 */
export const WITH_ARGUMENTS: Readonly<Record<string, (text: string) => unknown>> = {
  badgeLook: (text) => badgeLook(2, text),
  bannerLook: (text) => bannerLook({ cookieBannerText: text, cookieBannerCtaText: text, cookieBannerPosition: text }),
  bannerPosition: (text) => [bannerPosition('BAR', text), bannerPosition('POPUP', text)],
  colorContrast: (text) => colorContrast(text, text),
  boundedPixelRatio: (text) => boundedPixelRatio(1, { min: text, max: text }),
  configuredScript: (text) => [configuredScript('reservation', text), configuredScript('socialWidget', text)],
  counterText: (text) => counterText(text, 10),
  currencySymbol: (text) => [currencySymbol(text, 'pt-BR'), currencySymbol('BRL', text)],
  destination: (text) => [destination(text, 'https://atelie.example/'), destination('/', text)],
  dropShadowFilter: (text) => dropShadowFilter({ x: PX, y: PX, blur: PX }, text),
  exceedsLimit: (text) => exceedsLimit(text, 10),
  fileSize: (text) => fileSize(1, text),
  fileSizeProblem: (text) => fileSizeProblem({ name: text, size: 2 }, 1, text),
  filterText: (text) => [filterText('url-slug', text), filterText('url-slug-with-slash', text)],
  formatAmount: (text) => formatAmount(1, text),
  formatMoney: (text) => [formatMoney(1, text, 'pt-BR'), formatMoney(1, 'BRL', text)],
  fullDate: (text) => [fullDate(0, text), fullDate(0, 'pt-BR', text)],
  imageWidthOf: (text) => [imageWidthOf(text, 'filename'), imageWidthOf(text, 'queryString')],
  moneyFormatter: (text) => [moneyFormatter(text, 'pt-BR'), moneyFormatter('BRL', text)],
  optionProblem: (text) => optionProblem(text, ['a']),
  parseAmount: (text) => [parseAmount(text, 'BRL'), parseAmount('1', text)],
  placeholderAspect: (text) => [placeholderAspect(text, 1), placeholderAspect('1', text)],
  priceProblem: (text) => [priceProblem(text, 'BRL', 'pt-BR'), priceProblem('1', text, text)],
  shapeRatio: (text) => [shapeRatio(text, '0 0 1 1'), shapeRatio('x', text)],
  signInAddress: (text) => [
    signInAddress({ identifier: text, baseUrl: '', appDomain: 'sites.example' }, PAGE),
    signInAddress({ identifier: 'a', baseUrl: text, appDomain: text }, PAGE),
  ],
  subscriptionWording: (text) => subscriptionWording({ billingPeriod: { value: text, unit: text } }),
  tagEditProblem: (text) => [tagEditProblem(text, null), tagEditProblem(text, 'a')],
  tagProblem: (text) => tagProblem(text, ['a', text]),
  tweenArguments: (text) => {
    // An error is what the source asks for here, and so it is told as one.
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
};

/** What stands before the hostile part, where a rule looks further only behind something of its own. */
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
  parseContentUrl: ['/', '/a?', '/a?b='],
  blogUrlPattern: ['%', '/'],
  isEmptyRichText: ['<', '<p>', '<a b="', '&'],
  isKnownThirdParty: ['https://', 'https://use.typekit.net/', 'https://maps.googleapis.com/maps/api/js?'],
  withoutCrumb: ['?', '?a=', '?a=%', '#', 'https://', '//'],
};
