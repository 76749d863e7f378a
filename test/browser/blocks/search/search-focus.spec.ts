// What is chosen and what has the focus, when what is shown changes under it.
import { expect, settled, test } from '../../tools/fixture.ts';
import { answer, CALL, CONTEXT, FORM, field, HTML, item, options } from './search-page.ts';

test('suggestions that come later leave none chosen, so that Enter opens none of them [BLOCK-009]', async ({
  page,
  pageWith,
}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALL, async (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('q') === 'va';
    if (!isFirst) await held;
    await answer(route, isFirst ? [item('Vaso'), item('Vale')] : [item('Vale'), item('Valsa')]);
  });
  await pageWith(HTML);
  await settled(page);
  await field(page).fill('va');
  await expect(options(page)).toHaveText([/^Vaso/, /^Vale/, /“va”/]);
  await field(page).fill('val');
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(options(page)).toHaveText([/^Vale/, /^Valsa/, /“val”/]);
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
});

test('a search that is cleared leaves the focus in the field, and one that shows more where the visitor has gone [COLL-008]', async ({
  page,
  pageWith,
}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALL, async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.get('q') === 'nada') return answer(route, []);
    if (searchParams.get('p') === '1') await held;
    return answer(route, [item(searchParams.get('p') === '0' ? 'Vaso' : 'Vale')], 2);
  });
  const block = `${CONTEXT}<div data-block="search" data-server="platform" data-page-size="1">${FORM}</div>`;
  await pageWith(block, { query: '?q=nada' });
  await settled(page);
  await page.locator('[part~=empty-state]').getByRole('button').press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await pageWith(block, { query: '?q=va' });
  await settled(page);
  await page.locator('[part~=more]').press('Enter');
  await field(page).focus();
  release();
  await expect(page.locator('[part~=result]')).toHaveCount(2);
  await expect(field(page)).toBeFocused();
});
