import type { Attribute } from './read-media.ts';

/** Longest markup of an item that is read, in characters. */
const LONGEST = 20_000;

const TAG = /<(img|video|iframe)\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>/i;
const SOURCE = /<source\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>/i;
const PAIR = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", '#39': "'", lt: '<', gt: '>' };

const decoded = (text: string): string =>
  text.replace(/&(amp|quot|apos|#39|lt|gt);/g, (whole, name) => ENTITIES[name] ?? whole);

function attributesOf(text: string): Attribute {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(PAIR))
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? ''));
  return (name) => found.get(name) ?? null;
}

/**
 * Finds the picture, video or frame in the markup of an item (LBOX-311). Only its name and the texts of its attributes are read; none of the markup becomes
 * HTML, so nothing in it can run, and no sanitiser has to be loaded before the picture can be shown.
 */
export function markupMedia(markup: string): { name: 'img' | 'video' | 'iframe'; attribute: Attribute } | null {
  if (markup.length > LONGEST) return null;
  const [, name, text = ''] = TAG.exec(markup) ?? [];
  if (!name) return null;
  const own = attributesOf(text);
  const source = attributesOf(SOURCE.exec(markup)?.[1] ?? '');
  return {
    name: name.toLowerCase() as 'img' | 'video' | 'iframe',
    attribute: (attribute) => own(attribute) ?? (attribute === 'src' ? source('src') : null),
  };
}
