import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { camel } from '../../vocab/block/attribute-for.ts';
import { readJson } from '../../vocab/block/read-json.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';

export interface MapContent {
  /** The page's own markup says something: it is the address then. */
  readonly hasText: boolean;
  /** It has a link to the place. */
  readonly hasLink: boolean;
  /** A published map looks as it did: nothing is added over it. */
  readonly isPublished?: boolean;
}

const NOT_TEXT = 'script,style,noscript,template';

/** Whether a node shows words or a picture. Data for scripts are neither. */
const says = (node: Node): boolean =>
  node instanceof Element
    ? !node.matches(NOT_TEXT) && (node.matches('img,picture,svg') || [...node.childNodes].some(says))
    : node instanceof Text && /\S/.test(node.data);

/** Addresses of the well-known services of maps (MAP-310): other addresses with the word, such as `/sitemap`, lead elsewhere. */
const MAPS =
  /^(geo:|https?:\/\/(maps\.|(www\.)?(google|bing|yandex)\.[a-z.]+\/maps|goo\.gl\/maps|([\w-]+\.)?(openstreetmap\.org|osm\.org|waze\.com|here\.com)(\/|$)))/i;

/** A page that is called after a map. */
const OWN_MAP = /\/mapa?s?(\/|$)/i;

/** The JSON of own markup by the names of the options, and `disableDefaultUI` as the requirements write it (MAP-305): that of the child, then of the attribute, which goes before it (D-04). */
function ownJson(element: Element): ReadonlyMap<string, unknown>[] {
  const children = [...element.children].filter((child) => child.matches(`script[${BLOCK_JSON}]`));
  const texts = [...children.map(({ textContent }) => textContent).reverse(), element.getAttribute(BLOCK_JSON)];
  return texts.map((text) => {
    const { value } = readJson(text ?? '');
    const entries = isRecord(value) ? Object.entries(value) : [];
    return new Map(entries.map(([key, one]) => [camel(key).replace('UI', 'Ui'), one]));
  });
}

/** Reads own markup. Everything stays where it is, in the page's own style, and shows through the slot. */
export function readMap(source: Element): ParsedMarkup<MapContent> {
  const hasText = [...source.childNodes].some(says);
  const inJson = (name: string): unknown =>
    ownJson(source)
      .findLast((said) => said.has(name))
      ?.get(name);
  const place = source.getAttribute('data-place-link') ?? inJson('placeLink');
  const hasLink = [...source.querySelectorAll<HTMLAnchorElement>('a[href]')].some(
    (link) => MAPS.test(link.href) || OWN_MAP.test(link.pathname) || link.getAttribute('href') === place,
  );
  return { content: { hasText, hasLink }, lend: [], data: { disableDefaultUi: inJson('disableDefaultUi') } };
}
