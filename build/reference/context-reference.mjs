import { code, tableLines } from '../markdown.mjs';

/**
 * The reference page of the page context, in Markdown, from its declarations.
 *
 * @param {{ contextHelp: Record<string, string>, furtherContextHelp: Record<string, string>, cookieSettingsFields: Record<string, any> }} vocabulary
 */
export function contextReference({ contextHelp, furtherContextHelp, cookieSettingsFields }) {
  const meanings = Object.entries({ ...contextHelp, ...furtherContextHelp });
  const groupOf = (path) => path.split('.')[0];
  const groups = new Set(Object.keys(contextHelp).map(groupOf));
  const fields = [...groups].flatMap((group) =>
    meanings.filter(([path]) => groupOf(path) === group).map(([path, meaning]) => [code(path), meaning]),
  );
  const settings = Object.entries(cookieSettingsFields).map(([name, field]) => {
    const fallback = field.toText(field.fallback);
    return [code(name), field.expected, fallback ? code(fallback) : 'none', field.help];
  });
  return `# The page context

What a server may tell in \`<script type="application/json" data-site-context>\`. Every field is optional. A dot leads into an object: \`website.language\` is \`{ "website": { "language": "pt-BR" } }\`.

${tableLines(['field', 'meaning'], fields).join('\n')}

## Settings of cookies

The fields of \`cookieSettings\`:

${tableLines(['field', 'value', 'default', 'meaning'], settings).join('\n')}
`;
}
