import { expect, it, vi } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';

// A block whose number on published pages is not that of VOCAB-602: 18, and not 17.
vi.mock('../../../src/widgets/blocks.ts', async (original) => {
  const { blocks } = await original<typeof import('../../../src/widgets/blocks.ts')>();
  const [accordion] = blocks.filter(({ name }) => name === 'accordion');
  return { blocks: [...blocks, { ...accordion, name: 'menu', platform: [] }] };
});

it('takes an element for a block that has nothing but its number', () => {
  expect(lint('<div data-block-type="70"></div>').map(({ block }) => block)).toContain('marquee');
});

it('reads the numbers of published blocks by the table of published pages', () => {
  const blocksOf = (code: number): (string | null)[] =>
    lint(`<div class="sqs-block" data-block-type="${code}" data-block-json="{"></div>`).map(({ block }) => block);
  expect(new Set(blocksOf(18))).toEqual(new Set(['menu']));
  expect(blocksOf(17)).not.toContain('menu');
});
