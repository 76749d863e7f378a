import { readPolicy } from './read-policy.mjs';
import { fill } from './template.mjs';

/** @type {[pattern: RegExp, to: string][]} */
const RULES = [
  [/<p><a href="\/partes">.*?<\/p>\n/g, ''],
  [/<p><a href="\/self-check">.*?<\/p>\n/g, ''],
  [/<(li|p) data-served>.*?<\/\1>\n/g, ''],
  [/ nonce="[^"]*"/g, ''],
  [/(href|src)="\/(#[^"]*)?"/g, '$1="index.html$2"'],
  [/(href|src)="\/blocks\/([a-z0-9-]+)/g, '$1="$2.html'],
  [/href="\/desempenho"/g, 'href="desempenho.html"'],
  [/(href|src)="\/cenas\/([a-z0-9-]+)/g, '$1="cena-$2.html'],
  [/src="\/dist\/vitrine\.js"/g, 'src="../vitrine.single.js"'],
  [/(href|src)="\/dist\/([^"]+)"/g, '$1="../$2"'],
  [/(href|src)="\/(demo\.css|theme\.js|menu\.js|page\.js|favicon\.svg)"/g, '$1="$2"'],
];

/** A served page, made to open from disk: relative addresses, the single file, no policy. */
export function forDisk(template) {
  const { html } = readPolicy(template);
  const crowded = html.includes('{{many}}');
  // Nobody answers ?n= on a disk.
  const page = crowded ? html.replace(/<p class="links">.*?<\/p>\n/, '') : html;
  const query = new URLSearchParams(crowded ? { n: '200' } : {});
  return RULES.reduce((text, [pattern, to]) => text.replace(pattern, to), fill(page, { query }));
}
