/** Longest text of attributes that is read, in characters. */
const LONGEST = 20_000;

const PAIR = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", '#39': "'", lt: '<', gt: '>' };

const decoded = (text: string): string =>
  text.replace(/&(amp|quot|apos|#39|lt|gt);/g, (whole, name) => ENTITIES[name] ?? whole);

/**
 * Reads the attributes of a tag from its text, so that no markup of an owner has to become HTML for an address in it (VIDEO-302, LBOX-311). Of two with one
 * name the first counts, as in a browser.
 *
 * @returns the value of an attribute by its name in lower case; null where the tag has none
 */
export function tagAttributes(text: string): (name: string) => string | null {
  const found = new Map<string, string>();
  if (text.length <= LONGEST)
    for (const [, name = '', double, single, bare] of text.matchAll(PAIR))
      if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? ''));
  return (name) => found.get(name) ?? null;
}
