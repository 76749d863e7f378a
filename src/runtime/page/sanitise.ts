import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { HTML_POLICY } from '../../vocab/names.ts';

/** What text from owners and servers may contain (threat T-06): words and links, nothing that executes, loads or imitates the page. */
const CONFIG: Config = {
  ALLOWED_TAGS: 'p br b strong i em u ul ol li a h1 h2 h3 h4 h5 h6 span #text'.split(' '),
  ALLOWED_ATTR: ['href', 'target', 'lang', 'dir'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // An address without a scheme, or with one of these.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

/**
 * What the HTML of a block may contain that the site's own server has rendered (threat T-05): in addition pictures, and what a page is divided into, with the
 * classes and data that style sheets and blocks read. Ids and names get a prefix, so that none hides a member of the document.
 */
const CONTENT: Config = {
  ...CONFIG,
  ALLOWED_TAGS: [
    ...(CONFIG.ALLOWED_TAGS as string[]),
    ...(
      'div section article header footer nav aside figure figcaption img picture source time small sub sup s del ins blockquote pre code dl dt dd hr ' +
      'table caption thead tbody tfoot tr th td details summary abbr mark'
    ).split(' '),
  ],
  ALLOWED_ATTR:
    'href target lang dir class id title alt src srcset sizes width height loading decoding datetime role colspan rowspan scope open hidden type media'.split(
      ' ',
    ),
  ALLOW_ARIA_ATTR: true,
  ALLOW_DATA_ATTR: true,
  SANITIZE_NAMED_PROPS: true,
};

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** The browser's Trusted Types, as far as they are used here. */
interface Factory {
  createPolicy(name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>): Policy;
  readonly emptyHTML: TrustedHTML;
}

const factory = (): Factory | undefined => Reflect.get(globalThis, 'trustedTypes');

let tool: { readonly purifier: DOMPurify; readonly policy: Policy | null } | undefined;

/**
 * Makes HTML from outside the page safe to insert, as the value of React's `__html`. Elements that are not on the list are removed and their text is kept;
 * links open without access to the page. If the page requires Trusted Types and does not allow our policy, the result is empty: callers then show their own
 * text.
 *
 * Only chunks of one build pass may import this module: a second copy would create the same policy again, which a page may forbid.
 */
export function sanitise(html: string): TrustedHTML | string {
  tool ??= makeTool();
  const { purifier, policy } = tool;
  // DOMPurify returns text unchanged in an environment it does not support.
  if (!purifier.isSupported) return '';
  const clean: TrustedHTML | string = purifier.sanitize(html, {
    ...CONFIG,
    TRUSTED_TYPES_POLICY: policy,
    RETURN_TRUSTED_TYPE: policy !== null,
  });
  return String(clean) === '' ? (factory()?.emptyHTML ?? '') : clean;
}

/** The same as nodes to be inserted, for views that render without React; empty where `sanitise` is. */
export const sanitiseText = (html: string): DocumentFragment => nodesOf(html, CONFIG);

/**
 * Makes the HTML of a block safe that the site's server has rendered, as nodes to be inserted. It is empty where `sanitise` would be.
 */
export const sanitiseContent = (html: string): DocumentFragment => nodesOf(html, CONTENT);

function nodesOf(html: string, config: Config): DocumentFragment {
  tool ??= makeTool();
  const { purifier, policy } = tool;
  if (!purifier.isSupported) return new DocumentFragment();
  return purifier.sanitize(html, { ...config, TRUSTED_TYPES_POLICY: policy, RETURN_DOM_FRAGMENT: true });
}

/**
 * Hands on the HTML of a whole page of the site's own server, unchanged, in the form that the page's Trusted Types ask for. Only the answer to a form that the
 * visitor has submitted may be written this way, since the browser would show it, too.
 *
 * @returns null if the page requires Trusted Types and does not allow our policy
 */
export function pageHtml(html: string): TrustedHTML | string | null {
  tool ??= makeTool();
  const { policy } = tool;
  if (policy) return policy.createHTML(html);
  return factory() ? null : html;
}

function makeTool(): NonNullable<typeof tool> {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName !== 'a') return;
    node.setAttribute('rel', 'noopener noreferrer');
    if (node.getAttribute('target') !== '_blank') node.removeAttribute('target');
  });
  return { purifier, policy: makePolicy() };
}

/** The policy accepts whatever it receives, so it is not exported. */
function makePolicy(): Policy | null {
  try {
    return (
      factory()?.createPolicy(HTML_POLICY, {
        createHTML: (html) => html,
        createScriptURL: () => {
          throw new TypeError('no scripts');
        },
      }) ?? null
    );
  } catch {
    return null;
  }
}
