import { BLOCK_JSON, CONSENT_SRC } from '../../vocab/names.ts';
import type { Check } from '../check.ts';
import { attributeOf, below, childrenOf, type HtmlElement, hasAttribute } from '../element.ts';
import type { Host } from '../hosts.ts';
import { insideOf, isOpenTag, type Page, startOf } from '../page.ts';
import { isTemplated } from '../templated.ts';

interface Need {
  /** Whether the block is made from such an element. */
  readonly is: (element: HtmlElement) => boolean;
  readonly expected: string;
  /** Options that make elements unnecessary, as in JSON. */
  readonly options: readonly string[];
}

const tag =
  (...names: readonly string[]) =>
  ({ tagName }: HtmlElement): boolean =>
    names.includes(tagName);

const NEEDS: Readonly<Record<string, Need>> = {
  gallery: {
    is: (element) => tag('img', 'video', 'iframe')(element) || hasAttribute(element, 'data-video-url'),
    expected: 'an img, a video or an iframe for each slide, or the option items',
    options: ['items'],
  },
  image: { is: tag('img'), expected: 'an img', options: [] },
  audio: { is: tag('audio'), expected: 'an audio element for each track', options: [] },
  video: {
    is: (element) => tag('video', 'iframe', 'object', 'embed')(element) || hasAttribute(element, 'href'),
    expected: 'a video, an iframe or a link to a video, or the option url',
    options: ['url', 'html', 'background'],
  },
  embed: {
    is: (element) => tag('iframe', 'object', 'embed', 'blockquote')(element) || hasAttribute(element, 'href'),
    expected: 'an iframe or a link to the content, or the option src, html or url',
    options: ['src', 'html', 'url'],
  },
  chart: { is: tag('table'), expected: 'a table', options: [] },
};

/** Blocks that are made from images, players or a table of the page (VT183, VT184). */
export const media: Check = (page, hosts, report) => {
  for (const host of hosts) {
    const { element, block, platform } = host;
    const need = Object.hasOwn(NEEDS, block.name) ? NEEDS[block.name] : undefined;
    if (!need || platform) continue;
    const inside = [...below(element)];
    for (const one of inside)
      if (!hasAddress(page, one))
        report.say({
          code: 'VT184',
          at: startOf(one),
          block: block.name,
          attribute: 'src',
          expected: 'an address in src',
          used: 'nothing: it is left out',
          what: `the ${one.tagName} element has no address`,
        });
    if (inside.some(need.is) || isTemplated(insideOf(page, element)) || isOpenTag(page, element)) continue;
    if (hasOption(page, host, need.options)) continue;
    report.say({
      code: 'VT183',
      at: startOf(element),
      block: block.name,
      expected: need.expected,
      used: 'nothing',
      what: 'it has nothing to show',
    });
  }
};

function hasOption(page: Page, { element }: Host, options: readonly string[]): boolean {
  const json = [
    attributeOf(element, BLOCK_JSON) ?? '',
    ...childrenOf(element).flatMap((child) => (hasAttribute(child, BLOCK_JSON) ? insideOf(page, child) : [])),
  ].join('\n');
  return options.some((name) => hasAttribute(element, `data-${name}`) || json.includes(`"${name}"`));
}

/** Returns whether an image or a player names its file, or is none. */
function hasAddress(page: Page, element: HtmlElement): boolean {
  const said = (name: string): boolean => Boolean(attributeOf(element, name)?.trim());
  if (isOpenTag(page, element)) return true;
  if (element.tagName === 'img') return ['src', 'srcset', 'data-src', CONSENT_SRC].some(said);
  if (!/^(audio|video)$/.test(element.tagName)) return true;
  return (
    ['src', 'data-video-url', CONSENT_SRC].some(said) ||
    childrenOf(element).some((one) => one.tagName === 'source') ||
    isTemplated(insideOf(page, element))
  );
}
