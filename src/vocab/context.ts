/** Reads one value; a group also needs the whole context. */
type Reader<Value> = (value: unknown, page?: unknown) => Value;
type Values<Readers> = { readonly [Name in keyof Readers]: Readers[Name] extends Reader<infer Value> ? Value : never };

const text =
  (fallback = ''): Reader<string> =>
  (value) =>
    typeof value === 'string' ? value : fallback;
const flag: Reader<boolean> = (value) => value === true;
const code: Reader<number | null> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
/** An id that is absent on pages without the corresponding object. */
const id: Reader<string | null> = (value) => text()(value) || null;
/** An object that only its own reader can interpret; null if there is none. */
const presence: Reader<Readonly<Record<string, unknown>> | null> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
const settings: Reader<Readonly<Record<string, unknown>>> = (value) => presence(value) ?? {};
const list: Reader<readonly unknown[]> = (value) => (Array.isArray(value) ? value : []);
const codes: Reader<readonly number[]> = (value) => list(value).filter((one) => typeof one === 'number');

/**
 * Values that published pages keep in another place than the project's context: their path by the project's place, which takes precedence
 * (docs/published-markup.md §15).
 */
const ALIASES: Readonly<Record<string, string>> = {
  cloneable: 'websiteCloneable',
  badgeType: 'websiteSettings.ssBadgeType',
  selectedCurrency: 'websiteSettings.storeSettings.selectedCurrency',
  measurementStandard: 'websiteSettings.storeSettings.measurementStandard',
  pagePermissionType: 'collection.permissionType',
  isAnalyticsCookiesDisabled: 'cookieSettings.isRestrictiveCookiePolicyEnabled',
};

/** Whether published pages have a value at a dotted path that is read as a field of another name, or a group that contains such a value. */
export const isContextAlias = (path: string): boolean =>
  Object.values(ALIASES).some((alias) => `${alias}.`.startsWith(`${path}.`));

const own = (value: unknown, name: string): unknown => {
  const source = settings(value);
  return Object.hasOwn(source, name) ? source[name] : undefined;
};

/** A field by its own name, otherwise from the place where published pages have it. */
const fieldOf = (value: unknown, name: string, page: unknown): unknown =>
  own(value, name) ?? text()(own(ALIASES, name)).split('.').reduce(own, page);

/** An object whose fields each have a default; any other value in its place counts as an empty one. */
const group =
  <const Readers extends Record<string, Reader<unknown>>>(readers: Readers): Reader<Values<Readers>> =>
  (value, page = value) => {
    const read = Object.entries(readers).map(([name, reader]) => [name, reader(fieldOf(value, name, page), page)]);
    // Built from exactly these readers, each of which returns its own field's type.
    return Object.fromEntries(read) as Values<Readers>;
  };

const cookieSettings: typeof settings = (value, page) => {
  const name = 'isAnalyticsCookiesDisabled';
  const policy = fieldOf(value, name, page);
  return policy === undefined ? settings(value) : { ...settings(value), [name]: policy };
};

/** When a picture may be pinned: the value of the page, of whatever kind; off if it has none (CTX-012). */
const mode: Reader<unknown> = (value) => (value === '' ? undefined : value) ?? 'disabled';
/** A version as a text; pages may write it as a number. */
const version: Reader<string> = (value) => text()(typeof value === 'number' ? `${value}` : value);
const font = group({ includeName: text() });

const context = group({
  website: group({
    id: text(),
    identifier: text(),
    baseUrl: text(),
    websiteType: code,
    siteStatus: group({ value: code }),
    developerMode: flag,
    cloneable: flag,
    typekitId: text(),
    framedBy: list,
    translationWidget: text(),
    language: text(),
    formattingLocale: text(),
  }),
  websiteSettings: group({
    disqusShortname: text(),
    commentsEnabled: flag,
    useEscapeKeyToLogin: flag,
    popupOverlaySettings: settings,
    announcementBarSettings: settings,
    mobileInfoBarSettings: settings,
    pinterestOverlayOptions: group({ mode }),
    badgeType: code,
  }),
  storeSettings: group({ selectedCurrency: text(), measurementStandard: code }),
  collection: group({ id, type: code }),
  item: group({ id, recordType: code, workflowState: code }),
  pageType: code,
  templateVersion: version,
  templateId: text(),
  pagePermissionType: code,
  websiteRoles: list,
  authenticatedAccount: presence,
  memberAccount: presence,
  appDomain: text(),
  server: text(),
  cookieSettings,
  googleFonts: (value) =>
    list(value)
      .map((one) => font(one))
      .filter(({ includeName }) => includeName),
  typekitFonts: list,
  thirdParties: settings,
  captchaSettings: settings,
  measureSettings: settings,
  recaptchaEnterpriseContext: group({ recaptchaEnterpriseSiteKey: text() }),
  gmRenderKey: text(),
  language: text('pt-BR'),
  region: text(),
  shoppingCart: presence,
  experiments: settings,
  featureFlags: codes,
  permissions: codes,
  marketingId: id,
  sessionId: id,
});

export type Context = ReturnType<typeof context>;

/**
 * Reads the page context (CTX-005, CTX-304, CTX-604): the server's data about site, page and visitor. Every field is optional; a missing or invalid one takes
 * its default and nothing throws. Names of published pages are used if the requirements' own name is absent.
 */
export const toContext = (value: unknown): Context => context(value);
