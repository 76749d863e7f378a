import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../../demo/pages/escape-html.mjs';
import { referenceTables } from '../../../../demo/pages/reference-tables.mjs';
import { readWords } from '../../../../demo/pages/words.mjs';
import { blockNames, declarationOf, sentencesOf } from '../../../declarations.ts';

async function shown(name: string): Promise<string> {
  const block = await declarationOf(name);
  return referenceTables(block, await readWords(block));
}

const textOf = (html: string): string => html.replace(/<[^>]+>/g, '');

describe('the reference on a page of a block', () => {
  it('says of a flag the words that it takes', async () => {
    const row = (await shown('marquee')).split('<tr').find((one) => one.includes('data-paused-on-hover')) ?? '';
    const cells = row.split('<td').map((cell) => textOf(`<td${cell}`));
    expect(cells.slice(1, 3)).toEqual(['true ou false', 'false']);
  });

  it('names keys in Portuguese', async () => {
    const keys = [...(await shown('accordion')).matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, key]) => key);
    expect(keys).toEqual(['Enter', 'Espaço', 'Seta para baixo', 'Seta para cima', 'Home', 'End']);
  });

  it.each(blockNames)('of %s has none of the sentences of its declaration, which are English', async (name) => {
    const sentences = sentencesOf(await declarationOf(name));
    const html = await shown(name);
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.filter((sentence) => html.includes(escapeHtml(sentence)))).toEqual([]);
  });
});
