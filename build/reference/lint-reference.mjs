import { tableLines } from '../markdown.mjs';

const escaped = (text) => text.replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'));

/**
 * The linter's rules as a page in Markdown, from the rules and nothing else.
 *
 * @param {Record<string, { severity: string, title: string, why: string, fix: string }>} rules
 */
export const lintReference = (rules) =>
  [
    '# lint',
    '',
    'What `vitrine lint` checks. `vitrine explain CODE` prints the same text.',
    '',
    ...tableLines(
      ['code', 'severity', 'mistake', 'why', 'how to fix it'],
      Object.entries(rules).map(([code, { severity, title, why, fix }]) =>
        [code, severity, title, why, fix].map(escaped),
      ),
    ),
    '',
  ].join('\n');
