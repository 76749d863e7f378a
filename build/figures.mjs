// Writes what documents have of the last build: sizes, lists, the reference, and the contract of a server from the clients.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { takeOnly } from './command-line.mjs';
import { contractInPortuguese } from './contract/portuguese.mjs';
import { CONTRACT, contractPage, PORTUGUESE_CONTRACT, readContract } from './contract.mjs';
import { writeLists } from './lists.mjs';
import { referencePages } from './reference/reference-pages.mjs';
import { COST_REGION, costRows, SIZES_REGION, sizeRows, sizesTable } from './sizes-table.mjs';

takeOnly();
const manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8'));
const rows = sizeRows(manifest);

async function writeSizes(path, region, some) {
  const text = await readFile(path, 'utf8');
  if (!region.test(text)) throw new Error(`${path} has no region that matches ${region}`);
  await writeFile(
    path,
    text.replace(region, (_, begin, __, end) => begin + sizesTable(some) + end),
  );
  console.log(`${path}: ${some.length} sizes`);
}

await writeSizes('docs/reference/sizes.md', SIZES_REGION, rows);
await writeSizes('README.md', COST_REGION, costRows(rows, manifest));

console.log(`${(await writeLists()).join(', ')}: lists`);

const reference = await referencePages(manifest);
await rm('docs/reference/blocks', { recursive: true, force: true });
await mkdir('docs/reference/blocks', { recursive: true });
for (const { path, text: page } of reference) await writeFile(path, page);
console.log(`docs/reference: ${reference.length} pages`);

const contract = await readContract();
await mkdir(dirname(CONTRACT), { recursive: true });
const contractText = contractPage(contract);
await writeFile(CONTRACT, contractText);
await writeFile(PORTUGUESE_CONTRACT, contractInPortuguese(contractText).page);
console.log(`${CONTRACT}, ${PORTUGUESE_CONTRACT}: ${contract.calls.length} calls`);
