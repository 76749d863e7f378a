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
