import { escapeHtml } from '../../demo/pages/escape-html.mjs';
import { HOME, LANGUAGES, relativeLink } from './addresses.mjs';
import { WORDS } from './words.mjs';

const icon = (paths) =>
  `<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
const GLASS = icon('<circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.8 3.8"/>');
const LINES = icon('<path d="M3 5.5h14M3 10h14M3 14.5h9"/>');

const theme = (words) =>
  Object.entries(words.themes)
    .map(
      ([value, label]) =>
        `<label class="segment"><input type="radio" name="theme" value="${value}"${value === 'auto' ? ' checked' : ''}><span>${label}</span></label>`,
    )
    .join('');

/** A link from one page to another, marked where that is in another language. */
const linkTo = (from, to, attributes = '') => {
  const other = to.lang === from.lang ? '' : ` lang="${to.lang}" hreflang="${to.lang}"`;
  return `<a href="${relativeLink(from.address, to.address)}"${other}${attributes}>${escapeHtml(to.title)}</a>`;
};

/** All pages by reader; the group of this page is open. */
function contents(page, groups, words) {
  const list = groups.map(({ id, pages }) => {
    const items = pages.map((one) => `<li>${linkTo(page, one, one === page ? ' aria-current="page"' : '')}</li>`);
    return `<details${id === page.group ? ' open' : ''}><summary>${words.groups[id]}</summary>
<ul>
${items.join('\n')}
</ul></details>`;
  });
  return `<nav class="all" id="site-contents" aria-label="${words.documents}" popover>
<div class="all-head"><strong>${words.documents}</strong><button type="button" class="small" popovertarget="site-contents" popovertargetaction="hide">${words.close}</button></div>
${list.join('\n')}
</nav>`;
}

function onPage({ headings }, words) {
  const deep = headings.filter(({ depth }) => depth <= 3).length > 60;
  const shown = headings.filter(({ depth }) => depth <= (deep ? 2 : 3));
  if (shown.length < 2) return '';
  const items = shown.map(
    ({ depth, id, text }) => `<li${depth > 2 ? ' class="deep"' : ''}><a href="#${id}">${escapeHtml(text)}</a></li>`,
  );
  return `<nav class="on-page" aria-label="${words.onPage}"><details><summary>${words.onPage}</summary>
<ul>
${items.join('\n')}
</ul></details></nav>`;
}

function around(page, groups, words) {
  const own = groups.flatMap(({ pages }) => pages).filter(({ lang }) => lang === page.lang);
  const at = own.indexOf(page);
  if (at < 0) return '';
  const way = (to, rel, word) =>
    to
      ? `<a rel="${rel}" href="${relativeLink(page.address, to.address)}"><span class="quiet">${word}</span><strong>${escapeHtml(to.title)}</strong></a>`
      : '';
  return `<nav class="around" aria-label="${words.around}">${way(own[at - 1], 'prev', words.previous)}${way(own[at + 1], 'next', words.next)}</nav>`;
}

const searchDialog = (
  words,
) => `<dialog class="search" id="site-search" aria-labelledby="site-search-title" data-none="${words.none}" data-one="${words.one}" data-many="${words.many}" data-failed="${words.failed}">
<div class="search-head"><h2 id="site-search-title">${words.search}</h2><button type="button" class="small" id="site-search-close">${words.close}</button></div>
<label for="site-search-field">${words.searchField}</label>
<input type="search" id="site-search-field" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" aria-describedby="site-search-hint">
<p class="quiet" id="site-search-hint">${words.searchHint}</p>
<p class="quiet" id="site-search-found" role="status"></p>
<ol id="site-search-results"></ol>
</dialog>`;

/**
 * A page of the site as it is written to its file.
 *
 * @param {any} page
 * @param {{ groups: { id: string, pages: any[] }[], pages: ReadonlyMap<string, Record<string, any>>, version: string }} site groups as pages of this language list them
 */
export function framed(page, { groups, pages, version }) {
  const words = WORDS[page.lang];
  const to = (address) => relativeLink(page.address, address);
  const [otherLang] = LANGUAGES.filter((lang) => lang !== page.lang);
  const other = page.alternates[otherLang] ?? HOME[otherLang];
  const isHome = page.address === HOME[page.lang];
  const eyebrow = page.group && `<p class="eyebrow">${words.groups[page.group]}</p>\n`;
  const source =
    page.source && `<p class="quiet source">${words.source} <code>${escapeHtml(page.source)}</code>.</p>\n`;
  const twin =
    page.alternates[otherLang] && !isHome
      ? `<p class="twin"><a href="${to(other)}" lang="${otherLang}" hreflang="${otherLang}">${escapeHtml(words.inOther)}: ${escapeHtml(pages.get(other)?.title)}</a></p>\n`
      : '';
  const article = `<article>
${eyebrow || ''}<h1>${escapeHtml(page.title)}</h1>
${twin}${onPage(page, words)}
<div class="text">
${page.html}</div>
${around(page, groups, words)}
${source || ''}</article>`;
  return `<!doctype html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${isHome ? escapeHtml(page.title) : `${escapeHtml(page.title)} · Vitrine`}</title>
<meta name="description" content="${escapeHtml(page.description)}">
<meta name="color-scheme" content="light dark">
${Object.entries(page.alternates)
  .map(([lang, address]) => `<link rel="alternate" hreflang="${lang}" href="${to(address)}">\n`)
  .join('')}<link rel="icon" href="${to('assets/favicon.svg')}">
<link rel="stylesheet" href="${to('assets/site.css')}">
<script src="${to('assets/start.js')}"></script>
<script src="${to('assets/site.js')}" data-index="${to('assets/search-index.js')}" defer></script>
</head>
<body${isHome ? ' class="home"' : ''}>
<a class="skip" href="#site-content">${words.skip}</a>
<header class="top">
<a class="brand" href="${to(HOME[page.lang])}"><img src="${to('assets/favicon.svg')}" width="28" height="28" alt=""><span>Vitrine</span></a>
<button type="button" class="tool contents-button" popovertarget="site-contents">${LINES}<span>${words.contents}</span></button>
<button type="button" class="tool search-button" id="site-search-open" aria-haspopup="dialog" aria-keyshortcuts="Control+K" hidden>${GLASS}<span>${words.search}</span><kbd aria-hidden="true">Ctrl K</kbd></button>
<a class="language" href="${to(other)}" lang="${otherLang}" hreflang="${otherLang}">${words.other}</a>
<fieldset class="segments"><legend class="unseen">${words.theme}</legend>${theme(words)}</fieldset>
</header>
<div class="page">
${contents(page, groups, words)}
<main id="site-content" tabindex="-1">
${isHome ? page.html : article}
</main>
</div>
<footer class="foot"><p>Vitrine ${escapeHtml(version)}</p></footer>
${searchDialog(words)}
</body>
</html>
`;
}
