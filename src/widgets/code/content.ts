import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { isSeen } from '../_shared/block/beside/is-seen.ts';

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

/** Reads a published code block that displays its source. One whose content is rendered by the server is left as it is: words with markup of their own, more than one part, or what a script fills. */
export function readPublished(source: Element): ParsedMarkup<CodeContent> {
  const holder = source.querySelector('.sqs-block-content,.sqs-code-container') ?? source;
  const [only, ...others] = [...holder.childNodes].filter(isSeen);
  const isSource =
    only instanceof HTMLPreElement &&
    !others.length &&
    !holder.querySelector('script') &&
    [...only.querySelectorAll('*')].every((one) => one.matches('code'));
  return isSource ? readCode(source) : { content: { code: null, language: '' }, lend: [] };
}
