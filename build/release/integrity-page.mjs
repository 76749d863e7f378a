import { code, tableLines } from '../markdown.mjs';

/** Where the page's lines take the files to be. */
const BASE = '/vitrine/';

const html = (lines) => ['```html', ...lines, '```'];

/**
 * The page of a release that has the lines with hashes: of the script, of the import map, and of what each block preloads.
 *
 * @param {Record<string, any>} manifest `dist/manifest.json`
 * @param {readonly { name: string, size: number, sha256: string }[]} archives the files of the release itself
 * @returns {string} Markdown
 */
export function integrityPage(manifest, archives) {
  const { files, preload, tiers, version } = manifest;
  const hashOf = (path) => {
    if (!files[path]) throw new Error(`manifest.json does not list ${path}`);
    return files[path].integrity;
  };
  const script = (path) =>
    `<script src="${BASE}${path}" integrity="${hashOf(path)}" crossorigin="anonymous" async></script>`;
  const line = (path) => `<link rel="modulepreload" href="${BASE}${path}" integrity="${hashOf(path)}" crossorigin>`;
  const group = ([name, paths]) => [`<!-- ${name} -->`, ...[paths].flat().map(line)];
  const section = (title, sentence, groups) => ['', `## ${title}`, '', sentence, '', ...html(groups.flatMap(group))];

  const ofBlocks = Object.entries(preload.blocks);
  const withCore = ofBlocks.filter(([, paths]) => tiers.core.every((path) => paths.includes(path)));
  const light = ofBlocks.filter((one) => !withCore.includes(one)).map(([name]) => code(name));
  const beyondCore = ofBlocks.map(([name, paths]) => [name, paths.filter((path) => !tiers.core.includes(path))]);
  const chunks = Object.keys(files).filter((path) => path.startsWith('chunks/'));
  const map = JSON.stringify({ integrity: Object.fromEntries(chunks.map((path) => [BASE + path, hashOf(path)])) });

  return `${[
    `# Vitrine ${version}: hashes and lines to preload`,
    '',
    `The lines are for files at ${code(BASE)}, and for this version only. Write your own address in its place.`,
    '',
    ...tableLines(
      ['file of the release', 'bytes', 'SHA-256'],
      archives.map(({ name, size, sha256 }) => [name, size.toLocaleString('en'), code(sha256)]),
    ),
    '',
    '## The script',
    '',
    'One of these two lines, on every page:',
    '',
    ...html(['vitrine.js', 'vitrine.single.js'].map(script)),
    '',
    `The hash of ${code('vitrine.js')} does not cover the chunks that it imports; that of ${code('vitrine.single.js')} covers everything.`,
    ...section('Preload: every page with blocks', 'Put these before the script.', [
      ['your own markup', preload.stage],
      ['in place of it, a page that the platform has published', preload.publishedStage],
    ]),
    ...section('Preload: React', `For every block${light.length ? `, except ${light.join(', ')}` : ''}.`, [
      ['React, and what renders blocks', tiers.core.toReversed()],
    ]),
    ...section(
      'Preload: the files of a block',
      'Only for blocks that load without an interaction; a line that several blocks have is needed once.',
      beyondCore,
    ),
    ...section(
      'Preload: the cookie banner',
      'Beside the lines of its block; the sanitiser only where the text of the banner has markup.',
      ['consent', 'sanitiser'].map((name) => [name, preload.services[name]]),
    ),
    ...Object.entries(preload.messages).flatMap(([language, messages]) =>
      section(`Preload: messages in ${code(language)}`, 'For pages in that language.', Object.entries(messages)),
    ),
    ...section(
      'Preload: published markup',
      'For blocks that the platform has published.',
      Object.entries(preload.published),
    ),
    '',
    '## Every chunk at once',
    '',
    `Browsers that support ${code('integrity')} in import maps check every chunk with this element, before the first script. It adds ${Math.round(map.length / 1000)} kB to a page.`,
    '',
    ...html([`<script type="importmap">${map}</script>`]),
  ].join('\n')}\n`;
}
