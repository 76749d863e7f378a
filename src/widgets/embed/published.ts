import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { readEmbedJson } from '../../vocab/published/embed.ts';
import { VIDEO_EMBED } from '../../vocab/published/places.ts';
import { isVisible } from '../_shared/block/beside/is-seen.ts';
import { publishedBox } from '../_shared/block/beside/published-box.ts';
import { type EmbedContent, readEmbed } from './content.ts';
import { readHtml } from './read-html.ts';

/** Reads an embed as published platform pages write it (docs/published-markup.md §6): its JSON has the markup of the other site, maybe with a script. */
export default function readPublished(source: Element): ParsedMarkup<EmbedContent> | undefined {
  const json = readEmbedJson(source.closest(`[${BLOCK_JSON}]`)?.getAttribute(BLOCK_JSON) ?? '');
  const { content } = readEmbed(source);
  const wrapper = source.querySelector(VIDEO_EMBED);
  // Without JSON the server has rendered all there is.
  if (!json || content.keepsMarkup || isRendered(source, `${json.data.html}`, content, wrapper)) return undefined;
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

/** Whether what the page shows is the embed itself: its script has run already, or it needs none. */
function isRendered(source: Element, html: string, { hasText }: EmbedContent, wrapper: Element | null): boolean {
  const kind = readHtml(html)?.kind;
  if (!kind || source.querySelector('script:not([type*="json"])')) return true;
  // Words beside an iframe or an empty box are not what is embedded.
  if (kind === 'iframe' || wrapper || ![...source.childNodes].some((node) => isVisible(node, source))) return false;
  return kind === 'text' || !hasText || source.querySelector(WORKING) !== null;
}
