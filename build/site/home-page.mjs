import { escapeHtml } from '../../demo/pages/escape-html.mjs';
import { shelf } from '../../demo/pages/shelf.mjs';
import { COST_REGION, readSizes } from '../sizes-table.mjs';
import { HOME, relativeLink } from './addresses.mjs';
import { BLOCKS } from './block-pages.mjs';
import { HOME_WORDS } from './home-words.mjs';
import { codeBlock } from './render-markdown.mjs';

const TAG = '<script src="/vitrine/vitrine.js" async></script>';

/** Which rows of the README's table of costs are shown, in the order of `cost` in the words: the tiers, and the median block. */
const COST_ROWS = [0, 1, 2, 4];

/**
 * The first page in a language.
 *
 * @param {string} lang
 * @param {object} site
 * @param {(path: string, lang: string) => { address: string, lang: string, title: string }} site.pageFor the page of a document, in that language where there is one
 * @param {string} site.readme
 * @param {readonly any[]} site.entries all blocks
 */
export function homePage(lang, { pageFor, readme, entries }) {
  const words = HOME_WORDS[lang];
  const address = HOME[lang];
  const link = ([text, path], attributes = '') => {
    const to = pageFor(path, lang);
    const other = to.lang === lang ? '' : ` hreflang="${to.lang}"`;
    return `<a href="${relativeLink(address, to.address)}"${other}${attributes}>${text}</a>`;
  };
  const section = (id, title, inner) =>
    `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>\n${inner}\n</section>\n`;
  const playground = `<a class="button demo-only" href="/experimentar/" hidden>${words.playground}</a>`;
  const examples = Object.entries(words.examples).map(([name, title]) => {
    const { example } = entries.find(({ block }) => block.name === name);
    return `<section id="see-${name}"><h3>${title}</h3>
<div class="pair"><div class="stage" lang="pt-BR">
${example.trim().replace('data-block="accordion"', '$& data-heading-level="3"')}
</div>
${codeBlock(example.trimEnd(), 'html')}</div></section>`;
  });
  const readers = words.readers.map(
    ([title, sentence, links]) =>
      `<li><h3>${title}</h3><p>${sentence}</p><p class="links">${links.map((one) => link(one)).join('')}</p></li>`,
  );
  const names = entries.map(({ block, words: portuguese }) => {
    const page = pageFor(`${BLOCKS}/${block.name}.md`, lang);
    return [page, lang === 'en' ? block.summary : portuguese.summary];
  });
  const blocks = names
    .toSorted(([one], [other]) => one.title.localeCompare(other.title, lang))
    .map(
      ([page, summary]) =>
        `<li><a href="${relativeLink(address, page.address)}" title="${escapeHtml(summary)}">${escapeHtml(page.title)}</a></li>`,
    );
  const told = readSizes(readme, COST_REGION);
  const costs = COST_ROWS.map(
    (row, at) => `<div><dt>${words.cost[at]}</dt><dd>${told[row].bytes[0].toLocaleString(lang)} B</dd></div>`,
  );
  const asked = words.asked.map(([question, answer]) => {
    const text = answer.replace(/\{([^}]+)\}/g, (_, path) => relativeLink(address, pageFor(path, lang).address));
    return `<details><summary>${question}</summary><p>${text}</p></details>`;
  });
  const inDemo = words.demoLinks.map(([text, href]) => `<a href="${href}">${text}</a>`);
  return {
    address,
    lang,
    title: words.title,
    description: words.lead,
    headings: [],
    alternates: HOME,
    html: `<div class="hero">
<div>
<h1>${words.heading}</h1>
<p class="lead">${words.lead}</p>
<pre class="tag" tabindex="0" role="region" aria-label="${words.tag}"><code>${escapeHtml(TAG)}</code></pre>
<p class="buttons">${link(words.start, ' class="button main"')}${link(words.install, ' class="button"')}${playground}</p>
<p class="demo-only links" hidden><span>${words.demo}:</span>${inDemo.join('')}</p>
</div>
${shelf()}
</div>
${section('see', words.tryTitle, `<p class="intro">${words.tryLead}</p>\n<div data-block="menu" data-label="${words.tryTitle}">\n${examples.join('\n')}\n</div>`)}
${section('readers', words.readersTitle, `<ul class="readers">\n${readers.join('\n')}\n</ul>`)}
${section('blocks', words.blocksTitle, `<ul class="names">\n${blocks.join('\n')}\n</ul>\n<p class="links">${link(words.blocksMore)}</p>`)}
${section('cost', words.costTitle, `<p class="intro">${words.costLead}</p>\n<dl class="costs">\n${costs.join('\n')}\n</dl>\n<p class="links">${link(words.costMore)}</p>`)}
${section('asked', words.askedTitle, `<div data-block="accordion" data-heading-level="3">\n${asked.join('\n')}\n</div>`)}`,
  };
}
