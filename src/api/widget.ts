import type { Call, Request } from '../vocab/calls.ts';
import { toJson } from '../vocab/rules/text/to-json.ts';
import { CallError } from './call/call-error.ts';
import { memberOrData } from './call/member-of.ts';

/** A block that the server draws anew. */
export interface WidgetJson {
  readonly type: number | string;
  /** The block element's id, with or without `block-` in front. */
  readonly id: string;
  /** The block's data. */
  readonly value: unknown;
}

/**
 * Asks the server to draw a block (BLOCK-012).
 *
 * @param collectionId of the events summary; no other block sends one
 * @returns the HTML of the answer, unsanitised
 * @throws CallError, of kind `shape` where the answer has no HTML: the block's content then stays as it is (BLOCK-016)
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
    form: { widgetJSON, ...(collectionId !== undefined && { collectionId }) },
  };
  const answer = await request(call);
  const html = memberOrData(answer, 'html');
  if (typeof html !== 'string') throw new CallError(call, 'shape', '', { status: 200, data: answer });
  return html;
}
