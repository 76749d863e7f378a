import { expect, it } from 'vitest';
import readPublished from '../../../../src/widgets/summary/published.ts';

function read(items: string) {
  const element = document.createElement('div');
  element.innerHTML = `<div class="summary-block-wrapper"><div class="summary-item-list">${items}</div></div>`;
  return readPublished(element);
}

it('leaves a published summary without items as it is: the page shows nothing there [BLOCK-004]', () => {
  expect(read('')).toBeUndefined();
  expect(read('<div class="summary-item"><a href="/a">A</a></div>')?.content.items).toHaveLength(1);
});
