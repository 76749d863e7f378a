import { type WordIn, words } from '../../codes/words.ts';

/** Template versions (VOCAB-613). Compared as texts. */
export const templateVersions = /* @__PURE__ */ words(['7', '7.1', '8']);

export type TemplateVersion = WordIn<typeof templateVersions>;

/** The template version that a text or number means; null for any other. */
export function templateVersionOf(value: string | number | null): TemplateVersion | null {
  const text = typeof value === 'number' ? `${value}` : value;
  return templateVersions.has(text) ? text : null;
}
