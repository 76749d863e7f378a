const code = (text) => `\`${text}\``;
const cell = (text) => String(text).replaceAll('|', '\\|');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * The reference page of the page context, in Markdown, from its declarations.
 *
 * @param {{ contextHelp: Record<string, string>, cookieSettingsFields: Record<string, object> }} vocabulary
 */
export function contextReference({ contextHelp, cookieSettingsFields }) {
  const fields = Object.entries(contextHelp).map(([path, meaning]) => [code(path), cell(meaning)]);
  const settings = Object.entries(cookieSettingsFields).map(([name, field]) => {
    const fallback = field.toText(field.fallback);
    return [code(name), cell(field.expected), fallback ? code(fallback) : 'none', cell(field.help)];
  });
  return `# The page context

What a server may tell in \`<script type="application/json" data-site-context>\`. Every field is optional. A dot leads into an object: \`website.language\` is \`{ "website": { "language": "pt-BR" } }\`.

${table(['field', 'meaning'], fields)}

## Settings of cookies

The fields of \`cookieSettings\`:

${table(['field', 'value', 'default', 'meaning'], settings)}
`;
}
