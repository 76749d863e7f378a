import type { Call, Request } from '../vocab/calls.ts';
import { toJson } from '../vocab/rules/text/to-json.ts';
import { CallError } from './call/call-error.ts';
import { memberOrData } from './call/member-of.ts';

/** A block that the server renders again. */
export interface WidgetJson {
  readonly type: number | string;
  /** The block element's id, with or without the prefix `block-`. */
  readonly id: string;
  /** The block's data. */
  readonly value: unknown;
}

/**
 * Requests that the server render a block (BLOCK-012).
 *
 * @param collectionId of the events summary; no other block sends one
 * @returns the HTML of the response, unsanitised
 * @throws CallError, of kind `shape` if the response has no HTML: the block's content then does not change (BLOCK-016)
 */
export async function renderWidget(
  request: Request,
  { type, id, value }: WidgetJson,
  collectionId?: string,
): Promise<string> {
  const widgetJSON = toJson({ type, id: id.replace(/^block-/, ''), value });
  const call: Call = {
    method: 'POST',
    path: '/api/widget/GetWidgetRendering',
    // The page is complete without it, and nobody asked for it.
    quiet: true,
    automatic: true,
    form: { widgetJSON, ...(collectionId !== undefined && { collectionId }) },
  };
  const answer = await request(call);
  const html = memberOrData(answer, 'html');
  if (typeof html !== 'string') throw new CallError(call, 'shape', '', { status: 200, data: answer });
  return html;
}
