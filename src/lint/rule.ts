export type Severity = 'error' | 'warning';

/**
 * One kind of mistake: what is wrong, why it matters, and how to fix it. The table of the reference and every finding
 * are made from it.
 */
export interface Rule {
  readonly severity: Severity;
  readonly title: string;
  readonly why: string;
  readonly fix: string;
}

export const error = (title: string, why: string, fix: string): Rule => ({ severity: 'error', title, why, fix });
export const warning = (title: string, why: string, fix: string): Rule => ({ severity: 'warning', title, why, fix });
