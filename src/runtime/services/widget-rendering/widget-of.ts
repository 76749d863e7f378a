import type { WidgetJson } from '../../../api/widget.ts';
import { readJson } from '../../../vocab/block/read-json.ts';
import { isRecord } from '../../../vocab/is-record.ts';
import { BLOCK, BLOCK_ADDED, BLOCK_JSON, BLOCK_RENDER, EVENT_START } from '../../../vocab/names.ts';
import { SUMMARY_OF_EVENTS } from '../../../vocab/published/summary-marks.ts';

/** What the server is asked for, or why a block cannot be asked for, as a sentence for developers. */
export type ReadWidget =
  | { readonly widget: WidgetJson; readonly collectionId?: string | undefined; readonly problem: '' }
  | { readonly widget: null; readonly collectionId?: undefined; readonly problem: string };

const EVENTS = `${SUMMARY_OF_EVENTS},[${EVENT_START}]`;

/** Reads the block's data (BLOCK-012 to BLOCK-015). It changes nothing. */
export function widgetOf(block: Element): ReadWidget {
  const text = jsonOf(block);
  const value = decoded(text);
  if (value === null)
    return {
      widget: null,
      problem: `the block data of ${block.id || block.localName} is “${text.trim().slice(0, 60)}”; expected a JSON object. The server is not asked for the block.`,
    };
  const isOfEvents = block.matches(EVENTS) || block.querySelector(EVENTS) !== null;
  const { collectionId } = value;
  return {
    widget: { type: typeOf(block), id: block.id, value },
    ...(isOfEvents && typeof collectionId === 'string' && { collectionId }),
    problem: '',
  };
}

/** The child that has the block's options; undefined without one. Of a block that cannot have a shadow root itself it is in the element that was added within. */
export const jsonChild = (block: Element): Element | undefined =>
  [...block.children]
    .flatMap((child) => (child.matches(`[${BLOCK_ADDED}]:not([slot])`) ? [...child.children] : [child]))
    .find((child) => child.localName === 'script' && child.hasAttribute(BLOCK_JSON));

const jsonOf = (block: Element): string => block.getAttribute(BLOCK_JSON) ?? jsonChild(block)?.textContent ?? '';

/** Some pages encode the JSON once more, for an address. */
function decoded(text: string): Readonly<Record<string, unknown>> | null {
  let { value } = readJson(text);
  if (value === undefined && text.trim().startsWith('%'))
    try {
      ({ value } = readJson(decodeURIComponent(text.trim())));
    } catch {}
  return isRecord(value) ? value : null;
}

/** The code of the block's type, or its name. The attribute that asks for the block may say it, where it is no flag. */
function typeOf(block: Element): number | string {
  const asks = block.getAttribute(BLOCK_RENDER) ?? '';
  const said =
    block.getAttribute('data-block-type') || (/^(true|false)$/.test(asks) ? '' : asks) || block.getAttribute(BLOCK);
  return said && /^\d{1,6}$/.test(said) ? Number(said) : (said ?? '');
}
