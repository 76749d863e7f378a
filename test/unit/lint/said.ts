import { lint } from '../../../src/lint/lint.ts';

/** What the linter says of a page, a line for each finding: line, rule, attribute and path, and what was probably meant. */
export const said = (html: string): string[] =>
  lint(html).map(({ line, code, attribute, path, nearest }) =>
    [line, code, attribute, path, nearest && `→ ${nearest}`].filter(Boolean).join(' '),
  );
