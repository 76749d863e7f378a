import type { RuleProblem } from '../text/problem-keys.ts';

/**
 * Refuses a video of a Vimeo Basic account (EDITOR-614, ERR-303).
 *
 * @param accountType `account_type` of what Vimeo says of an embed
 */
export const vimeoAccountProblem = (provider: string, accountType: string): RuleProblem | null =>
  provider.trim().toLowerCase() === 'vimeo' && accountType.trim().toLowerCase() === 'basic'
    ? { key: 'problemVimeoBasic', values: {} }
    : null;
