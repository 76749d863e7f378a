import type { Context } from '../vocab/context.ts';
import { BLOCK_CONSENT, BLOCK_LOAD, LOCALE, WHENS } from '../vocab/names.ts';
import { hasPreset } from '../vocab/rules/overlays/cookie-policy.ts';
import { isTag } from './checks/tag.ts';
import { attributeOf, type HtmlElement } from './element.ts';
import { type Host, hostsOf, isPlatformMarked } from './hosts.ts';
import { type Page, readPage } from './page.ts';
import { pageContext } from './page-context.ts';

/** The part of the build's manifest about files that may be preloaded. Paths are relative to `dist`. */
export interface PreloadManifest {
  readonly preload: {
    readonly stage: readonly string[];
    /** The stage of a page that the platform has published. */
    readonly publishedStage?: readonly string[];
    /** Everything that a block needs in the one step after the stage. */
    readonly blocks: Readonly<Record<string, readonly string[]>>;
    readonly services: Readonly<Record<string, readonly string[]>>;
    /** The messages of a block by language; Portuguese is in the block's own file. */
    readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** The reader of a block's published markup, if it is a file of its own. */
    readonly published?: Readonly<Record<string, string>>;
  };
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
}

/** The files that a page may preload. */
export interface Preload {
  /** Paths relative to `dist`, in the order in which they are needed. */
  readonly files: readonly string[];
  /** The address of the page's tag as it is written; null if there is none. */
  readonly tag: string | null;
}

const BANNER = 'cookie-banner';

/**
 * Returns what the tag will fetch for a page as delivered: the stage, and the files of blocks that need no interaction,
 * idle time or consent.
 *
 * @param html the page, or a part of one
 * @param options `decided`: the visitor has decided about cookies, so the page shows no banner
 */
export function preloadOf(
  html: string,
  { preload }: Pick<PreloadManifest, 'preload'>,
  { decided = false }: { readonly decided?: boolean } = {},
): Preload {
  const page = readPage(html);
  const tags = page.elements.filter((element) => isTag(element) && !page.inTemplates.has(element));
  const tag = tags[0] ? attributeOf(tags[0], 'src') : null;
  const context = pageContext(page);
  const hosts = hostsOf(page).filter(({ element }) => !page.inTemplates.has(element));
  const { cookieSettings } = context;
  const { isCookieBannerEnabled, cookieBannerText } = cookieSettings;
  const banner = (isCookieBannerEnabled === true || hasPreset(cookieSettings)) && !decided;
  if (hosts.length === 0 && !banner) return { files: [], tag };

  const due = hosts.filter(isDue);
  const names = [...due.map(({ block }) => block.name), ...(banner ? [BANNER] : [])];
  const published = due.flatMap(({ block, platform }) => (platform ? (preload.published?.[block.name] ?? []) : []));
  const services = banner ? ['consent', ...(hasMarkup(cookieBannerText) ? ['sanitiser'] : [])] : [];
  const messages = preload.messages[languageOf(page, tags[0], context)] ?? {};
  const files = [
    ...((page.elements.some((one) => isPlatformMarked(one) && !page.inTemplates.has(one)) && preload.publishedStage) ||
      preload.stage),
    ...names.flatMap((name) => preload.blocks[name] ?? []),
    ...published,
    ...services.flatMap((name) => preload.services[name] ?? []),
    ...names.flatMap((name) => messages[name] ?? []),
  ];
  return { files: [...new Set(files)], tag };
}

/** A page-level block waits to be opened, a block with a purpose waits for the visitor's consent. */
function isDue({ element, block }: Host): boolean {
  const purpose = attributeOf(element, BLOCK_CONSENT) || block.consent || 'necessary';
  if (block.level === 'page' || purpose !== 'necessary') return false;
  const word = attributeOf(element, BLOCK_LOAD);
  const when = WHENS.find((one) => one === word) ?? block.when;
  return when === 'load' || when === 'visible';
}

/** The same rule by which the banner determines whether its text needs a sanitiser. */
const hasMarkup = (text: unknown): boolean => typeof text === 'string' && /[<&]/.test(text);

/** Returns the primary subtag of the language, as the stage reads it: from the tag, the context or the document. */
function languageOf(page: Page, tag: HtmlElement | undefined, { website }: Context): string {
  const root = page.elements.find(({ tagName }) => tagName === 'html');
  const language = (tag && attributeOf(tag, LOCALE)) || website.language || (root && attributeOf(root, 'lang')) || '';
  return /^([a-z]{2})([-_]|$)/i.exec(language)?.[1]?.toLowerCase() ?? '';
}
