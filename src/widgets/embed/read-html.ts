interface Policy {
  createHTML(text: string): unknown;
}

/** The Trusted Types policy: of text that is parsed without running, or that runs in an iframe without an origin. */
const POLICY = 'vitrine#embed';

/** Longest markup that is read, in characters. */
const LONGEST = 100_000;

let policy: Policy | null | undefined;
/** The one text that may be made now: the policy makes no other, whoever has a reference to it. */
let due: string | null = null;

const only = (text: string): string => {
  if (text !== due) throw new TypeError('not the html of an embed');
  return text;
};

/** @throws where the page requires Trusted Types and does not allow the policy; what uses the text throws then, too */
function trusted(text: string): string {
  if (policy === undefined) {
    policy = null;
    const factory: { createPolicy(name: string, rules: Policy): Policy } | undefined = Reflect.get(
      globalThis,
      'trustedTypes',
    );
    try {
      policy = factory?.createPolicy(POLICY, { createHTML: only }) ?? null;
    } catch {}
  }
  due = text;
  try {
    return (policy?.createHTML(text) ?? text) as string;
  } finally {
    due = null;
  }
}

/** What another site offers to copy. */
export type EmbedHtml =
  | {
      readonly kind: 'iframe';
      readonly address: string;
      readonly width: number;
      readonly height: number;
      readonly title: string;
    }
  | {
      readonly kind: 'script';
      readonly address: string;
      readonly link: string;
      readonly linkText: string;
      /** All that it says without its scripts. */
      readonly words: string;
    }
  | { readonly kind: 'text'; readonly link: string; readonly linkText: string };

const sizeOf = (element: Element, name: string): number => {
  const text = element.getAttribute(name) ?? '';
  return /^\d{1,4}(px)?$/.test(text.trim()) ? Number.parseInt(text, 10) : 0;
};

const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/**
 * Reads such markup in a document in which nothing runs or loads (threat T-16). The first iframe wins; without one, scripts decide.
 *
 * @returns null if there is nothing to show, or if the page does not let the text be parsed
 */
export function readHtml(html: string): EmbedHtml | null {
  if (!html.trim() || html.length > LONGEST) return null;
  let parsed: Document;
  try {
    parsed = new DOMParser().parseFromString(trusted(html), 'text/html');
  } catch {
    return null;
  }
  const iframe = parsed.querySelector('iframe[src]');
  if (iframe)
    return {
      kind: 'iframe',
      address: iframe.getAttribute('src') ?? '',
      width: sizeOf(iframe, 'width'),
      height: sizeOf(iframe, 'height'),
      title: iframe.getAttribute('title') ?? '',
    };
  const links = [...parsed.querySelectorAll('a[href]')];
  const link =
    parsed.querySelector('blockquote[cite]')?.getAttribute('cite') || links.at(-1)?.getAttribute('href') || '';
  const linkText = wordsOf(links.at(-1));
  const scripts = [...parsed.querySelectorAll('script')];
  if (scripts.length > 0) {
    const address = scripts.find((one) => one.hasAttribute('src'))?.getAttribute('src') ?? '';
    for (const one of parsed.querySelectorAll('script,style')) one.remove();
    for (const one of parsed.querySelectorAll('p,br,div,a')) one.before(' ');
    return { kind: 'script', address, link, linkText, words: wordsOf(parsed.querySelector('body')) };
  }
  return wordsOf(parsed.querySelector('body')) ? { kind: 'text', link, linkText } : null;
}

/** What the iframe tells the page: how high its content is, in px. */
export const HEIGHT_MESSAGE = 'vitrineEmbedHeight';

/**
 * Fills a sandboxed iframe with markup whose scripts may run there. It tells its height to the page.
 *
 * @throws where the page requires Trusted Types and does not allow the policy
 */
export function fillFrame(frame: HTMLIFrameElement, html: string): void {
  const report = `new ResizeObserver(([e])=>parent.postMessage({${HEIGHT_MESSAGE}:e.contentRect.height},"*")).observe(self["vt-embed"])`;
  const page =
    '<!doctype html><meta charset="utf-8"><meta name="referrer" content="strict-origin-when-cross-origin"><base target="_blank">' +
    `<style>:root{color-scheme:light}body{margin:0}#vt-embed{display:flow-root}</style><div id="vt-embed">${html}</div><script>${report}</script>`;
  Reflect.set(frame, 'srcdoc', trusted(page));
}
