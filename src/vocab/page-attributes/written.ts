import type { AttributeUse } from './attribute-use.ts';
import { text } from './attribute-values.ts';

/** The use of an attribute that Vitrine writes. */
export const written = (place: string, help: string, readBy: readonly string[] = []): readonly AttributeUse[] => [
  { readBy, place, value: text, help, isWritten: true },
];
