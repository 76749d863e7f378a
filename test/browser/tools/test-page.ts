/** The tag as a theme author writes it. */
export const TAG = '<script async src="/dist/vitrine.js"></script>';

export interface PageOptions {
  /** Response headers, a content security policy for example. */
  headers?: Readonly<Record<string, string>>;
  /** The tag, another tag, or '' for a page without one. */
  tag?: string;
  /** Markup for the head, after the tag. */
  head?: string;
  dir?: 'ltr' | 'rtl';
  /** The last part of the page's path. */
  name?: string;
  /** What follows the path, with its question mark. */
  query?: string;
}

/** A whole page around a piece of markup. A text that starts with a doctype is taken as it is, with the tag in its head. */
export function testPage(html: string, { tag = TAG, head = '', dir = 'ltr' }: PageOptions): string {
  if (/^\s*<!doctype/i.test(html)) return html.replace('</head>', () => `${tag}${head}</head>`);
  return `<!doctype html>
<html lang="pt-BR" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Página de teste</title>
${tag}
${head}
</head>
<body>
<main>
<h1>Página de teste</h1>
<h2>Bloco</h2>
${html}
</main>
</body>
</html>`;
}
