import { takeOnly } from './command-line.mjs';
import { writeSite } from './site/write-site.mjs';

takeOnly();
const { pages, seconds } = await writeSite();
console.log(`${pages} pages in dist/documents, in ${seconds.toFixed(1)} s: open dist/documents/index.html`);
