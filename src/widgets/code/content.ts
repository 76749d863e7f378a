import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

export interface CodeContent {
  /** The text, without a line break at its end; null if the block has none. */
  readonly code: string | null;
  /** As the markup names it; empty if it does not. */
  readonly language: string;
}

/** Reads own markup: the first `pre`, with a `code` inside or without. */
export function readCode(source: Element): ParsedMarkup<CodeContent> {
  const pre = source.matches('pre') ? source : source.querySelector('pre');
  const inner = pre?.querySelector('code') ?? pre;
  const named = /(?:^|\s)lang(?:uage)?-([\w+#.-]+)/.exec(`${inner?.className ?? ''} ${pre?.className ?? ''}`);
  const code = inner?.textContent?.replace(/\r\n?/g, '\n').replace(/^\n|\n$/g, '') ?? null;
  return { content: { code: code || null, language: named?.[1] ?? '' }, lend: [] };
}

/** Reads a published code block that displays its source; null for one whose content is rendered by the server, which is left untouched. */
export function readPublished(source: Element): ParsedMarkup<CodeContent> | null {
  const holder = source.querySelector('.sqs-block-content,.sqs-code-container') ?? source;
  const shown = [...holder.children].filter((one) => !one.matches('script,style'));
  const [only] = shown;
  return only && shown.length === 1 && only.matches('pre') && !holder.querySelector('script') ? readCode(source) : null;
}
