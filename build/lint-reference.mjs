/** A pipe would end the cell. */
const cell = (text) => text.replaceAll('|', '\\|').replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'));

/**
 * The linter's rules as a page in Markdown, from the rules and nothing else.
 *
 * @param {Record<string, { severity: string, title: string, why: string, mend: string }>} rules
 */
export const lintReference = (rules) =>
  [
    '# lint',
    '',
    'What `vitrine lint` looks for. `vitrine explain CODE` says the same.',
    '',
    '| code | severity | mistake | why | how to mend it |',
    '|---|---|---|---|---|',
    ...Object.entries(rules).map(
      ([code, { severity, title, why, mend }]) => `| ${[code, severity, title, why, mend].map(cell).join(' | ')} |`,
    ),
    '',
  ].join('\n');
