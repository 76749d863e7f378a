import { lastAt } from './last-at.ts';
import type { Span } from './template-spans.ts';

/**
 * A part of a page that its template may leave out or repeat: one alternative of a condition, or the body of a loop.
 */
export interface Branch {
  readonly outer: Branch | null;
  readonly depth: number;
}

/** One alternative of a condition, from its first character to the one after its last. */
export interface Way {
  readonly start: number;
  readonly end: number;
}

export interface Branches {
  /** Returns the innermost branch at an offset; null outside of all branches. */
  at(offset: number): Branch | null;
  /** The conditions that have several alternatives, inner ones first. */
  readonly conditions: readonly (readonly Way[])[];
}

type Effect = 'open' | 'turn' | 'close';

/**
 * Reads which parts of a page depend on the same condition. A condition without an end continues to the end of the
 * page.
 */
export function branchesIn(spans: readonly Span[]): Branches {
  const changes: { at: number; branch: Branch | null }[] = [];
  const conditions: Way[][] = [];
  const open: { outer: Branch | null; ways: Way[]; from: number }[] = [];
  let now: Branch | null = null;
  const enter = (outer: Branch | null): void => {
    now = { outer, depth: outer ? outer.depth + 1 : 0 };
  };
  const go = spans.some(isGoEnd);
  for (const span of spans) {
    for (const effect of go && span.language === 'mustache' ? goTemplate(span.code) : effectsOf(span)) {
      const last = open.at(-1);
      if (effect === 'open') {
        open.push({ outer: now, ways: [], from: span.end });
        enter(now);
      } else if (last) {
        last.ways.push({ start: last.from, end: span.start });
        last.from = span.end;
        if (effect === 'turn') enter(last.outer);
        else {
          now = last.outer;
          open.pop();
          if (last.ways.length > 1) conditions.push(last.ways);
        }
      }
    }
    if (changes.at(-1)?.branch !== now) changes.push({ at: span.end, branch: now });
  }
  return { at: (offset) => changes[lastAt(changes, offset)]?.branch ?? null, conditions };
}

/** Returns whether one place is on the page whenever the other is: neither is in a branch that the other is not in. */
export function isWithin(one: Branch | null, other: Branch | null): boolean {
  if (!one || !other) return true;
  let [deep, flat]: [Branch | null, Branch] = one.depth < other.depth ? [other, one] : [one, other];
  while (deep && deep.depth > flat.depth) deep = deep.outer;
  return deep === flat;
}

/** As `isWithin`, for one place and several others. */
export function isWithinAny(others: Iterable<Branch | null>): (one: Branch | null) => boolean {
  const own = new Set(others);
  const around = new Set<Branch | null>();
  for (const other of own) for (let at = other; at && !around.has(at); at = at.outer) around.add(at);
  return (one) => {
    if (!one || own.has(null) || around.has(one)) return true;
    for (let at: Branch | null = one; at; at = at.outer) if (own.has(at)) return true;
    return false;
  };
}

/** Returns the effects of a span on the branches; none if it only writes a value or runs a statement. */
export function effectsOf({ code, language }: Span): Effect[] {
  if (language === 'liquid') return liquid(code);
  if (language === 'mustache') return mustache(code);
  return program(code, language);
}

const LIQUID = new Set(['if', 'unless', 'case', 'for', 'tablerow', 'ifchanged', 'ifequal', 'ifnotequal', 'switch']);

function liquid(code: string): Effect[] {
  const [, end, word = ''] = /^[-~+]?\s*(end)?(\w*)/.exec(code) ?? [];
  if (LIQUID.has(word)) return [end ? 'close' : 'open'];
  return /^(else|elsif|elif|elseif|when|empty)$/.test(word) ? ['turn'] : [];
}

function mustache(code: string): Effect[] {
  const word = code.replace(/^[~\s]+/, '');
  if (/^(else\b|\^\s*~?$)/.test(word)) return ['turn'];
  return /^[#^]/.test(word) ? ['open'] : word.startsWith('/') ? ['close'] : [];
}

/** Go writes its conditions in the delimiters that Mustache uses for values; only Go ends them with a word. */
const isGoEnd = ({ code, language }: Span): boolean => language === 'mustache' && /^[-\s]*end[-\s]*$/.test(code);

function goTemplate(code: string): Effect[] {
  const [, word = ''] = /^[-\s]*(\w+)/.exec(code) ?? [];
  if (/^(if|range|with|block|define)$/.test(word)) return ['open'];
  return word === 'else' ? ['turn'] : word === 'end' ? ['close'] : [];
}

const TEXTS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const TURN = /\}\s*(?:else|elseif|elsif|catch|finally)\b[^{}]*\{/.source;
const BRACES = new RegExp(`${TURN}|[{}]`, 'g');
const PHP =
  /\b(?:if|foreach|for|while|switch)\s*:|\b(?:elseif|else\s+if|else|default)\s*:|\bcase\b[^:;]*:|\bend(?:if|foreach|for|while|switch)\b/g;

/** PHP, Ruby and JavaScript: braces that one tag opens and another closes, otherwise the keywords of the language. */
function program(code: string, language: 'php' | 'erb'): Effect[] {
  const bare = unpaired(code.replace(TEXTS, ''));
  if (/[{}]/.test(bare))
    return [...bare.matchAll(BRACES)].map(([word]) => (word === '{' ? 'open' : word === '}' ? 'close' : 'turn'));
  if (language === 'php')
    return [...bare.matchAll(PHP)].map(([word]) =>
      word.startsWith('end') ? 'close' : /^(else|case|default)/.test(word) ? 'turn' : 'open',
    );
  const ruby = bare.replace(/^[-=\s]+/, '');
  if (/^(else|elsif|when|in|rescue|ensure)\b/.test(ruby)) return ['turn'];
  if (/^end\b/.test(ruby)) return ['close'];
  return /^(if|unless|case|for|while|until|begin)\b|\bdo\s*(\|[^|]*\|)?[-\s]*$/.test(ruby) ? ['open'] : [];
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Returns the code without the content of brackets that are closed in it. */
function unpaired(code: string): string {
  const kept: string[] = [];
  const open: number[] = [];
  for (const sign of code) {
    const opener = open.at(-1);
    if (PAIRS[sign] !== undefined && opener !== undefined && kept[opener] === PAIRS[sign]) {
      kept.length = opener;
      open.pop();
      continue;
    }
    if (/[([{]/.test(sign)) open.push(kept.length);
    kept.push(sign);
  }
  return kept.join('');
}
