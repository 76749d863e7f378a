/** A place of a page that its template fills in or leaves out. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** The code between the delimiters. */
  readonly code: string;
  readonly language: 'php' | 'erb' | 'liquid' | 'mustache';
  /** Whether it writes something; other spans contain conditions, loops or comments. */
  readonly writes: boolean;
}

const OPEN = /<\?(?:php\b|=|(?=[\s$]))|<%|\{%|\{#|\{\{+/g;
const SILENT = /^\{%[-~]?\s*(comment|doc|schema|javascript|stylesheet)\b/;

/** Finds the next place of a text, and caches it: no part of a page is searched twice for the same text. */
function nextPlaces(text: string): (words: string, from: number) => number {
  const known = new Map<string, number>();
  return (words, from) => {
    let at = known.get(words);
    if (at === undefined || (at !== Infinity && at < from)) {
      const found = text.indexOf(words, from);
      at = found < 0 ? Infinity : found;
      known.set(words, at);
    }
    return at;
  };
}

/**
 * Finds the places that a template of the site writes: PHP, ERB and similar languages, Liquid, Jinja, Twig, Handlebars,
 * Mustache, Go. A place without an end does not count, except in PHP, where it may continue to the end of the file.
 *
 * @returns the places in their order; none is inside another
 */
export function spansIn(html: string): Span[] {
  const spans: Span[] = [];
  const next = nextPlaces(html);
  OPEN.lastIndex = 0;
  for (let found = OPEN.exec(html); found; found = OPEN.exec(html)) {
    const [mark] = found;
    const start = found.index;
    const end = endOf(html, start, mark, next);
    if (end === null) continue;
    const language = mark.startsWith('<?')
      ? 'php'
      : mark === '<%'
        ? 'erb'
        : mark.startsWith('{{')
          ? 'mustache'
          : 'liquid';
    const code = html.slice(start + mark.length, end).replace(/(\?|%|#|\}+)[>}]$/, '');
    spans.push({ start, end, code, language, writes: writes(mark, code) });
    OPEN.lastIndex = end;
  }
  return spans;
}

function endOf(
  html: string,
  start: number,
  mark: string,
  next: (words: string, from: number) => number,
): number | null {
  const after = (words: string, from = start + mark.length): number | null => {
    const at = next(words, from);
    return at === Infinity ? null : at + words.length;
  };
  if (mark.startsWith('<?')) return after('?>') ?? html.length;
  if (mark === '<%') return (html.startsWith('<%--', start) ? after('--%>') : null) ?? after('%>');
  if (mark === '{#') return after('#}');
  if (mark === '{%') {
    const end = after('%}');
    const [, silent] = end === null ? [] : (SILENT.exec(html.slice(start, end)) ?? []);
    const last = silent && end !== null ? next(`end${silent}`, end) : Infinity;
    return last === Infinity ? end : after('%}', last);
  }
  if (html.startsWith('{{!--', start)) return after('--}}') ?? after('}}');
  const end = after('}'.repeat(Math.min(mark.length, 4)));
  // Two braces are common in scripts and styles: what looks like an end may belong to something else.
  const other = Math.min(next('{{', start + mark.length), next('</script', start), next('</style', start));
  return end !== null && other < end ? null : end;
}

const writes = (mark: string, code: string): boolean =>
  mark.startsWith('{{')
    ? !/^[-~\s]*([#/^!]|(else|end|if|range|with)\b)/.test(code)
    : mark === '<?=' || (mark === '<%' ? /^[=-]/.test(code) : mark.startsWith('<?') && /^\s*(echo|print)\b/.test(code));
