import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import type { Lend } from '../../runtime/mount/lend.ts';

export interface PopupContent {
  /** What the first heading says; empty without one. */
  readonly heading: string;
  readonly hasImage: boolean;
  readonly hasContent: boolean;
  /** Something in it opens a frame over the page, which a modal dialog would cover. */
  readonly hasCaptcha: boolean;
}

const CAPTCHAS = '[data-form-captcha],.g-recaptcha,.h-captcha,.cf-turnstile,[data-captcha]';

/**
 * Nodes from the first to the last that can be seen: what is between them stays with them, so that the markup is as
 * before when it is given back.
 */
function trimmed(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const isContent = (node: Node): boolean =>
    node instanceof Element || (node instanceof Text && node.data.trim() !== '');
  return nodes.slice(Math.max(0, nodes.findIndex(isContent)), nodes.findLastIndex(isContent) + 1);
}

/** Reads the popup's own or published markup: an image that comes first, and everything else. */
export function readPopup(source: Element): ParsedMarkup<PopupContent> {
  const nodes = trimmed([...source.childNodes]);
  const [first] = nodes;
  const image = first instanceof Element && first.matches('img,picture,figure') ? first : null;
  const rest = image ? trimmed(nodes.slice(1)) : nodes;
  const lend: Lend[] = [
    ...(image ? [{ slot: 'image', nodes: [image] }] : []),
    ...(rest.length > 0 ? [{ slot: 'content', nodes: rest }] : []),
  ];
  return {
    content: {
      heading: source.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim() ?? '',
      hasImage: image !== null,
      hasContent: rest.length > 0,
      hasCaptcha: source.querySelector(CAPTCHAS) !== null,
    },
    lend,
  };
}
