import { tagAttributes } from '../../../vocab/rules/text/tag-attributes.ts';
import type { Attribute } from './read-media.ts';

/** Longest markup of an item that is read, in characters. */
const LONGEST = 20_000;

const TAG = /<(img|video|iframe)\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>/i;
const SOURCE = /<source\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>/i;

/**
 * Finds the picture, video or frame in the markup of an item (LBOX-311). Only its name and the texts of its attributes
 * are read; none of the markup becomes HTML, so nothing in it can run, and no sanitiser has to be loaded before the
 * picture can be shown.
 */
export function markupMedia(markup: string): { name: 'img' | 'video' | 'iframe'; attribute: Attribute } | null {
  if (markup.length > LONGEST) return null;
  const [, name, text = ''] = TAG.exec(markup) ?? [];
  if (!name) return null;
  const own = tagAttributes(text);
  const source = tagAttributes(SOURCE.exec(markup)?.[1] ?? '');
  return {
    name: name.toLowerCase() as 'img' | 'video' | 'iframe',
    attribute: (attribute) => own(attribute) ?? (attribute === 'src' ? source('src') : null),
  };
}
