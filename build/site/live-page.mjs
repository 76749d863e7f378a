import { escapeHtml } from '../../demo/pages/escape-html.mjs';

/** Folders of the demo's server, whose files the site has a copy of below `live/`. */
const FOLDERS = /(src|poster|href)="\/(imagens|videos|audio)\/([^"?]+)[^"]*"/g;

/** The demo's files that some pages show: their addresses below `live/`. */
export const shownIn = (html) =>
  [...html.matchAll(/(?:src|poster)="((?:imagens|videos|audio)\/[^"]+)"/g)].map(([, file]) => file);

/** A page with the example of a block alone. It says how high it is to the page that frames it. */
export const livePage = ({ example, title }) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Vitrine</title>
<link rel="icon" href="../assets/favicon.svg">
<link rel="stylesheet" href="../assets/site.css">
<script src="../assets/start.js"></script>
<script src="../assets/live.js" defer></script>
</head>
<body class="alone">
<main>
${example.replace(FOLDERS, '$1="$2/$3"')}</main>
</body>
</html>
`;
