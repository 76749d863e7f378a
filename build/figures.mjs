// Writes the table of sizes in the README from the manifest of the last build, and the contract of a server from the clients.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { takeOnly } from './command-line.mjs';
import { CONTRACT, contractPage, readContract } from './contract.mjs';
import { writeLists } from './lists.mjs';
import { SIZES_REGION, sizeRows, sizesTable } from './sizes-table.mjs';

takeOnly();
const README = 'README.md';
const rows = sizeRows(JSON.parse(await readFile('dist/manifest.json', 'utf8')));
const text = await readFile(README, 'utf8');
if (!SIZES_REGION.test(text)) throw new Error(`${README} has no region <!-- sizes:begin --> … <!-- sizes:end -->`);
await writeFile(
  README,
  text.replace(SIZES_REGION, (_, begin, __, end) => begin + sizesTable(rows) + end),
);
console.log(`${README}: ${rows.length} sizes`);

console.log(`${(await writeLists()).join(', ')}: lists`);

const contract = await readContract();
await mkdir(dirname(CONTRACT), { recursive: true });
await writeFile(CONTRACT, contractPage(contract));
console.log(`${CONTRACT}: ${contract.calls.length} calls`);
