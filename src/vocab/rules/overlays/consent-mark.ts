/** What a mark of the page waits for. */
export interface ConsentMark {
  /** As written, without the exclamation mark. */
  readonly purpose: string;
  /** It is for visitors who refused or withdrew the purpose: `!marketing`. */
  readonly negated: boolean;
}

/** Reads `data-consent` and `data-block-consent`, this project's own: a purpose, after `!` for its refusal. */
export function readConsentMark(text: string): ConsentMark {
  const mark = text.trim();
  const negated = mark.startsWith('!');
  return { purpose: negated ? mark.slice(1).trim() : mark, negated };
}
