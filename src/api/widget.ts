import type { Request } from '../vocab/calls.ts';
import { toJson } from '../vocab/rules/to-json.ts';
import { memberOrData } from './member-of.ts';

/** A block that the server draws anew. */
export interface WidgetJson {
  readonly type: number | string;
  /** The block element's id, with or without `block-` in front. */
  readonly id: string;
  /** The block's data. */
  readonly value: unknown;
}

/**
 * Asks the server to draw a block (000 §7).
 *
 * @param collectionId of the events summary; no other block sends one
 * @returns the HTML of the answer, unsanitised; empty where it has none
 * @throws CallError
 */
export async function renderWidget(
  request: Request,
  { type, id, value }: WidgetJson,
  collectionId?: string,
): Promise<string> {
  const widgetJSON = toJson({ type, id: id.replace(/^block-/, ''), value });
  const answer = await request({
    method: 'POST',
    path: '/api/widget/GetWidgetRendering',
    form: { widgetJSON, ...(collectionId !== undefined && { collectionId }) },
  });
  const html = memberOrData(answer, 'html');
  return typeof html === 'string' ? html : '';
}
