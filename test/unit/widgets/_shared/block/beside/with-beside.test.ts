import { describe, expect, it } from 'vitest';
import { holderOf, withBeside } from '../../../../../../src/widgets/_shared/block/beside/with-beside.ts';

function source(html: string): Element {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** The words above and below the content, of a block that draws each `b` and lends each `i`. */
function wordsBeside(html: string, isAlone = false): { before: string[]; after: string[] } | undefined {
  const block = source(html);
  const lend = [...block.querySelectorAll('i')].map((node, at) => ({ slot: `item-${at}`, nodes: [node] }));
  const parsed = withBeside(block, { content: {}, lend }, block.querySelectorAll('b'), isAlone);
  const { beside }: { beside?: { before: string[]; after: string[] } } = parsed.content;
  const words = (slot: string): string =>
    (parsed.lend.find((one) => one.slot === slot)?.nodes ?? []).map((node) => node.textContent).join('');
  return beside && { before: beside.before.map(words), after: beside.after.map(words) };
}

describe('what stands beside the content of a block', () => {
  it.each([
    ['in its element', 'um<b>x</b>dois<b>y</b>', ['um'], ['dois']],
    ['in a wrapper', '<div><h2>um</h2><p>dois</p><b>x</b><p>três</p></div>', ['umdois'], ['três']],
    [
      'in wrappers at every depth',
      'um<div>dois<div><b>x</b>três</div>quatro</div>cinco',
      ['um', 'dois'],
      ['três', 'quatro', 'cinco'],
    ],
    ['between items of a list', '<ul><li><i>x</i></li><li>um</li><li><i>y</i></li></ul>', [], ['um']],
    ['around what is lent', '<div>um<i>x</i>dois</div>', ['um'], ['dois']],
    ['not inside what is drawn', '<b>x<span>um</span></b>', [], []],
    ['not where nobody sees it', '<script>um</script><b>x</b><template>dois</template> ', [], []],
  ])('%s', (_where, html, before, after) => {
    expect(wordsBeside(html)).toEqual({ before, after });
  });

  it('is nothing where the block draws nothing, and all of it where it stands alone', () => {
    expect(wordsBeside('<p>um</p>')).toBeUndefined();
    expect(wordsBeside('<p>um</p>dois', true)).toEqual({ before: ['umdois'], after: [] });
  });
});

describe('the element whose children a block reads', () => {
  it.each([
    ['its own', '<h2>um</h2><p>dois</p>', 'DIV', ''],
    ['its only wrapper', '<div class="a"><div class="b"><p>um</p><h2>dois</h2></div></div>', 'DIV', 'b'],
    [
      'its own where two wrappers have some',
      '<div class="a"><h2>um</h2></div><div class="b"><h2>dois</h2></div>',
      'DIV',
      '',
    ],
    ['its own where another block has them', '<div class="a" data-block="menu"><h2>um</h2></div>', 'DIV', ''],
  ])('is %s', (_which, html, name, className) => {
    const holder = holderOf(source(html), 'h2');
    expect([holder.nodeName, holder.className]).toEqual([name, className]);
  });
});
