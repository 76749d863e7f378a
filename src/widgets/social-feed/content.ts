import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import type { Lend } from '../../runtime/mount/lend.ts';
import { CONSENT_SRC } from '../../vocab/names.ts';

/** A post of the markup. */
interface PostElement {
  readonly element: HTMLElement;
  readonly slot: string;
  /** It waits for the button. */
  readonly isHidden: boolean;
}

export interface SocialFeedContent {
  readonly posts: readonly PostElement[];
  /** Pictures of other sites in them, which have no address yet. */
  readonly pictures: readonly HTMLImageElement[];
  /** What follows the posts, such as a link to all of them. */
  readonly hasRest: boolean;
}

const NO_POST = 'script, style, template, noscript';

/** Reads own markup: posts as elements or as entries of a list, what is before them and what follows. */
export function readSocialFeed(source: Element): ParsedMarkup<SocialFeedContent> {
  const list = source.querySelector(':scope > ul, :scope > ol');
  const found = [...(list ?? source).children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(list ? 'li' : 'article, figure'),
  );
  const posts = found.map((element, index) => ({
    element,
    slot: `post-${index}`,
    isHidden: element.hasAttribute('hidden'),
  }));
  const last = list ?? found.at(-1);
  const rest = last ? nextOf(last).filter((node) => !(node instanceof Element && node.matches(NO_POST))) : [];
  const hasRest = rest.some((node) => node instanceof Element);
  // The entries of the block's own list cannot contain entries again: it shows what is in them, and the page's list nowhere.
  const lend: Lend[] = posts.map(({ slot, element }) =>
    list ? { slot, nodes: [...element.childNodes] } : { slot, nodes: [element], unhide: true },
  );
  if (list) lend.push({ slot: 'list', nodes: [list] });
  if (hasRest) lend.push({ slot: 'rest', nodes: rest });
  return {
    content: {
      posts,
      pictures: found.flatMap((post) => [...post.querySelectorAll<HTMLImageElement>(`img[${CONSENT_SRC}]`)]),
      hasRest,
    },
    lend,
  };
}

function nextOf(element: Element): Node[] {
  const nodes: Node[] = [];
  for (let at = element.nextSibling; at; at = at.nextSibling) nodes.push(at);
  return nodes;
}
