import { type Branches, branchesIn, effectsOf, type Way } from './branches.ts';
import { lastAt } from './last-at.ts';
import { type Span, spansIn } from './template-spans.ts';

/** A page without the parts that its template writes; everything else keeps its place. */
export interface Template {
  /** As long as the page. */
  readonly html: string;
  readonly spans: readonly Span[];
  readonly branches: Branches;
  /**
   * The alternatives that are left out: they open or end elements that another alternative of the same condition opens
   * or ends as well.
   */
  readonly left: readonly Way[];
  /** Returns whether the template has a part between two places. */
  touches(start: number, end: number): boolean;
  /** Returns whether the template may write something between two places, and not only evaluate a condition. */
  mayWrite(start: number, end: number): boolean;
}

/** Reads which parts of a page its template writes. */
export function readTemplate(page: string): Template {
  const spans = spansIn(page);
  const branches = branchesIn(spans);
  const starts = spans.map(({ start, end }) => ({ at: start, end }));
  const touches = (start: number, end: number): boolean => (starts[lastAt(starts, end - 1)]?.end ?? 0) > start;
  const mayWrite = (start: number, end: number): boolean => {
    for (let at = lastAt(starts, end - 1); at >= 0; at--) {
      const span = spans[at];
      if (!span || span.end <= start) return false;
      if (effectsOf(span).length === 0) return true;
    }
    return false;
  };
  if (spans.length === 0) return { html: page, spans, branches, left: [], touches, mayWrite };
  const filled = fill(
    page,
    spans.map((span) => ({ ...span, sign: signFor(page, span) })),
  );
  const left = secondWays(filled, branches);
  const html = fill(
    filled,
    left.map((way) => ({ ...way, sign: ' ' })),
  );
  return { html, spans, branches, left, touches, mayWrite };
}

function fill(text: string, places: readonly (Way & { readonly sign: string })[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, sign } of [...places].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    parts.push(text.slice(at, start), sign.repeat(end - start));
    at = end;
  }
  return `${parts.join('')}${text.slice(at)}`;
}

/**
 * A complete tag name: what follows is an attribute. Only the tag name of a heading may end in a part that the template
 * writes.
 */
const WHOLE_TAG = /<[a-gi-z]$|<[a-z][a-z\d]+$/i;

/**
 * Returns spaces, except inside a name or a value without quotes, because the text that follows would be read as part
 * of it.
 */
function signFor(page: string, { start, writes }: Span): string {
  let before = start - 1;
  if (writes && /[\w<\-/]/.test(page[before] ?? '') && !WHOLE_TAG.test(page.slice(Math.max(0, start - 20), start)))
    return 'x';
  while (/\s/.test(page[before] ?? '')) before--;
  return page[before] === '=' ? 'x' : ' ';
}

const TAGS = /<(\/?)([a-z][^\s/<>]*)[^<>]*?(\/?)>/gi;

/** Elements that need no end tag or have none: they show nothing about open elements. */
const NO_END =
  /^(area|base|body|br|caption|col|colgroup|dd|dt|embed|head|hr|html|img|input|li|link|meta|optgroup|option|p|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/i;

/**
 * A parser reads the alternatives of a condition one after the other. If one leaves an element open, only that one is
 * read.
 */
function secondWays(html: string, { conditions }: Branches): Way[] {
  if (conditions.length === 0) return [];
  const depths = [{ at: 0, depth: 0 }];
  let depth = 0;
  for (const { 0: tag, 1: end, 2: name = '', 3: slash, index } of html.matchAll(TAGS)) {
    if (slash || NO_END.test(name)) continue;
    depth += end ? -1 : 1;
    depths.push({ at: index + tag.length, depth });
  }
  const depthAt = (offset: number): number => depths[lastAt(depths, offset)]?.depth ?? 0;
  return conditions.flatMap((ways) => {
    const torn = ways.find(({ start, end }) => depthAt(start) !== depthAt(end));
    return torn ? ways.filter((way) => way !== torn) : [];
  });
}
