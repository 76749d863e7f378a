/**
 * An address as a browser takes it out of an attribute (URL Standard; the project's own): without what is around it (white space and control
 * characters) and without the tabs and line breaks inside, with which `java\nscript:` would pass for a path.
 */
export function linkAddress(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text, start)) start += 1;
  while (end > start && isBlank(text, end - 1)) end -= 1;
  return text.slice(start, end).replace(/[\t\n\r]/g, '');
}

const isBlank = (text: string, index: number): boolean =>
  text.charCodeAt(index) <= 32 || text.charAt(index).trim() === '';

/** The protocol that an address begins with (LINK-604, LINK-605), in lower case and without its colon; null where it has none. */
export const protocolOf = (address: string): string | null =>
  /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? null;
