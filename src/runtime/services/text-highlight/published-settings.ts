import { readJson } from '../../../vocab/block/read-json.ts';
import { isRecord } from '../../../vocab/is-record.ts';
import { TEXT_ATTRIBUTE, TEXT_ATTRIBUTES_PROPS } from '../../../vocab/names.ts';
import { type HighlightSettings, highlightSettings } from '../../../vocab/rules/display/highlight-settings.ts';
import { queryIn } from '../../page/document-member.ts';

type Records = readonly Readonly<Record<string, unknown>>[];

/** The parsed JSON of scripts, with the text that it was parsed from. */
const parsed = new WeakMap<Element, { readonly text: string; readonly records: Records }>();

function recordsOf(script: Element): Records {
  const text = script.textContent ?? '';
  const known = parsed.get(script);
  if (known?.text === text) return known.records;
  const { value } = readJson(text);
  const records = Array.isArray(value) ? value.filter(isRecord) : [];
  parsed.set(script, { text, records });
  return records;
}

/**
 * Finds the settings of a published highlight by its id (HILITE-302; docs/published-markup.md §11). A block that was
 * copied has the same id with other settings: those nearest to the text count.
 *
 * @returns null where no JSON of the page has the id
 */
export function publishedSettings(element: Element): HighlightSettings | null {
  const id = element.getAttribute(TEXT_ATTRIBUTE);
  if (!id) return null;
  let found: HighlightSettings | null = null;
  let nearest = -1;
  for (const script of queryIn(document, TEXT_ATTRIBUTES_PROPS)) {
    const record = recordsOf(script).find((one) => one.id === id && (one.type ?? 'highlight') === 'highlight');
    if (!record) continue;
    let shared: Element | null = script.parentElement;
    while (shared && !shared.contains(element)) shared = shared.parentElement;
    let depth = 0;
    for (; shared; shared = shared.parentElement) depth += 1;
    if (depth <= nearest) continue;
    nearest = depth;
    found = highlightSettings(record);
  }
  return found;
}
