import { escapeHtml } from '../../pages/escape-html.mjs';

interface Words {
  readonly title: string;
  readonly sentence?: string;
  /** Path of the page to go back to. */
  readonly back?: string;
  /** Markup below the words. */
  readonly main?: string;
}

/** Text that came from outside: nothing in it is markup, nor a place of the template. */
export const safe = (text: string): string => escapeHtml(text).replaceAll('{', '&#123;');

/** A page with a title, a sentence and a way back, for what the site itself has no page for. */
export function plainPage({ title, sentence, back, main = '' }: Words): { template: string } {
  const link = back
    ? `<p><a href="${safe(back)}">Voltar à página</a></p>`
    : '<p><a href="/">Ir para a página inicial</a></p>';
  return {
    template: `<!doctype html>
<html lang="pt-BR">
<head>
{{head}}
<link rel="stylesheet" href="/paginas.css">
<title>${safe(title)} · Ateliê Serra</title>
</head>
<body>
<header class="top"><a class="brand" href="/atelie/"><img src="/favicon.svg" width="28" height="28" alt=""><span>Ateliê Serra</span></a></header>
<main class="plain">
<div>
<h1>${safe(title)}</h1>
${sentence ? `<p class="lead">${safe(sentence)}</p>` : ''}
</div>
${main}
${link}
</main>
</body>
</html>
`,
  };
}
