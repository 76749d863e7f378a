import { type Answer, emptyAnswer } from './answer.ts';
import { isSitePath } from './answer-site.ts';
import { signedInMember } from './api/signed-in-member.ts';
import type { Backend } from './backend.ts';
import { pageAnswer } from './pages/page-answer.ts';
import { safe } from './pages/plain-page.ts';
import type { Visit } from './visit.ts';

/** Whether a path is in the stand-in of the platform's configuration area. */
export const isConfigPath = (path: string): boolean => path === '/config' || path.startsWith('/config/');

/** The page of the site that the preview shows; anything else than a page of the shop is its home. */
function previewOf(frameUrl: string | null): string {
  if (!frameUrl?.startsWith('/') || !URL.canParse(frameUrl, 'http://loja.example')) return '/atelie/';
  const { host, pathname, search } = new URL(frameUrl, 'http://loja.example');
  return host === 'loja.example' && isSitePath(pathname) ? pathname + search : '/atelie/';
}

const around = (main: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
{{head}}
<link rel="stylesheet" href="/config.css">
<title>Configuração · Ateliê Serra</title>
<meta name="description" content="O lugar da área de configuração da plataforma, nesta demonstração.">
</head>
<body class="config">
${main}
</body>
</html>
`;

const SIGN_IN = `<main class="plain">
<h1>Configuração do site</h1>
<p>Esta página faz o papel da área de configuração da plataforma. Só entra quem cuida do ateliê.</p>
<p><a class="button" href="/atelie/entrar?de=config">Entrar</a></p>
<p class="quiet">Para experimentar: lucia@exemplo.com, com a senha forno-e-serra.</p>
<p><a href="/cenas/visita-de-dona">Voltar à cena</a></p>
</main>`;

const DESIGN = `<main class="plain">
<h1>Aparência</h1>
<p>Aqui a plataforma mostraria cores e letras do site. Nesta demonstração não há o que mudar.</p>
<p><a href="/config/">Ir para a prévia</a></p>
</main>`;

const preview = (path: string): string => `<header class="config-bar">
<strong>Configuração</strong>
<nav aria-label="Configuração"><a href="/config/" aria-current="page">Site</a> <a href="/config/design">Aparência</a> <a href="${safe(path)}">Ver o site</a></nav>
<p id="mode" role="status">Modo de edição</p>
</header>
<main class="config-main">
<h1 class="unseen">Prévia do site</h1>
<aside id="guide" class="config-guide" aria-label="Guia">
<h2>Primeiros passos</h2>
<p>Clique na prévia e aperte Esc: este guia se fecha. Outro Esc troca entre edição e prévia. Shift+Esc sai da conta.</p>
</aside>
<iframe id="preview" title="Prévia do site" src="${safe(path)}" data-guide-open></iframe>
</main>
<script src="/config.js" nonce="{{nonce}}"></script>`;

/** Answers the stand-in of the configuration area: where an owner's Esc leads, and the frame around the preview. */
export async function answerConfig(visit: Visit, backend: Backend): Promise<Answer> {
  if (visit.method !== 'GET' && visit.method !== 'HEAD') return emptyAnswer(405, { allow: 'GET, HEAD' });
  if (!signedInMember({ visit, backend })?.owner) return pageAnswer(visit, backend, { template: around(SIGN_IN) });
  const isDesign = visit.path === '/config/design';
  const main = isDesign ? DESIGN : preview(previewOf(visit.url.searchParams.get('frameUrl')));
  return pageAnswer(visit, backend, { template: around(main) });
}
