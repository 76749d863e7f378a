import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { readEmbedJson } from '../../vocab/published/embed.ts';
import { VIDEO_EMBED } from '../../vocab/published/places.ts';
import { isVisible } from '../_shared/block/beside/is-seen.ts';
import { publishedBox } from '../_shared/block/beside/published-box.ts';
import { frameAddress } from '../_shared/block/facade/safe-address.ts';
import { type EmbedContent, readEmbed } from './content.ts';
import { readHtml } from './read-html.ts';

/** Reads an embed as published platform pages write it (docs/published-markup.md §6): its JSON has the markup of the other site, maybe with a script. */
export default function readPublished(source: Element): ParsedMarkup<EmbedContent> | undefined {
  const json = readEmbedJson(source.closest(`[${BLOCK_JSON}]`)?.getAttribute(BLOCK_JSON) ?? '');
  const { content } = readEmbed(source);
  const wrapper = source.querySelector(VIDEO_EMBED);
  // Without JSON the server has rendered all there is.
  if (!json || content.keepsMarkup || isRendered(source, `${json.data.html}`, wrapper)) return undefined;
  return {
    content: { ...content, isBeside: true },
    lend: wrapper ? [{ slot: 'replaced', nodes: [publishedBox(wrapper)] }] : [],
    data: json.data,
    jsonIsRead: true,
    unread: json.unread,
  };
}

/** What a quote whose script the server has left out does not have. */
const WORKING = 'form,input,audio,video';

/** What stands for a post until its script shows it. */
const STANDS_IN = 'blockquote,p,a[href]';

/** Whether what the page shows is the embed itself: its script has run already, or it needs none. */
function isRendered(source: Element, html: string, wrapper: Element | null): boolean {
  const read = readHtml(html);
  const kind = read?.kind;
  const isShown = [...source.childNodes].some((node) => isVisible(node, source));
  // An address that may not be framed would leave a sentence in place of what the page has.
  if (
    !read ||
    (read.kind === 'iframe' && isShown && !frameAddress(read.address)) ||
    source.querySelector('script:not([type*="json"])')
  )
    return true;
  // Words beside an iframe or an empty box are not what is embedded.
  if (kind === 'iframe' || wrapper || !isShown) return false;
  return kind === 'text' || !source.querySelector(STANDS_IN) || source.querySelector(WORKING) !== null;
}
