import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { readEmbedJson } from '../../vocab/published/embed.ts';
import { type EmbedContent, readEmbed } from './content.ts';

/** Reads an embed as published platform pages write it (docs/published-markup.md §6): its JSON has the markup of the other site, maybe with a script. */
export default function readPublished(source: Element): ParsedMarkup<EmbedContent> | null {
  const json = readEmbedJson(source.closest(`[${BLOCK_JSON}]`)?.getAttribute(BLOCK_JSON) ?? '');
  // Without JSON the server has rendered all there is.
  if (!json) return { content: { ...readEmbed(source).content, keepsMarkup: true }, lend: [], jsonIsRead: true };
  const { content } = readEmbed(source);
  return { content: { ...content, isBeside: true }, lend: [], data: json.data, jsonIsRead: true, unread: json.unread };
}
